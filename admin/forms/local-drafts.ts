import type { KindName } from '../../domain/kinds';
import type { Values } from '../../domain/publishing/merge';
import { SHAPE, toCurrentShape } from '../../domain/rest/shape';

/** Unsaved changes: the values they are based on, the current values, and those of a pending save. */
export type Kept = {
  base: Values;
  values: Values;
  sent?: Values | undefined;
  at: string;
  /** Version of the value format; missing in old drafts. */
  shape?: number | undefined;
  /** The member who created the item, while it is new. */
  begunBy?: string | undefined;
};

const PREFIX = 'draft:';
const keyOf = (kind: string, id: string) => `${PREFIX}${kind}:${id}`;

/** Saves unsaved changes on this device. @returns false if storage is full or forbidden. */
export const keepLocally = (kind: KindName, id: string, kept: Kept): Promise<boolean> =>
  put(keyOf(kind, id), JSON.stringify({ ...kept, shape: SHAPE }));

/** Loads the unsaved changes of an item. */
export async function keptLocally(kind: KindName, id: string): Promise<Kept | undefined> {
  const kept = (await get(keyOf(kind, id))).flatMap(parseKept);
  const [latest] = kept.sort((a, b) => (a.at < b.at ? 1 : -1));
  return latest && inCurrentShape(kind, latest);
}

/** Converts drafts that an earlier version stored. */
function inCurrentShape(kind: KindName, { base, values, sent, shape, ...kept }: Kept): Kept {
  const current = (each: Values) => toCurrentShape(kind, each, shape);
  return { ...kept, base: current(base), values: current(values), sent: sent && current(sent) };
}

function parseKept(text: string): Kept[] {
  try {
    const kept = JSON.parse(text) as Kept;
    return kept.values ? [kept] : [];
  } catch {
    return [];
  }
}

export const dropLocally = (kind: string, id: string): void => drop(keyOf(kind, id));

/** Lists the items that a member created on this device and that have unsaved changes. */
export async function listBegun(kind: KindName, member: string): Promise<(Kept & { id: string })[]> {
  const prefix = keyOf(kind, '');
  const ids = (await listKeys()).filter(key => key.startsWith(prefix)).map(key => key.slice(prefix.length));
  const found = await Promise.all(
    [...new Set(ids)].map(async id => ({ id, kept: await keptLocally(kind, id) })),
  );
  return found
    .flatMap(({ id, kept }) => (kept?.begunBy === member ? [{ ...kept, id }] : []))
    .sort((a, b) => (a.at < b.at ? 1 : -1));
}

/*
 * Stores in two places. `localStorage` is written to disk seconds later and loses the last words in a crash; an
 * IndexedDB write may not finish when the page closes.
 */

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('staff-drafts', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('kept');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

/** Runs one request in IndexedDB. @throws if it is unavailable or full. */
async function inDatabase<Result>(
  mode: IDBTransactionMode,
  work: (kept: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const transaction = (await database()).transaction('kept', mode);
  const request = work(transaction.objectStore('kept'));
  transaction.commit();
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

async function put(key: string, text: string): Promise<boolean> {
  let kept = true;
  try {
    localStorage.setItem(key, text);
  } catch {
    kept = false;
  }
  return inDatabase('readwrite', all => all.put(text, key)).then(
    () => true,
    () => kept,
  );
}

async function get(key: string): Promise<string[]> {
  const found = [await inDatabase('readonly', all => all.get(key)).catch(() => undefined)];
  try {
    found.push(localStorage.getItem(key));
  } catch {
    // Where nothing can be kept nothing is found.
  }
  return found.filter(text => typeof text === 'string');
}

async function listKeys(): Promise<string[]> {
  const keys = await inDatabase('readonly', all => all.getAllKeys()).catch(() => []);
  try {
    return [...keys.map(String), ...Object.keys(localStorage)];
  } catch {
    return keys.map(String);
  }
}

function drop(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept there is nothing to drop.
  }
  inDatabase('readwrite', all => all.delete(key)).catch(() => undefined);
}
