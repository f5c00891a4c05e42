import type { KindName } from '../../domain/kinds';
import type { Values } from '../../domain/publishing/merge';
import { SHAPE, toCurrentShape } from '../../domain/rest/shape';

/**
 * What was typed and is not on the server yet: what it began with, what it has become, and what was on its way when it
 * was kept.
 */
export type Kept = {
  base: Values;
  values: Values;
  sent?: Values | undefined;
  at: string;
  /** The shape of all of these; none where it was kept before shapes had a number. */
  shape?: number | undefined;
  /** The member who began the item in the form of a new one. */
  begunBy?: string | undefined;
};

const PREFIX = 'draft:';
const keyOf = (kind: string, id: string) => `${PREFIX}${kind}:${id}`;

/** Keeps what was typed on this device. @returns whether it is kept: storage may be full or forbidden. */
export const keepLocally = (kind: KindName, id: string, kept: Kept): Promise<boolean> =>
  put(keyOf(kind, id), JSON.stringify({ ...kept, shape: SHAPE }));

/** What this device keeps of an item. */
export async function keptLocally(kind: KindName, id: string): Promise<Kept | undefined> {
  const kept = (await get(keyOf(kind, id))).flatMap(parseKept);
  const [latest] = kept.sort((a, b) => (a.at < b.at ? 1 : -1));
  return latest && inCurrentShape(kind, latest);
}

/** An earlier version of the software may have kept it. */
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

/** Lists the items of a kind that a member began on this device, as far as the server lacks some of their words. */
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
