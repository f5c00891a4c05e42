import { useSyncExternalStore } from 'react';
import type { Purpose } from '../../domain/consent';

/** What pages have to know of third parties; small, because it is part of every page's first load. */
type Places = { configured: readonly Purpose[]; granted: readonly Purpose[] };

const none: Places = { configured: [], granted: [] };
let places = none;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Says what is configured and what the visitor agreed to; only `Consent` does. */
export function setPlaces(next: Places): void {
  places = next;
  for (const listener of listeners) listener();
}

/** The third parties of this page view: none on the server, and until the visitor's answer has been read. */
export const usePlaces = (): Places =>
  useSyncExternalStore(
    subscribe,
    () => places,
    () => none,
  );
