import type { ReactNode } from 'react';
import { TOASTS_MAX } from '../../domain/limits';

type ToastVariant = 'info' | 'success' | 'warning' | 'error';
export type Toast = {
  readonly id: number;
  readonly variant: ToastVariant;
  readonly message: string;
  /** Content below the message, such as an undo button. */
  readonly renderExtra?: ((close: () => void) => ReactNode) | undefined;
  /** Whether the toast's exit animation is running. */
  readonly isDismissed: boolean;
};

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function setToasts(newToasts: readonly Toast[]): void {
  toasts = newToasts;
  for (const listener of listeners) listener();
}

const markDismissed = (matches: (entry: Toast) => boolean) =>
  toasts.map(entry => (matches(entry) ? { ...entry, isDismissed: true } : entry));

/**
 * Shows a toast at the bottom left (rule 15). Doesn't repeat a visible message unless it has extra content. A sixth
 * toast replaces the oldest.
 */
export function toast({
  variant = 'info',
  message,
  renderExtra,
}: Pick<Toast, 'message' | 'renderExtra'> & { variant?: ToastVariant }): void {
  const shownToasts = toasts.filter(entry => !entry.isDismissed);
  if (!renderExtra && shownToasts.some(entry => entry.message === message)) return;
  const oldestToast = shownToasts.length < TOASTS_MAX ? undefined : shownToasts[0];
  lastId += 1;
  setToasts([
    ...markDismissed(entry => entry === oldestToast),
    { id: lastId, variant, message, renderExtra, isDismissed: false },
  ]);
}

/** Dismisses one toast, or all toasts if no ID is given. */
export const dismissToast = (id?: number): void =>
  setToasts(markDismissed(entry => id === undefined || entry.id === id));

/** Removes a toast after its exit animation. */
export const removeToast = (id: number): void => setToasts(toasts.filter(entry => entry.id !== id));

export const getToasts = (): readonly Toast[] => toasts;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
