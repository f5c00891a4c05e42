import type { Values } from '../../../domain/publishing/merge';
import { newId } from './new-id';

/** What was typed and is not on the server yet: what it began with, and what it has become. */
export type Kept = { base: Values; values: Values; at: string };

const PREFIX = 'draft:';
const keyOf = (kind: string, id: string) => `${PREFIX}${kind}:${id}`;
/** Under which the id of a new item stands until it is published or its form is closed. */
const newKey = (kind: string) => `${PREFIX}${kind}:new`;

/** Keeps what was typed on this device. @returns whether it is kept: storage may be full or forbidden. */
export function keepLocally(kind: string, id: string, kept: Kept): boolean {
  try {
    localStorage.setItem(keyOf(kind, id), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** What this device keeps of an item. */
export function keptLocally(kind: string, id: string): Kept | undefined {
  try {
    const text = localStorage.getItem(keyOf(kind, id));
    return text === null ? undefined : (JSON.parse(text) as Kept);
  } catch {
    return undefined;
  }
}

export function dropLocally(kind: string, id: string): void {
  try {
    localStorage.removeItem(keyOf(kind, id));
  } catch {
    // Where nothing can be kept there is nothing to drop.
  }
}

/** The id of the new item that was begun on this device and never closed; a fresh one otherwise. */
export function newItemId(kind: string): string {
  const fresh = newId();
  try {
    const begun = localStorage.getItem(newKey(kind));
    if (begun) return begun;
    localStorage.setItem(newKey(kind), fresh);
  } catch {
    // The form works without: only a reload begins another item then.
  }
  return fresh;
}

/** The next new item is another one. */
export function forgetNewItem(kind: string): void {
  try {
    localStorage.removeItem(newKey(kind));
  } catch {
    // As above.
  }
}
