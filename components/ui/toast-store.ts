import type { ReactNode } from 'react';
import { TOASTS_MAX } from '../../domain/limits';

export const toastVariants = ['info', 'success', 'warning', 'error'] as const;
type ToastVariant = (typeof toastVariants)[number];
export type Toast = {
  readonly id: number;
  readonly variant: ToastVariant;
  readonly message: string;
  /** Content below the message, such as an undo button. */
  readonly more?: ((close: () => void) => ReactNode) | undefined;
  /** Whether the toast's exit animation is running. */
  readonly dismissed: boolean;
};

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(newToasts: readonly Toast[]): void {
  toasts = newToasts;
  for (const listener of listeners) listener();
}

const close = (which: (item: Toast) => boolean) =>
  toasts.map(item => (which(item) ? { ...item, dismissed: true } : item));

/**
 * Shows a toast at the bottom left (rule 15). Doesn't repeat a visible message unless it has extra content. A sixth
 * toast replaces the oldest.
 */
export function toast({
  variant = 'info',
  message,
  more,
}: Pick<Toast, 'message' | 'more'> & { variant?: ToastVariant }): void {
  const showing = toasts.filter(item => !item.dismissed);
  if (!more && showing.some(item => item.message === message)) return;
  const oldest = showing.length < TOASTS_MAX ? undefined : showing[0];
  lastId += 1;
  set([...close(item => item === oldest), { id: lastId, variant, message, more, dismissed: false }]);
}

/** Without an id, closes all toasts. */
export const dismissToast = (id?: number): void => set(close(item => id === undefined || item.id === id));

/** Called after the exit animation. */
export const removeToast = (id: number): void => set(toasts.filter(item => item.id !== id));

export const getToasts = (): readonly Toast[] => toasts;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
