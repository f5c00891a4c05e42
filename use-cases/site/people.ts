import { isDeepStrictEqual } from 'node:util';
import { recordSiteChange } from '../../db/activity';
import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import { assignMedia, findMediaByUrl, releaseMedia } from '../../db/media';
import { fillMissingAlt } from '../../db/media-library';
import { getSitePartVersion, readSitePart, writeSitePart } from '../../db/site-parts';
import { createFieldError, DomainError } from '../../domain/errors';
import { messages } from '../../domain/messages';
import { type People, peopleSchema } from '../../domain/people';
import { isLibraryPortrait } from '../../domain/portraits';
import { isSitePath } from '../../domain/site-path';
import type { Services, SessionUser } from '../context';

/** Holder id for portraits in `media_uses`. */
export const PEOPLE_HOLDER_ID = 'site-people';

/** Returns undefined for the built-in people and testimonials. */
export async function readPeople(db: DbOrTransaction): Promise<People | undefined> {
  return peopleSchema.safeParse(await readSitePart(db, 'people')).data;
}

type Needs = Pick<Services, 'db' | 'clock' | 'builtInPeople' | 'onSiteChange' | 'images'> & {
  user: SessionUser;
};

/** Returns the people for editing. `seen` is a version to detect concurrent changes. */
export const getPeople = async ({ db, builtInPeople }: Pick<Needs, 'db' | 'builtInPeople'>) => ({
  ...((await readPeople(db)) ?? builtInPeople),
  seen: await getSitePartVersion(db, 'people'),
});

const listPortraits = (parts: People | undefined) =>
  (parts?.people ?? []).map(({ portrait }) => portrait).filter(isLibraryPortrait);

/**
 * Stores people and testimonials. Built-in values remove the override. Portraits in use can’t be deleted.
 * @throws DomainError `conflict` after another member’s change, `invalid` for an unknown portrait.
 */
export async function changePeople(
  needs: Needs,
  { seen, ...parts }: People & { seen: string },
): Promise<void> {
  const { db, clock } = needs;
  await runInTransaction(db, async trx => {
    if ((await getSitePartVersion(trx, 'people')) !== seen)
      throw new DomainError('conflict', messages.peopleChanged);
    const oldPortraits = listPortraits(await readPeople(trx));
    const newPortraits = listPortraits(parts);
    const existingUrls = new Set((await findMediaByUrl(trx, newPortraits)).map(({ url }) => url));
    const unknownIndex = parts.people.findIndex(
      ({ portrait }) => isLibraryPortrait(portrait) && !existingUrls.has(portrait),
    );
    if (unknownIndex >= 0) {
      const isGone = isSitePath(parts.people[unknownIndex]?.portrait ?? '');
      const message = isGone ? messages.imageGone : messages.photoForeign;
      throw createFieldError('invalid', `people.${unknownIndex}.portrait`, message);
    }
    const isBuiltIn = isDeepStrictEqual(parts, needs.builtInPeople);
    await writeSitePart(trx, 'people', isBuiltIn ? {} : parts, clock.now());
    await assignMedia(trx, PEOPLE_HOLDER_ID, newPortraits);
    // A portrait without alt text gets the person’s name.
    await fillMissingAlt(
      trx,
      parts.people.map(({ portrait, name }) => ({ src: portrait, alt: name, decorative: false })),
    );
    await releaseMedia(
      trx,
      PEOPLE_HOLDER_ID,
      clock.now(),
      oldPortraits.filter(url => !newPortraits.includes(url)),
    );
    await recordSiteChange(trx, needs, 'people', 'people and testimonials');
  });
  needs.images.scheduleSweep();
  await needs.onSiteChange();
}

export async function replacePortrait(
  trx: DbOrTransaction,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  const parts = await readPeople(trx);
  if (!parts) return;
  const people = parts.people.map(person =>
    person.portrait === from ? { ...person, portrait: to } : person,
  );
  await writeSitePart(trx, 'people', { ...parts, people }, now);
  await assignMedia(trx, PEOPLE_HOLDER_ID, [to]);
  await releaseMedia(trx, PEOPLE_HOLDER_ID, now, [from]);
}
