import { recordSiteChange } from '../../db/activity';
import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import { readSitePart, writeSitePart } from '../../db/site-parts';
import { type Logo, logoSchema, toShownLogo } from '../../domain/logo';
import { messages } from '../../domain/messages';
import type { SiteFacts } from '../../domain/site';
import { assertExists } from '../assert-exists';
import type { Services, SessionUser } from '../context';
import { readFacts, storeFacts } from './facts';

/** Returns undefined for the built-in mark. */
export async function readLogo(db: DbOrTransaction): Promise<Logo | undefined> {
  return logoSchema.safeParse(await readSitePart(db, 'logo')).data;
}

type Needs = Pick<
  Services,
  'db' | 'clock' | 'builtInFacts' | 'onSiteChange' | 'incoming' | 'createLogoVariants'
> & {
  user: SessionUser;
};
type Upload = { key: string; name: string };

const toDataUrl = (png: string) => `data:image/png;base64,${png}`;

const toLogoPreview = (logo: Logo) => ({
  name: logo.name,
  kind: logo.kind,
  alone: toShownLogo(logo).alone,
  bytes: Buffer.byteLength(logo.file, 'base64'),
  white: toDataUrl(logo.cuts.white),
  black: toDataUrl(logo.cuts.black),
  icon: toDataUrl(logo.cuts.icon),
  mail: toDataUrl(logo.cuts.mail),
});

/** Returns the brand. `logo` is null for the built-in mark. */
export async function getBrand({ db, builtInFacts }: Pick<Needs, 'db' | 'builtInFacts'>) {
  const { name, brandSuffix, referencePrefix, accent, accentName, typeface } = await readFacts(
    db,
    builtInFacts,
  );
  const logo = await readLogo(db);
  return {
    facts: { name, brandSuffix, referencePrefix, accent, accentName, typeface },
    logo: logo ? toLogoPreview(logo) : null,
  };
}

/** @throws DomainError `not_found` for a missing upload, and like `Services.createLogoVariants`. */
async function readUploadedLogo(
  { incoming, createLogoVariants }: Pick<Needs, 'incoming' | 'createLogoVariants'>,
  { key, name }: Upload,
) {
  const bytes = assertExists(await incoming.read(key), messages.uploadMissing);
  return { ...(await createLogoVariants(bytes)), name };
}

/** Renders an uploaded logo. Retains a valid upload, because `changeBrand` needs it. */
export async function previewLogo(needs: Pick<Needs, 'incoming' | 'createLogoVariants'>, upload: Upload) {
  try {
    return toLogoPreview(await readUploadedLogo(needs, upload));
  } catch (error) {
    await needs.incoming.remove(upload.key);
    throw error;
  }
}

/**
 * Saves facts and logo together or not at all.
 * @param logo an upload, null for the built-in mark, or undefined for no change.
 * @throws DomainError like `previewLogo`.
 */
export async function changeBrand(
  needs: Needs,
  { facts, logo }: { facts: Partial<SiteFacts>; logo?: Upload | null | undefined },
): Promise<void> {
  const { db, clock } = needs;
  const newLogo = logo ? await readUploadedLogo(needs, logo) : logo;
  await runInTransaction(db, async trx => {
    await storeFacts(trx, needs, facts);
    if (newLogo === undefined) return;
    await writeSitePart(trx, 'logo', newLogo ?? {}, clock.now());
    await recordSiteChange(trx, needs, 'logo', 'the logo', newLogo ? 'factsChanged' : 'removed');
  });
  await needs.onSiteChange();
  if (logo) await needs.incoming.remove(logo.key);
}
