import { recordActivity } from '../../db/activity';
import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import { setImageFocus } from '../../db/media';
import {
  countImageTags,
  countLibraryImages,
  findImage,
  findSimilarImage,
  type ImageDetails,
  type LibraryImage,
  listLibraryImages,
  type SimilarImage,
  setImageHidden,
  updateImageDetails,
} from '../../db/media-library';
import type { ActivityAction } from '../../domain/activity';
import { DomainError } from '../../domain/errors';
import type { Focus } from '../../domain/focus';
import { hasPermission } from '../../domain/members/permissions';
import { messages } from '../../domain/messages';
import { hasSameValue } from '../../domain/publishing/merge';
import { assertExists } from '../assert-exists';
import { toActorRef } from '../content/content';
import type { Context, SessionUser } from '../context';
import { storeUpload, type Upload } from './upload';

export type LibraryNeeds = Pick<Context, 'db' | 'clock' | 'images' | 'incoming' | 'onContentChange'> & {
  user: SessionUser;
};

/** Logs an action on an image. Call this in the action’s transaction. */
export const logImageActivity = (
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

export { getImageFocus } from '../../db/media';

export const getLibraryPage = async (
  db: DbOrTransaction,
  query: Parameters<typeof listLibraryImages>[1],
) => ({
  ...(await listLibraryImages(db, query)),
  counts: await countLibraryImages(db),
  tags: await countImageTags(db),
});

/** @throws DomainError `not_found` for an external image. */
export async function changeImageFocus(
  { db, onContentChange }: Pick<LibraryNeeds, 'db' | 'onContentChange'>,
  { url, focus }: { url: string; focus: Focus },
): Promise<Focus> {
  if (!(await setImageFocus(db, url, focus))) throw new DomainError('not_found', messages.notFound);
  onContentChange();
  return focus;
}

/** @throws DomainError `not_found` for a missing or hidden image. */
export async function getLibraryImage(db: DbOrTransaction, id: string): Promise<ImageDetails> {
  const image = await findImage(db, id);
  if (!image?.listed) throw new DomainError('not_found', messages.imageGone);
  return image;
}

/** Processes an upload and then deletes it, even if `process` fails. */
export async function consumeUpload<Stored>(
  { incoming }: Pick<LibraryNeeds, 'incoming'>,
  key: string,
  process: (bytes: Uint8Array) => Promise<Stored>,
): Promise<Stored> {
  const bytes = assertExists(await incoming.read(key), messages.uploadMissing);
  try {
    return await process(bytes);
  } finally {
    await incoming.remove(key);
  }
}

/**
 * Adds an uploaded image. `knownAs` names an identical image, which is reused, and `similar` one that looks the same.
 * @throws DomainError like `ImageStorage.store`.
 */
export async function addImage(
  needs: LibraryNeeds & Pick<Context, 'mediaStore'>,
  { key, name }: { key: string; name: string },
): Promise<ImageDetails & Pick<Upload, 'knownAs'> & { similar?: SimilarImage | undefined }> {
  const { db } = needs;
  const { id, knownAs } = await consumeUpload(needs, key, bytes =>
    storeUpload(needs, bytes, name, { kept: true, by: toActorRef(needs) }),
  );
  const image = await getLibraryImage(db, id);
  if (knownAs !== undefined) return { ...image, knownAs };
  await logImageActivity(db, needs, 'added', image);
  return { ...image, similar: await findSimilarImage(db, id) };
}

/** Returns whether a member can edit an image. Authors can edit only images that they added (rule 59). */
export const canEditImage = (user: SessionUser, image: Pick<ImageDetails, 'addedBy'>): boolean =>
  hasPermission(user.role, 'media.write') || image.addedBy.id === user._id;

/** Changes an image’s details, but not the alt texts in items. Throws DomainError `not_found`, `forbidden`. */
export async function updateImage(
  needs: LibraryNeeds,
  {
    id,
    ...change
  }: { id: string } & { [Name in 'name' | 'alt']?: string | undefined } & {
    decorative?: boolean | undefined;
    tags?: string[] | undefined;
  },
): Promise<void> {
  await runInTransaction(needs.db, async trx => {
    const image = await getLibraryImage(trx, id);
    if (!canEditImage(needs.user, image)) throw new DomainError('forbidden', messages.imageNotYours);
    const { name = image.name, decorative = image.decorative, tags = image.tags } = change;
    const alt = decorative ? '' : (change.alt ?? image.alt);
    const newDetails = { id, name, alt, decorative, tags };
    if (hasSameValue({ ...image, ...newDetails }, image)) return;
    await updateImageDetails(trx, newDetails);
    await logImageActivity(trx, needs, 'updated', { id, name });
  });
}

/**
 * Hides an image, which can be restored for a day, or longer while the history uses its files.
 * @throws DomainError `not_found`, `conflict` while a public item or a draft uses the image.
 */
export async function deleteImage(needs: LibraryNeeds, id: string): Promise<void> {
  await runInTransaction(needs.db, async trx => {
    const image = await getLibraryImage(trx, id);
    if (image.uses > 0) throw new DomainError('conflict', messages.imageUsed(image.uses));
    await setImageHidden(trx, id, needs.clock.now());
    await logImageActivity(trx, needs, 'removed', image);
  });
}

/** @throws DomainError `not_found` once the image’s files are deleted. */
export async function restoreImage(needs: LibraryNeeds, id: string): Promise<void> {
  await runInTransaction(needs.db, async trx => {
    const image = assertExists(await findImage(trx, id), messages.imageGone);
    if (image.listed) return;
    await setImageHidden(trx, id, undefined);
    await logImageActivity(trx, needs, 'putBack', image);
  });
}
