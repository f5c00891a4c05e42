import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import { type ActorRef, deleteDraft, findDraft, upsertDraft } from '../../db/drafts';
import { assignMedia, clearMediaUses, releaseMedia, setMediaUses } from '../../db/media';
import { deleteItemSchedules, deleteSchedule } from '../../db/schedules';
import { moveToTrash } from '../../db/trash';
import { findLatestVersionTime } from '../../db/versions';
import { DomainError } from '../../domain/errors';
import type { KindName } from '../../domain/kinds';
import { listFileUrls } from '../../domain/kinds/files';
import type { Kind, StoredItem } from '../../domain/kinds/kind';
import { reviseItem } from '../../domain/kinds/revise';
import { messages } from '../../domain/messages';
import { formatVersion } from '../../domain/publishing/format-version';
import { hasSameValue, mergeValues } from '../../domain/publishing/merge';
import {
  assertCanEdit,
  type Content,
  type ContentNeeds,
  logActivity,
  pickSchemaFields,
  saveVersion,
  toActorRef,
} from './content';

/** Saves a published version, which is permanent (rule 64). */
export async function savePublishedVersion(
  trx: DbOrTransaction,
  kind: Kind<KindName>,
  item: StoredItem<unknown>,
  { by, now, note = '' }: { by: ActorRef; now: Date; note?: string },
): Promise<void> {
  const values = pickSchemaFields(kind, item);
  await saveVersion(trx, kind, { itemId: item._id, revision: item.revision, values, note, by, now });
}

/** Saves the public state of an item that predates the history and so has no version yet. */
export async function backfillFirstVersion(
  trx: DbOrTransaction,
  kind: Kind<KindName>,
  item: StoredItem<unknown>,
): Promise<void> {
  if (await findLatestVersionTime(trx, item._id)) return;
  await savePublishedVersion(trx, kind, item, { by: { id: '', name: '' }, now: new Date(item.updatedAt) });
}

/** Publishes the item directly, without a draft. */
export async function createItem<Input, Item extends StoredItem<unknown>>(
  needs: ContentNeeds,
  { kind, store }: Content<Input, Item>,
  input: Input,
): Promise<Item> {
  const { db, clock, onContentChange } = needs;
  const now = clock.now();
  const item = await runInTransaction(db, async trx => {
    const insertedItem = await store.insert(trx, input, { now });
    await assignMedia(trx, insertedItem._id, listFileUrls(kind.schema, insertedItem));
    const origin = { by: toActorRef(needs), now };
    await savePublishedVersion(trx, kind, insertedItem, origin);
    const subject = { id: insertedItem._id, title: insertedItem.title };
    const version = formatVersion(insertedItem.revision);
    await logActivity(trx, origin, 'created', kind.name, subject, version);
    return insertedItem;
  });
  onContentChange();
  return item;
}

/**
 * Publishes a change directly, and rebases an existing draft (rule 62). Images without other uses are deleted (rule
 * 40).
 * @param change returns the fields to change.
 * @param revision the revision that the change is based on; defaults to the latest.
 * @returns the item, and whether anything changed.
 * @throws DomainError `not_found`, `stale` for an outdated revision, `conflict` for a taken slug.
 */
export async function updateItem<Input, Item extends StoredItem<unknown>>(
  needs: ContentNeeds,
  content: Content<Input, Item>,
  {
    id,
    change,
    revision,
  }: { id: string; change: (current: Item) => Partial<Item>; revision: number | undefined },
): Promise<{ item: Item; isChanged: boolean }> {
  const { kind, store } = content;
  const now = needs.clock.now();
  const outcome = await runInTransaction(needs.db, async trx => {
    const lookup = await store.findById(trx, id);
    if (lookup.kind === 'missing') throw new DomainError('not_found', messages.notFound);
    const currentItem = lookup.item;
    if (revision !== undefined && revision !== currentItem.revision) {
      throw new DomainError('stale', messages.revisionStale);
    }
    const { isChanged, next, freedFiles } = reviseItem(kind, currentItem, change(currentItem));
    if (!isChanged) return { item: currentItem, isChanged };
    await backfillFirstVersion(trx, kind, currentItem);
    const item = await storeRevision(trx, content, { next, freedFiles, now });
    const origin = { by: toActorRef(needs), now };
    await savePublishedVersion(trx, kind, item, origin);
    await rebaseDraft(trx, kind, { before: currentItem, after: item, now });
    const version = formatVersion(item.revision);
    await logActivity(trx, origin, 'updated', kind.name, { id, title: item.title }, version);
    return { item, isChanged };
  });
  if (outcome.isChanged) {
    needs.onContentChange();
    needs.images.scheduleSweep();
  }
  return outcome;
}

/** Stores a revision and updates the item’s image uses. */
export async function storeRevision<Input, Item extends StoredItem<unknown>>(
  trx: DbOrTransaction,
  { kind, store }: Content<Input, Item>,
  { next: nextItem, freedFiles, now }: { next: Item; freedFiles: string[]; now: Date },
): Promise<Item> {
  const item = await store.update(trx, nextItem, now);
  await assignMedia(trx, item._id, listFileUrls(kind.schema, item));
  await releaseMedia(trx, item._id, now, freedFiles);
  return item;
}

/** Removes a draft, cancels its scheduled publication and releases images that only the draft used. */
export async function removeDraft(trx: DbOrTransaction, id: string, now: Date): Promise<void> {
  await deleteDraft(trx, id);
  await deleteSchedule(trx, { item_id: id, action: 'publish' });
  await clearMediaUses(trx, [`draft:${id}`], now);
}

/** Merges a public change into the draft. If both versions changed a field, the draft’s value wins. */
async function rebaseDraft(
  trx: DbOrTransaction,
  kind: Kind,
  { before, after, now }: { before: object; after: object; now: Date },
): Promise<void> {
  const id = (after as StoredItem<unknown>)._id;
  const draft = await findDraft(trx, id);
  if (!draft) return;
  const [oldValues, newValues] = [pickSchemaFields(kind, before), pickSchemaFields(kind, after)];
  const { values } = mergeValues(oldValues, newValues, draft.values);
  if (hasSameValue(values, newValues)) await removeDraft(trx, id, now);
  else await upsertDraft(trx, { ...draft, values, revision: draft.revision + 1 });
}

/**
 * Moves an item and its draft to the trash, which retains their files (rule 64).
 * @throws DomainError `not_found`, `forbidden` for authors unless the item is their own draft.
 */
export async function removeItem<Input, Item extends StoredItem<unknown>>(
  needs: ContentNeeds,
  { kind, store }: Content<Input, Item>,
  id: string,
): Promise<void> {
  const { db, clock, images, onContentChange } = needs;
  const now = clock.now();
  await runInTransaction(db, async trx => {
    const lookup = await store.findById(trx, id);
    const draft = await findDraft(trx, id);
    if (lookup.kind === 'missing' && draft?.kind !== kind.name)
      throw new DomainError('not_found', messages.notFound);
    const liveItem = lookup.kind === 'found' ? lookup.item : undefined;
    assertCanEdit(needs, { live: liveItem, draft });
    const files = [liveItem, draft?.values].flatMap(values =>
      values ? listFileUrls(kind.schema, values) : [],
    );
    await setMediaUses(trx, `trash:${id}`, [...new Set(files)]);
    await moveToTrash(trx, {
      id,
      kind: kind.name,
      title: liveItem?.title ?? String(draft?.values.title ?? ''),
      deletedAt: now.toISOString(),
      by: toActorRef(needs),
      content: {
        ...(liveItem && {
          live: { input: pickSchemaFields(kind, liveItem), past: toUnpublishedState(liveItem) },
        }),
        ...(draft && { draft }),
      },
    });
    await store.remove(trx, id);
    await deleteDraft(trx, id);
    await deleteItemSchedules(trx, id);
    const title = liveItem?.title ?? draft?.values.title;
    const detail = liveItem ? formatVersion(liveItem.revision) : 'Draft';
    await logActivity(trx, { by: toActorRef(needs), now }, 'removed', kind.name, { id, title }, detail);
    await releaseMedia(trx, id, now);
    await clearMediaUses(trx, [`draft:${id}`], now);
  });
  onContentChange();
  images.scheduleSweep();
}

/** Returns the public state for a later restore. */
const toUnpublishedState = ({ _id, oldSlugs, createdAt, revision }: StoredItem<unknown>) => ({
  id: _id,
  oldSlugs,
  createdAt,
  revision: revision + 1,
});
