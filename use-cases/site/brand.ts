import { recordActivity } from '../../db/activity';
import { type DbOrTransaction, inTransaction } from '../../db/connection';
import { readSitePart, writeSitePart } from '../../db/site-parts';
import { DomainError } from '../../domain/errors';
import { type Logo, logoSchema, toShownLogo } from '../../domain/logo';
import { messages } from '../../domain/messages';
import type { SiteFacts } from '../../domain/site';
import type { Services, SessionUser } from '../context';
import { readFacts, storeFacts } from './facts';

/** Reads the published logo; undefined for the built-in mark. */
export async function readLogo(db: DbOrTransaction): Promise<Logo | undefined> {
  return logoSchema.safeParse(await readSitePart(db, 'logo')).data;
}

type Needs = Pick<Services, 'db' | 'clock' | 'builtInFacts' | 'siteChanged' | 'incoming' | 'cutLogo'> & {
  user: SessionUser;
};
/** A browser’s upload with its file name. */
type Upload = { key: string; name: string };

const toDataUrl = (png: string) => `data:image/png;base64,${png}`;

/** Converts a logo for the form. */
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

/** Returns the branding: its facts, and the logo unless it is built in. */
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

/** Reads an upload as a logo. @throws DomainError `not_found` for a missing upload, and as `Services.cutLogo` */
async function readUploadedLogo(
  { incoming, cutLogo }: Pick<Needs, 'incoming' | 'cutLogo'>,
  { key, name }: Upload,
) {
  const bytes = await incoming.read(key);
  if (!bytes) throw new DomainError('not_found', messages.uploadMissing);
  return { ...(await cutLogo(bytes)), name };
}

/** Returns a preview of an upload as the logo. Doesn’t delete the upload, because `changeBrand` needs it. */
export async function previewLogo(needs: Pick<Needs, 'incoming' | 'cutLogo'>, upload: Upload) {
  try {
    return toLogoPreview(await readUploadedLogo(needs, upload));
  } catch (error) {
    await needs.incoming.remove(upload.key);
    throw error;
  }
}

/**
 * Updates the branding as one change, completely or not at all.
 * @param logo an upload; null for the built-in mark; undefined for no change.
 * @throws DomainError as `previewLogo`
 */
export async function changeBrand(
  needs: Needs,
  { facts, logo }: { facts: Partial<SiteFacts>; logo?: Upload | null | undefined },
): Promise<void> {
  const { db, clock, user } = needs;
  const newLogo = logo ? await readUploadedLogo(needs, logo) : logo;
  await inTransaction(db, async trx => {
    await storeFacts(trx, needs, facts);
    if (newLogo === undefined) return;
    await writeSitePart(trx, 'logo', newLogo ?? {}, clock.now());
    await recordActivity(trx, {
      at: clock.now(),
      member: user,
      action: newLogo ? 'factsChanged' : 'removed',
      kind: 'site',
      subject: { id: 'logo', title: 'the logo' },
    });
  });
  await needs.siteChanged();
  if (logo) await needs.incoming.remove(logo.key);
}
