import { recordActivity } from '../../db/activity';
import { type DbOrTransaction, inTransaction } from '../../db/connection';
import { setFocus } from '../../db/media';
import {
  countLibraryImages,
  findImage,
  type ImageDetails,
  type LibraryImage,
  listLibraryImages,
  setImageHidden,
  updateImageDetails,
} from '../../db/media-library';
import type { ActivityAction } from '../../domain/activity';
import { DomainError } from '../../domain/errors';
import type { Focus } from '../../domain/focus';
import { may } from '../../domain/members/permissions';
import { messages } from '../../domain/messages';
import type { Context, SessionUser } from '../context';
import { storeUpload, type Upload } from './upload';

export type LibraryNeeds = Pick<Context, 'db' | 'clock' | 'images' | 'incoming' | 'contentChanged'> & {
  user: SessionUser;
};

/** Remembers what was done to a picture, in the transaction of the act. */
export const rememberPicture = (
  trx: DbOrTransaction,
  { user, clock }: Pick<LibraryNeeds, 'user' | 'clock'>,
  action: ActivityAction,
  { id, name }: Pick<LibraryImage, 'id' | 'name'>,
  detail = '',
): Promise<void> =>
  recordActivity(trx, {
    at: clock.now(),
    member: user,
    action,
    kind: 'picture',
    subject: { id, title: name },
    detail,
  });

export { getFocus } from '../../db/media';

/** A range of the library, with how many there are of what it may be narrowed to. */
export const libraryPage = async (db: DbOrTransaction, asked: Parameters<typeof listLibraryImages>[1]) => ({
  ...(await listLibraryImages(db, asked)),
  counts: await countLibraryImages(db),
});

/** Says what of a picture stays in sight when it is cropped. @throws DomainError `not_found` for one that is not ours */
export async function changeFocus(
  { db, contentChanged }: Pick<LibraryNeeds, 'db' | 'contentChanged'>,
  { url, focus }: { url: string; focus: Focus },
): Promise<Focus> {
  if (!(await setFocus(db, url, focus))) throw new DomainError('not_found', messages.notFound);
  contentChanged();
  return focus;
}

/** A picture that the library shows. @throws DomainError `not_found` */
export async function listedPicture(db: DbOrTransaction, id: string): Promise<ImageDetails> {
  const picture = await findImage(db, id);
  if (!picture?.listed) throw new DomainError('not_found', messages.pictureGone);
  return picture;
}

/** What was uploaded, as bytes; taken from where uploads lie, whatever comes of it. */
export async function takeUpload<Taken>(
  { incoming }: Pick<LibraryNeeds, 'incoming'>,
  key: string,
  take: (bytes: Uint8Array) => Promise<Taken>,
): Promise<Taken> {
  const bytes = await incoming.read(key);
  if (!bytes) throw new DomainError('not_found', messages.uploadMissing);
  try {
    return await take(bytes);
  } finally {
    await incoming.remove(key);
  }
}

/** Puts an upload into the library, where it stays, used or not; `knownAs` of one that was there already. @throws DomainError as `ImageStorage.store` */
export async function addPicture(
  needs: LibraryNeeds & Pick<Context, 'mediaStore'>,
  { key, name }: { key: string; name: string },
): Promise<ImageDetails & Pick<Upload, 'knownAs'>> {
  const { db, user } = needs;
  const by = { id: user._id, name: user.name };
  const { id, knownAs } = await takeUpload(needs, key, bytes =>
    storeUpload(needs, bytes, name, { kept: true, by }),
  );
  const picture = await listedPicture(db, id);
  if (knownAs === undefined) await rememberPicture(db, needs, 'added', picture);
  return { ...picture, knownAs };
}

/** Whether somebody may say what a picture is called and shows: an author of those they added (rule 59). */
export const mayDescribe = (user: SessionUser, picture: Pick<ImageDetails, 'addedBy'>): boolean =>
  may(user.role, 'media.write') || picture.addedBy.id === user._id;

/**
 * Says what a picture is called, what it shows, or that it is decorative. Items that show it keep their own words.
 * @throws DomainError `not_found`, `forbidden`
 */
export async function changePicture(
  needs: LibraryNeeds,
  {
    id,
    ...change
  }: { id: string } & { [Name in 'name' | 'alt']?: string | undefined } & {
    decorative?: boolean | undefined;
  },
): Promise<void> {
  await inTransaction(needs.db, async trx => {
    const picture = await listedPicture(trx, id);
    if (!mayDescribe(needs.user, picture)) throw new DomainError('forbidden', messages.pictureNotYours);
    const { name = picture.name, decorative = picture.decorative } = change;
    const alt = decorative ? '' : (change.alt ?? picture.alt);
    if (name === picture.name && alt === picture.alt && decorative === picture.decorative) return;
    await updateImageDetails(trx, { id, name, alt, decorative });
    await rememberPicture(trx, needs, 'updated', { id, name });
  });
}

/**
 * Takes a picture out of the library. Within a day it can be put back; its files stay as long as history shows it.
 * @throws DomainError `not_found`; `conflict` while something public or a draft shows it: asked in the same transaction.
 */
export async function removePicture(needs: LibraryNeeds, id: string): Promise<void> {
  await inTransaction(needs.db, async trx => {
    const picture = await listedPicture(trx, id);
    if (picture.uses > 0) throw new DomainError('conflict', messages.pictureUsed(picture.uses));
    await setImageHidden(trx, id, needs.clock.now());
    await rememberPicture(trx, needs, 'removed', picture);
  });
}

/** Puts a picture back that was deleted. @throws DomainError `not_found` once its files are gone */
export async function putPictureBack(needs: LibraryNeeds, id: string): Promise<void> {
  await inTransaction(needs.db, async trx => {
    const picture = await findImage(trx, id);
    if (!picture) throw new DomainError('not_found', messages.pictureGone);
    if (picture.listed) return;
    await setImageHidden(trx, id, undefined);
    await rememberPicture(trx, needs, 'putBack', picture);
  });
}
