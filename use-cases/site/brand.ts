import { recordActivity } from '../../db/activity';
import { type DbOrTransaction, inTransaction } from '../../db/connection';
import { readSitePart, writeSitePart } from '../../db/site-parts';
import { DomainError } from '../../domain/errors';
import { type Logo, logoSchema, shownLogo } from '../../domain/logo';
import { messages } from '../../domain/messages';
import type { SiteFacts } from '../../domain/site';
import type { Services, SessionUser } from '../context';
import { readFacts, storeFacts } from './facts';

/** The logo that staff published; undefined while the built-in mark holds. */
export async function readLogo(db: DbOrTransaction): Promise<Logo | undefined> {
  return logoSchema.safeParse(await readSitePart(db, 'logo')).data;
}

type Needs = Pick<Services, 'db' | 'clock' | 'builtInFacts' | 'siteChanged' | 'incoming' | 'cutLogo'> & {
  user: SessionUser;
};
/** A file that the browser sent, and what it was called. */
export type Upload = { key: string; name: string };

const pictureOf = (png: string) => `data:image/png;base64,${png}`;

/** A logo as the form shows it. */
const shown = (logo: Logo) => ({
  name: logo.name,
  kind: logo.kind,
  alone: shownLogo(logo).alone,
  bytes: Buffer.byteLength(logo.file, 'base64'),
  white: pictureOf(logo.cuts.white),
  black: pictureOf(logo.cuts.black),
  icon: pictureOf(logo.cuts.icon),
  mail: pictureOf(logo.cuts.mail),
});

/** What the agency looks like: the facts that say so, and its logo, unless that is the built-in mark. */
export async function brandNow({ db, builtInFacts }: Pick<Needs, 'db' | 'builtInFacts'>) {
  const { name, brandSuffix, referencePrefix, accent, accentName, typeface } = await readFacts(
    db,
    builtInFacts,
  );
  const logo = await readLogo(db);
  return {
    facts: { name, brandSuffix, referencePrefix, accent, accentName, typeface },
    logo: logo ? shown(logo) : null,
  };
}

/** @throws DomainError `not_found` for an upload that is not there; as `Services.cutLogo` */
async function cut({ incoming, cutLogo }: Pick<Needs, 'incoming' | 'cutLogo'>, { key, name }: Upload) {
  const bytes = await incoming.read(key);
  if (!bytes) throw new DomainError('not_found', messages.uploadMissing);
  return { ...(await cutLogo(bytes)), name };
}

/** What an upload would look like as the logo. It stays where uploads lie, for `changeBrand`. */
export async function tryLogo(needs: Pick<Needs, 'incoming' | 'cutLogo'>, upload: Upload) {
  try {
    return shown(await cut(needs, upload));
  } catch (error) {
    await needs.incoming.remove(upload.key);
    throw error;
  }
}

/**
 * Publishes what the agency looks like as one change, all of it or nothing.
 * @param logo an upload; null for the built-in mark; left out, it stays as it is.
 * @throws DomainError as `tryLogo`
 */
export async function changeBrand(
  needs: Needs,
  { facts, logo }: { facts: Partial<SiteFacts>; logo?: Upload | null | undefined },
): Promise<void> {
  const { db, clock, user } = needs;
  const taken = logo ? await cut(needs, logo) : logo;
  await inTransaction(db, async trx => {
    await storeFacts(trx, needs, facts);
    if (taken === undefined) return;
    await writeSitePart(trx, 'logo', taken ?? {}, clock.now());
    await recordActivity(trx, {
      at: clock.now(),
      member: user,
      action: taken ? 'factsChanged' : 'removed',
      kind: 'site',
      subject: { id: 'logo', title: 'the logo' },
    });
  });
  await needs.siteChanged();
  if (logo) await needs.incoming.remove(logo.key);
}
