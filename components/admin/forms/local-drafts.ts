import type { Values } from '../../../domain/publishing/merge';
import { newId } from './new-id';

/**
 * What was typed and is not on the server yet: what it began with, what it has become, and what was on its way when it
 * was kept.
 */
export type Kept = { base: Values; values: Values; sent?: Values | undefined; at: string };

const PREFIX = 'draft:';
const keyOf = (kind: string, id: string) => `${PREFIX}${kind}:${id}`;
/** Under which the id of a new item stands until it is published or its form is closed. */
const newKey = (kind: string) => `${PREFIX}${kind}:new`;

/** Keeps what was typed on this device. @returns whether it is kept: storage may be full or forbidden. */
export const keepLocally = (kind: string, id: string, kept: Kept): Promise<boolean> =>
  put(keyOf(kind, id), JSON.stringify(kept));

/** What this device keeps of an item. */
export async function keptLocally(kind: string, id: string): Promise<Kept | undefined> {
  const kept = (await get(keyOf(kind, id))).flatMap(text => {
    try {
      return [JSON.parse(text) as Kept];
    } catch {
      return [];
    }
  });
  return kept.sort((a, b) => (a.at < b.at ? 1 : -1))[0];
}

export const dropLocally = (kind: string, id: string): void => drop(keyOf(kind, id));

/** The id of the new item that was begun on this device and never closed; a fresh one otherwise. */
export async function newItemId(kind: string): Promise<string> {
  const [begun] = await get(newKey(kind));
  if (begun) return begun;
  const fresh = newId();
  // The form works without: only a reload begins another item then.
  void put(newKey(kind), fresh);
  return fresh;
}

/** The next new item is another one. */
export const forgetNewItem = (kind: string): void => drop(newKey(kind));

/** The same where the one that was begun is opened from the list: it is finished there. */
export async function forgetIfNew(kind: string, id: string): Promise<void> {
  if ((await get(newKey(kind))).includes(id)) forgetNewItem(kind);
}

/*
 * Two places, as each forgets at another time: the browser writes `localStorage` down only after seconds, so that it
 * lacks the last words when the browser is killed; what a page puts into a database as it closes may come too late.
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

/** Does one thing in the database. @throws where there is none, and when it is full. */
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

function drop(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept there is nothing to drop.
  }
  inDatabase('readwrite', all => all.delete(key)).catch(() => undefined);
}
