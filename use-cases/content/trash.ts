import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import { findDraft, upsertDraft } from '../../db/drafts';
import { countLinksTo } from '../../db/links';
import { assignMedia, clearMediaUses, setMediaUses } from '../../db/media';
import { deleteNotices } from '../../db/outbox';
import { setGoneSlugs } from '../../db/slugs';
import {
  findTrashedPath,
  listTrash,
  listTrashedIds,
  restoreFromTrash,
  type TrashEntry,
} from '../../db/trash';
import { deleteCheckpoints, deleteItemVersions } from '../../db/versions';
import { DomainError } from '../../domain/errors';
import type { KindName } from '../../domain/kinds';
import { listFileUrls } from '../../domain/kinds/files';
import { CHECKPOINT_RETENTION_DAYS, NOTICE_RETENTION_DAYS, TRASH_RETENTION_DAYS } from '../../domain/limits';
import { messages } from '../../domain/messages';
import type { Values } from '../../domain/publishing/merge';
import { DAY_MS } from '../../domain/time';
import { assertExists } from '../assert-exists';
import { assertCanEdit, type ContentNeeds, getContent, logActivity, toActorRef } from './content';

/**
 * Restores an item, which becomes public again if it was public.
 * @throws DomainError `not_found`, `forbidden`, `conflict` when another item has its path.
 */
export async function restoreItem(needs: ContentNeeds, id: string): Promise<void> {
  const now = needs.clock.now();
  await runInTransaction(needs.db, async trx => {
    const trashedItem = assertExists(await restoreFromTrash(trx, id));
    const { kind, store } = getContent(trashedItem.kind);
    const { live, draft } = trashedItem.content;
    assertCanEdit(needs, { live, draft });
    if (await findDraft(trx, id)) throw new DomainError('conflict', messages.pageThere);
    if (live) {
      const item = await store.insert(trx, live.input as Values, { ...live.past, now });
      await assignMedia(trx, id, listFileUrls(kind.schema, item));
    }
    if (draft) {
      await upsertDraft(trx, draft);
      await setMediaUses(trx, `draft:${id}`, listFileUrls(kind.schema, draft.values));
    }
    await clearMediaUses(trx, [`trash:${id}`], now);
    const title = draft?.values.title ?? (live?.input as Values | undefined)?.title;
    await logActivity(trx, { by: toActorRef(needs), now }, 'restored', trashedItem.kind, { id, title });
  });
  needs.onContentChange();
}

/** Erases an item with its versions and files. Throws DomainError `not_found` for an item that isn’t in the trash. */
export async function eraseItem(needs: ContentNeeds, id: string): Promise<void> {
  const now = needs.clock.now();
  await runInTransaction(needs.db, async trx => {
    const { kind, title } = await eraseInTransaction(trx, id, now);
    await logActivity(trx, { by: toActorRef(needs), now }, 'erased', kind, { id, title });
  });
  needs.images.scheduleSweep();
}

/**
 * @param kind limits the deletion to one kind
 * @returns the number of deleted items
 */
export async function emptyTrash(needs: ContentNeeds, kind: KindName | undefined): Promise<number> {
  const ids = await listTrashedIds(needs.db, { kind });
  // One transaction per item lets other writes through. Items restored in the meantime are skipped.
  let erasedCount = 0;
  for (const id of ids) {
    try {
      await eraseItem(needs, id);
      erasedCount++;
    } catch (error) {
      if (!(error instanceof DomainError && error.kind === 'not_found')) throw error;
    }
  }
  return erasedCount;
}

/** `path` is the former path. `links` is the number of items that still link to that path. */
type TrashedItem = TrashEntry & { path: string | undefined; links: number };

export async function getTrashPage(db: DbOrTransaction, query: Parameters<typeof listTrash>[1]) {
  const { items, ...counts } = await listTrash(db, query);
  const paths = items.map(item => (item.live && findTrashedPath(item)) || '');
  const links = await countLinksTo(db, paths);
  const trashedItems = items.map(
    (item, index): TrashedItem => ({
      ...item,
      path: paths[index] || undefined,
      links: paths[index] ? (links[index] ?? 0) : 0,
    }),
  );
  return { items: trashedItems, ...counts };
}

async function eraseInTransaction(trx: DbOrTransaction, id: string, now: Date) {
  const erasedContent = assertExists(await restoreFromTrash(trx, id));
  // An item that was stored again retains its history.
  const storedItem =
    (await getContent(erasedContent.kind).store.findById(trx, id)).kind === 'found' ||
    (await findDraft(trx, id));
  const versions = storedItem ? [] : await deleteItemVersions(trx, id);
  if (!storedItem) {
    await trx.deleteFrom('preview_links').where('item_id', '=', id).execute();
    await setGoneSlugs(trx, erasedContent.kind, id, []);
  }
  await clearMediaUses(trx, [`trash:${id}`, ...versions.map(version => `version:${version}`)], now);
  const { live, draft } = erasedContent.content;
  return {
    kind: erasedContent.kind,
    title: draft?.values.title ?? (live?.input as Values | undefined)?.title,
  };
}

/** Deletes expired trash, checkpoints, preview links and notices (rules 64 and 66). */
export async function deleteExpiredContent({ db, clock }: Pick<ContentNeeds, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const getDaysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  for (const id of await listTrashedIds(db, { before: getDaysAgo(TRASH_RETENTION_DAYS) }))
    await runInTransaction(db, trx => eraseInTransaction(trx, id, now));
  await runInTransaction(db, async trx => {
    const deletedIds = await deleteCheckpoints(trx, getDaysAgo(CHECKPOINT_RETENTION_DAYS));
    await clearMediaUses(
      trx,
      deletedIds.map(id => `version:${id}`),
      now,
    );
  });
  await db.deleteFrom('preview_links').where('expires_at', '<', now.toISOString()).execute();
  await deleteNotices(db, getDaysAgo(NOTICE_RETENTION_DAYS));
}
