import { useSyncExternalStore } from 'react';

let paused = false;
const listeners = new Set<() => void>();

/** Stops or starts every slowly turning drawing of the site, until the page is loaded anew. */
export function toggleMotion(): void {
  paused = !paused;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the visitor has stopped what turns by itself (WCAG 2.2.2). */
export const useMotionPaused = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => paused,
    () => false,
  );
