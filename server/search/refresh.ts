import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Db, runInTransaction } from '../../db/connection';
import { getRevisions, listAllIds } from '../../db/item-queries';
import { getStoredPaths, pageStore } from '../../db/pages';
import {
  deleteDocuments,
  invalidateDocuments,
  listOutdatedDocuments,
  upsertDocument,
} from '../../db/search-documents';
import { readSetting, writeSetting } from '../../db/settings';
import { getStore } from '../../db/stores';
import { listedKindNames } from '../../domain/kinds';
import type { SearchDocument } from '../../domain/search/documents';
import type { SearchKind } from '../../domain/search/kinds';
import { listSearchPages } from './built-in-documents';

/** Document version (`domain/search`). Increment to index all items again. */
const INDEX_FORMAT = '2';
const INDEX_FORMAT_SETTING = 'search_reading';
const BATCH_SIZE = 20;

/**
 * Updates the index: changed built-in pages, and items written by an earlier version or without `db/items.ts`. Lets
 * requests run between documents.
 * @param signal stops early. The next run continues.
 */
export async function refreshSearch(db: Db, signal: AbortSignal): Promise<void> {
  if ((await readSetting(db, INDEX_FORMAT_SETTING)) !== INDEX_FORMAT) {
    await invalidateDocuments(db);
    await writeSetting(db, INDEX_FORMAT_SETTING, INDEX_FORMAT);
  }
  const pages = new Map(
    listSearchPages().map(page => [page.key, addVersion({ ...page, kind: 'page', image: '' })]),
  );
  for (const page of await pageStore.listByIds(db, await listAllIds(db, 'page')))
    pages.set(page.slug, addVersion(pageStore.createSearchDocument(page)));
  for (const path of (await getStoredPaths(db)).gonePaths) pages.delete(path);
  const versions = new Map([...pages].map(([key, { version }]) => [key, version]));
  await refreshKind(db, signal, 'page', versions, async keys => keys.flatMap(key => pages.get(key) ?? []));
  for (const kind of listedKindNames) {
    const { listByIds: byIds, createSearchDocument: document } = getStore<unknown, unknown>(kind);
    await refreshKind(db, signal, kind, await getRevisions(db, kind), async ids =>
      (await byIds(db, ids)).map(document),
    );
  }
}

/** Adds a hash of the content as the version, because a page’s text changes with the facts in it. */
function addVersion(page: Omit<SearchDocument, 'version'>): SearchDocument {
  const content = JSON.stringify({ ...page, version: undefined });
  return { ...page, version: hash('sha256', content).slice(0, 16) };
}

async function refreshKind(
  db: Db,
  signal: AbortSignal,
  kind: SearchKind,
  versions: ReadonlyMap<string, string>,
  read: (keys: string[]) => Promise<SearchDocument[]>,
): Promise<void> {
  const { missingKeys, removedKeys } = await listOutdatedDocuments(db, kind, versions);
  await deleteDocuments(db, kind, removedKeys);
  for (let from = 0; from < missingKeys.length && !signal.aborted; from += BATCH_SIZE) {
    const documents = await read(missingKeys.slice(from, from + BATCH_SIZE));
    await runInTransaction(db, async trx => {
      for (const document of documents) {
        await upsertDocument(trx, document);
        await nextTurn();
      }
    });
  }
}
