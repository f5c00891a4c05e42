import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import { findDraft, upsertDraft } from '../../db/drafts';
import { assignMedia, releaseMedia, releaseUploads, setMediaUses } from '../../db/media';
import { findImageUses, type ImageDetails, transferDetails } from '../../db/media-library';
import { updateMember } from '../../db/members';
import type { KindName } from '../../domain/kinds';
import { listFileUrls, type StoredImage, swapFile } from '../../domain/kinds/files';
import { formatVersion } from '../../domain/publishing/format-version';
import { getContent, logActivity, toActorRef } from '../content/content';
import { backfillFirstVersion, savePublishedVersion, storeRevision } from '../content/save';
import { PEOPLE_HOLDER_ID, replacePortrait } from '../site/people';
import { consumeUpload, getLibraryImage, type LibraryNeeds, logImageActivity } from './library';
import { getItemKinds } from './uses';

type Origin = { by: { id: string; name: string }; now: Date };
type ImageReplacement = { from: string; to: StoredImage };

/**
 * Replaces an image’s URL wherever it is used, because file names are unique. The history retains the old image.
 * @returns the new image’s id.
 * @throws DomainError `not_found` for a deleted image, and like `ImageStorage.store`, without any change.
 */
export async function replaceImage(
  needs: LibraryNeeds,
  { id, key, name }: { id: string; key: string; name: string },
): Promise<string> {
  const { db, clock, images } = needs;
  await getLibraryImage(db, id);
  const origin: Origin = { by: toActorRef(needs), now: clock.now() };
  const storedImage = await consumeUpload(needs, key, bytes =>
    images.store(bytes, name, { hidden: true, by: origin.by }),
  );
  try {
    await runInTransaction(db, async trx => {
      const formerImage = await getLibraryImage(trx, id);
      await transferDetails(trx, { from: id, to: storedImage.id, now: origin.now });
      await replaceInAllItems(trx, formerImage, { src: storedImage.url, pixel: storedImage.pixel }, origin);
      await logImageActivity(trx, needs, 'replaced', { id: storedImage.id, name: formerImage.name }, name);
    });
  } catch (error) {
    await releaseUploads(db, [storedImage.url], origin.now);
    throw error;
  } finally {
    images.scheduleSweep();
  }
  needs.onContentChange();
  return storedImage.id;
}

async function replaceInAllItems(
  trx: DbOrTransaction,
  formerImage: ImageDetails,
  to: StoredImage,
  origin: Origin,
): Promise<void> {
  const holders = await findImageUses(trx, formerImage.id);
  const kindsById = await getItemKinds(
    trx,
    holders.map(({ id }) => id),
  );
  const replacement: ImageReplacement = { from: formerImage.url, to };
  for (const { id, state } of holders) {
    const kind = kindsById.get(id);
    if (id === PEOPLE_HOLDER_ID)
      await replacePortrait(trx, { from: replacement.from, to: replacement.to.src, now: origin.now });
    else if (!kind) await swapPhoto(trx, id, replacement, origin.now);
    else if (state === 'live') await swapLive(trx, kind, id, replacement, origin);
    else await swapDraft(trx, kind, id, replacement);
  }
}

async function swapLive(
  trx: DbOrTransaction,
  name: KindName,
  id: string,
  { from, to }: ImageReplacement,
  origin: Origin,
) {
  const content = getContent(name);
  const lookup = await content.store.findById(trx, id);
  if (lookup.kind === 'missing') return;
  await backfillFirstVersion(trx, content.kind, lookup.item);
  const changedItem = swapFile(content.kind.schema, lookup.item, from, to);
  const item = await storeRevision(trx, content, { next: changedItem, freedFiles: [from], now: origin.now });
  await savePublishedVersion(trx, content.kind, item, { ...origin, note: 'An image was replaced' });
  await logActivity(trx, origin, 'updated', name, { id, title: item.title }, formatVersion(item.revision));
}

async function swapDraft(trx: DbOrTransaction, name: KindName, id: string, { from, to }: ImageReplacement) {
  const draft = await findDraft(trx, id);
  if (!draft) return;
  const { schema } = getContent(name).kind;
  const values = swapFile(schema, draft.values, from, to);
  await upsertDraft(trx, { ...draft, values, revision: draft.revision + 1 });
  await setMediaUses(trx, `draft:${id}`, listFileUrls(schema, values));
}

async function swapPhoto(trx: DbOrTransaction, id: string, { from, to }: ImageReplacement, now: Date) {
  await updateMember(trx, id, { photo: to.src });
  await assignMedia(trx, id, [to.src]);
  await releaseMedia(trx, id, now, [from]);
}
