import { useSyncExternalStore } from 'react';

let isPaused = false;
const listeners = new Set<() => void>();

/** Pauses or resumes all turning drawings until the page reloads. */
export function toggleMotion(): void {
  isPaused = !isPaused;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether the visitor paused animations (WCAG 2.2.2). */
export const useIsMotionPaused = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPaused,
    () => false,
  );
