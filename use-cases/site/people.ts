import { isDeepStrictEqual } from 'node:util';
import { recordActivity } from '../../db/activity';
import { type DbOrTransaction, inTransaction } from '../../db/connection';
import { assignMedia, findMediaByUrl, releaseMedia } from '../../db/media';
import { fillMissingAlt } from '../../db/media-library';
import { getSitePartVersion, readSitePart, writeSitePart } from '../../db/site-parts';
import { DomainError, fieldRefusal } from '../../domain/errors';
import { messages } from '../../domain/messages';
import { type People, peopleSchema } from '../../domain/people';
import { isLibraryPortrait } from '../../domain/portraits';
import { isSitePath } from '../../domain/site-path';
import type { Services, SessionUser } from '../context';

/** Shows pictures as an item does, under this id. */
export const PEOPLE_USER = 'site-people';

/** People and testimonials as staff stored them; undefined while the built-in ones hold. */
export async function readPeople(db: DbOrTransaction): Promise<People | undefined> {
  return peopleSchema.safeParse(await readSitePart(db, 'people')).data;
}

type Needs = Pick<Services, 'db' | 'clock' | 'builtInPeople' | 'siteChanged' | 'images'> & {
  user: SessionUser;
};

/** As they are, and a sign by which later changes of somebody else are seen. */
export const peopleNow = async ({ db, builtInPeople }: Pick<Needs, 'db' | 'builtInPeople'>) => ({
  ...((await readPeople(db)) ?? builtInPeople()),
  seen: await getSitePartVersion(db, 'people'),
});

const portraitsOf = (parts: People | undefined) =>
  (parts?.people ?? []).map(({ portrait }) => portrait).filter(isLibraryPortrait);

/**
 * Stores all of them, in their order; those that are again the built-in ones follow those. Portraits in use cannot be
 * deleted from the library.
 * @throws DomainError `conflict` when somebody else changed them, `invalid` for a portrait that the library does not have.
 */
export async function changePeople(
  needs: Needs,
  { seen, ...parts }: People & { seen: string },
): Promise<void> {
  const { db, clock, user } = needs;
  await inTransaction(db, async trx => {
    if ((await getSitePartVersion(trx, 'people')) !== seen)
      throw new DomainError('conflict', messages.peopleChanged);
    const before = portraitsOf(await readPeople(trx));
    const after = portraitsOf(parts);
    const known = new Set((await findMediaByUrl(trx, after)).map(({ url }) => url));
    const unknown = parts.people.findIndex(
      ({ portrait }) => isLibraryPortrait(portrait) && !known.has(portrait),
    );
    if (unknown >= 0) {
      const isGone = isSitePath(parts.people[unknown]?.portrait ?? '');
      const message = isGone ? messages.pictureGone : messages.photoForeign;
      throw fieldRefusal('invalid', `people.${unknown}.portrait`, message);
    }
    const isBuiltIn = isDeepStrictEqual(parts, needs.builtInPeople());
    await writeSitePart(trx, 'people', isBuiltIn ? {} : parts, clock.now());
    await assignMedia(trx, PEOPLE_USER, after);
    // A portrait that nobody described shows the person it stands for.
    await fillMissingAlt(
      trx,
      parts.people.map(({ portrait, name }) => ({ src: portrait, alt: name, decorative: false })),
    );
    await releaseMedia(
      trx,
      PEOPLE_USER,
      clock.now(),
      before.filter(url => !after.includes(url)),
    );
    await recordActivity(trx, {
      at: clock.now(),
      member: user,
      action: 'factsChanged',
      kind: 'site',
      subject: { id: 'people', title: 'people and testimonials' },
    });
  });
  needs.images.sweepSoon();
  await needs.siteChanged();
}

/** Puts a picture in the place of another one wherever a person is shown with it. */
export async function swapPortrait(
  trx: DbOrTransaction,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  const parts = await readPeople(trx);
  if (!parts) return;
  const people = parts.people.map(each => (each.portrait === from ? { ...each, portrait: to } : each));
  await writeSitePart(trx, 'people', { ...parts, people }, now);
  await assignMedia(trx, PEOPLE_USER, [to]);
  await releaseMedia(trx, PEOPLE_USER, now, [from]);
}
