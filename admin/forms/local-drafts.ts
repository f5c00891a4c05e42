import type { KindName } from '../../domain/kinds';
import type { Values } from '../../domain/publishing/merge';
import { SHAPE_VERSION, toCurrentShape } from '../../domain/rest/shape';
import { readStorage, writeStorage } from '../browser-storage';

/** Unsaved changes. `sent` are the values of a save without a response. */
export type LocalDraft = {
  base: Values;
  values: Values;
  sent?: Values | undefined;
  at: string;
  /** Version of the value format. Missing in old drafts. */
  shape?: number | undefined;
  /** The member who created the item, if it is new. */
  begunBy?: string | undefined;
};

const PREFIX = 'draft:';
const getKey = (kind: string, id: string) => `${PREFIX}${kind}:${id}`;

/** The text of the last saved base, which rarely changes. */
const baseTexts = new WeakMap<Values, string>();

/**
 * @param isLeaving whether the page may close before a write to the database ends
 * @returns false if storage is full or forbidden
 */
export async function saveLocalDraft(
  kind: KindName,
  id: string,
  { base, ...draft }: LocalDraft,
  isLeaving: boolean,
): Promise<boolean> {
  const baseText = baseTexts.get(base) ?? JSON.stringify(base);
  baseTexts.set(base, baseText);
  const text = `{"base":${baseText},${JSON.stringify({ ...draft, shape: SHAPE_VERSION }).slice(1)}`;
  const key = getKey(kind, id);
  const isFallback = isLeaving && writeStorage(key, text);
  return runInDatabase('readwrite', store => store.put(text, key)).then(
    () => true,
    () => isFallback || writeStorage(key, text),
  );
}

export async function loadLocalDraft(kind: KindName, id: string): Promise<LocalDraft | undefined> {
  const drafts = (await readTexts(getKey(kind, id))).flatMap(parseDraft);
  const [latestDraft] = drafts.sort((a, b) => (a.at < b.at ? 1 : -1));
  return latestDraft && toCurrentDraft(kind, latestDraft);
}

/** Converts drafts that an earlier version stored. */
function toCurrentDraft(kind: KindName, { base, values, sent, shape, ...draft }: LocalDraft): LocalDraft {
  const upgrade = (item: Values) => toCurrentShape(kind, item, shape);
  return { ...draft, base: upgrade(base), values: upgrade(values), sent: sent && upgrade(sent) };
}

function parseDraft(text: string): LocalDraft[] {
  try {
    const draft = JSON.parse(text) as LocalDraft;
    return draft.values ? [draft] : [];
  } catch {
    return [];
  }
}

export const deleteLocalDraft = (kind: string, id: string): void => deleteKey(getKey(kind, id));

/** Lists unsaved items that a member created on this device, newest first. */
export async function listStartedDrafts(
  kind: KindName,
  member: string,
): Promise<(LocalDraft & { id: string })[]> {
  const prefix = getKey(kind, '');
  const ids = (await listKeys()).filter(key => key.startsWith(prefix)).map(key => key.slice(prefix.length));
  const drafts = await Promise.all(
    [...new Set(ids)].map(async id => ({ id, draft: await loadLocalDraft(kind, id) })),
  );
  return drafts
    .flatMap(({ id, draft }) => (draft?.begunBy === member ? [{ ...draft, id }] : []))
    .sort((a, b) => (a.at < b.at ? 1 : -1));
}

/*
 * Drafts are stored in IndexedDB. `localStorage` blocks typing and reaches the disk seconds later, but a write to
 * IndexedDB may not finish when the page closes, so both receive the last text.
 */

let databasePromise: Promise<IDBDatabase> | undefined;

function getDatabase(): Promise<IDBDatabase> {
  databasePromise ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('staff-drafts', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('kept');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return databasePromise;
}

/** @throws if IndexedDB is unavailable or full */
async function runInDatabase<Result>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const transaction = (await getDatabase()).transaction('kept', mode);
  const request = run(transaction.objectStore('kept'));
  transaction.commit();
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

async function readTexts(key: string): Promise<string[]> {
  const text = await runInDatabase('readonly', store => store.get(key)).catch(() => undefined);
  return [text, readStorage(key)].filter(storedText => typeof storedText === 'string');
}

async function listKeys(): Promise<string[]> {
  const keys = await runInDatabase('readonly', store => store.getAllKeys()).catch(() => []);
  try {
    return [...keys.map(String), ...Object.keys(localStorage)];
  } catch {
    return keys.map(String);
  }
}

function deleteKey(key: string): void {
  writeStorage(key, null);
  runInDatabase('readwrite', store => store.delete(key)).catch(() => undefined);
}
