import { type DbOrTransaction, inTransaction } from '../../db/connection';
import { type ActorRef, deleteDraft, findDraft, upsertDraft } from '../../db/drafts';
import { assignMedia, clearMediaUses, releaseMedia, setMediaUses } from '../../db/media';
import { deleteItemPlans, deletePlan } from '../../db/plans';
import { moveToTrash } from '../../db/trash';
import { getLatestVersionTime } from '../../db/versions';
import { DomainError } from '../../domain/errors';
import { filesOf } from '../../domain/kinds/files';
import type { Kind, Stored } from '../../domain/kinds/kind';
import { revise } from '../../domain/kinds/revise';
import { messages } from '../../domain/messages';
import { merge, same } from '../../domain/publishing/merge';
import { versionWords } from '../../domain/publishing/version-words';
import {
  assertMayWrite,
  byOf,
  type Content,
  type ContentNeeds,
  keepVersion,
  remember,
  writtenOf,
} from './content';

/** Keeps what an item says from now on, for good (rule 64). */
export async function keepPublished(
  trx: DbOrTransaction,
  kind: Content<never, never>['kind'],
  item: Stored<unknown>,
  { by, now, note = '' }: { by: ActorRef; now: Date; note?: string },
): Promise<void> {
  const values = writtenOf(kind, item);
  await keepVersion(trx, kind, { itemId: item._id, revision: item.revision, values, note, by, now });
}

/** Keeps what is public of an item that nothing is kept of yet: it was written before there was a history. */
export async function keepFirst(
  trx: DbOrTransaction,
  kind: Content<never, never>['kind'],
  item: Stored<unknown>,
): Promise<void> {
  if (await getLatestVersionTime(trx, item._id)) return;
  await keepPublished(trx, kind, item, { by: { id: '', name: '' }, now: new Date(item.updatedAt) });
}

/** Stores a new item, which from then on owns the images it mentions. */
export async function createItem<Input, Item extends Stored<unknown>>(
  needs: ContentNeeds,
  { kind, store }: Content<Input, Item>,
  input: Input,
): Promise<Item> {
  const { db, clock, contentChanged } = needs;
  const now = clock.now();
  const item = await inTransaction(db, async trx => {
    const inserted = await store.insert(trx, input, { now });
    await assignMedia(trx, inserted._id, filesOf(kind.schema, inserted));
    const act = { by: byOf(needs), now };
    await keepPublished(trx, kind, inserted, act);
    await remember(
      trx,
      act,
      'created',
      kind.name,
      { id: inserted._id, title: inserted.title },
      versionWords(inserted.revision),
    );
    return inserted;
  });
  contentChanged();
  return item;
}

/**
 * Stores a change at once (rule 62: a draft that stands beside the item takes it over). Images that no version mentions
 * any more are let go and deleted after the commit (rule 40).
 * @param work.change what the change makes of the item as it is now.
 * @param work.revision the one the change started from; left out, the newest.
 * @returns the item, and whether anything differed.
 * @throws DomainError `not_found`, `stale` when somebody saved since that revision, `conflict` for a taken slug.
 */
export async function updateItem<Input, Item extends Stored<unknown>>(
  needs: ContentNeeds,
  content: Content<Input, Item>,
  {
    id,
    change,
    revision,
  }: { id: string; change: (current: Item) => Partial<Item>; revision: number | undefined },
): Promise<{ item: Item; changed: boolean }> {
  const { kind, store } = content;
  const now = needs.clock.now();
  const outcome = await inTransaction(needs.db, async trx => {
    const found = await store.byId(trx, id);
    if (found.kind === 'missing') throw new DomainError('not_found', messages.notFound);
    const current = found.item;
    if (revision !== undefined && revision !== current.revision) {
      throw new DomainError('stale', messages.revisionStale);
    }
    const { changed, next, freedFiles } = revise(kind, current, change(current));
    if (!changed) return { item: current, changed };
    await keepFirst(trx, kind, current);
    const item = await storeRevision(trx, content, { next, freedFiles, now });
    const act = { by: byOf(needs), now };
    await keepPublished(trx, kind, item, act);
    await rebaseDraft(trx, kind, { before: current, after: item, now });
    await remember(trx, act, 'updated', kind.name, { id, title: item.title }, versionWords(item.revision));
    return { item, changed };
  });
  if (outcome.changed) {
    needs.contentChanged();
    needs.images.sweepSoon();
  }
  return outcome;
}

/** Stores the next revision of an item that is public. */
export async function storeRevision<Input, Item extends Stored<unknown>>(
  trx: DbOrTransaction,
  { kind, store }: Content<Input, Item>,
  { next, freedFiles, now }: { next: Item; freedFiles: string[]; now: Date },
): Promise<Item> {
  const item = await store.update(trx, next, now);
  await assignMedia(trx, item._id, filesOf(kind.schema, item));
  await releaseMedia(trx, item._id, now, freedFiles);
  return item;
}

/** Removes a draft with the plan to publish it, and lets go of the pictures that only it showed. */
export async function endDraft(trx: DbOrTransaction, id: string, now: Date): Promise<void> {
  await deleteDraft(trx, id);
  await deletePlan(trx, id, 'publish');
  await clearMediaUses(trx, [`draft:${id}`], now);
}

/** Carries a change of what is public into the draft beside it; where both changed a field, the draft's stays. */
async function rebaseDraft(
  trx: DbOrTransaction,
  kind: Kind,
  { before, after, now }: { before: object; after: object; now: Date },
): Promise<void> {
  const id = (after as Stored<unknown>)._id;
  const draft = await findDraft(trx, id);
  if (!draft) return;
  const [was, is] = [writtenOf(kind, before), writtenOf(kind, after)];
  const { values } = merge(was, is, draft.values);
  if (same(values, is)) await endDraft(trx, id, now);
  else await upsertDraft(trx, { ...draft, values, revision: draft.revision + 1 });
}

/**
 * Puts an item into the trash, with the draft beside it (rule 64); its files stay as long as it is there.
 * @throws DomainError `not_found`, `forbidden` for an author and what is public or another's.
 */
export async function removeItem<Input, Item extends Stored<unknown>>(
  needs: ContentNeeds,
  { kind, store }: Content<Input, Item>,
  id: string,
): Promise<void> {
  const { db, clock, images, contentChanged } = needs;
  const now = clock.now();
  await inTransaction(db, async trx => {
    const found = await store.byId(trx, id);
    const draft = await findDraft(trx, id);
    if (found.kind === 'missing' && draft?.kind !== kind.name)
      throw new DomainError('not_found', messages.notFound);
    const live = found.kind === 'found' ? found.item : undefined;
    assertMayWrite(needs, { live, draft });
    const files = [live, draft?.values].flatMap(item => (item ? filesOf(kind.schema, item) : []));
    await setMediaUses(trx, `trash:${id}`, [...new Set(files)]);
    await moveToTrash(trx, {
      id,
      kind: kind.name,
      title: live?.title ?? String(draft?.values.title ?? ''),
      deletedAt: now.toISOString(),
      by: byOf(needs),
      content: {
        ...(live && { live: { input: writtenOf(kind, live), past: pastOf(live) } }),
        ...(draft && { draft }),
      },
    });
    await store.remove(trx, id);
    await deleteDraft(trx, id);
    await deleteItemPlans(trx, id);
    const title = live?.title ?? draft?.values.title;
    const detail = live ? versionWords(live.revision) : 'Draft';
    await remember(trx, { by: byOf(needs), now }, 'removed', kind.name, { id, title }, detail);
    await releaseMedia(trx, id, now);
    await clearMediaUses(trx, [`draft:${id}`], now);
  });
  contentChanged();
  images.sweepSoon();
}

/** What an item that leaves the site comes back with. */
export const pastOf = ({ _id, oldSlugs, createdAt, revision }: Stored<unknown>) => ({
  id: _id,
  oldSlugs,
  createdAt,
  revision: revision + 1,
});
