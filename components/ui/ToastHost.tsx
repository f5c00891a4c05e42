import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { region } from './Toaster.css';
import { currentToasts, subscribeToToasts } from './toast-store';

/** Offline there is nothing to draw them with; the page stays. */
const Toaster = lazy(
  (): Promise<{ default: ComponentType }> => import('./Toaster').catch(() => ({ default: () => null })),
);

/**
 * The corner where toasts appear; stands once in every layout. What draws them is loaded with the first toast.
 * The corner itself is there from the start and carries `aria-live`, so that an open dialog does not hide it
 * from screen readers.
 */
export function ToastHost() {
  const any = useSyncExternalStore(
    subscribeToToasts,
    () => currentToasts().length > 0,
    () => false,
  );
  return (
    <div className={region} data-toasts="" data-screen-only="" aria-live="off">
      {any && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </div>
  );
}
