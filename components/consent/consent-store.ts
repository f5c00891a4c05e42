import { useSyncExternalStore } from 'react';
import type { Purpose } from '../../domain/consent';

/** Third-party state that pages need. This module must stay small, because every page loads it. */
type ConsentState = { configured: readonly Purpose[]; granted: readonly Purpose[] };

const emptyState: ConsentState = { configured: [], granted: [] };
let state = emptyState;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Replaces the state. Only `Consent` may call this function. */
export function setConsentState(newState: ConsentState): void {
  state = newState;
  for (const listener of listeners) listener();
}

/** Returns an empty state on the server, and until the stored answer is read. */
export const useConsentState = (): ConsentState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => emptyState,
  );
