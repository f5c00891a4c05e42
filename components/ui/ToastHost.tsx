import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { TOAST_MS } from '../../domain/limits';
import { visuallyHidden } from '../../styles/layout.css';
import { classNames } from './class-names';
import { Icon } from './Icon';
import { check, close, info, warning } from './icons';
import * as css from './ToastHost.css';
import { dismissToast, getToasts, removeToast, subscribeToToasts, type Toast } from './toast-store';

const none: readonly Toast[] = [];

const signs = { info, success: check, warning, error: warning };

/**
 * Loads with the layout, because a toast often reports that nothing more can load. A live region must also exist before
 * its first message.
 */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, () => none);
  return (
    <div className={css.region} data-toasts="" data-screen-only="" aria-live="off">
      {toasts.map(item => (
        <ToastCard key={item.id} {...item} />
      ))}
    </div>
  );
}

function ToastCard({ id, variant, message, more, dismissed }: Toast) {
  const hold = useDismissal(id);
  const announced = useLateText(message);
  const card = useRef<HTMLDivElement>(null);
  // Some browsers don't fire `transitionend` for a zero-duration exit under reduced motion.
  useEffect(() => {
    if (!dismissed) return;
    const exits = card.current?.getAnimations() ?? [];
    Promise.allSettled(exits.map(({ finished }) => finished)).then(() => removeToast(id));
  }, [dismissed, id]);
  return (
    <div ref={card} className={classNames(css.variant[variant], dismissed && css.leavingToast)} {...hold}>
      <Icon path={signs[variant]} />
      <div>
        <span role={variant === 'error' ? 'alert' : 'status'}>{announced}</span>
        {more?.(() => dismissToast(id))}
      </div>
      <button type="button" className={css.dismiss} onClick={() => dismissToast(id)}>
        <span className={visuallyHidden}>Dismiss</span>
        <Icon path={close} />
      </button>
    </div>
  );
}

/** Dismisses a toast after a timeout, which hover and focus pause. */
function useDismissal(id: number) {
  const [held, setHeld] = useState(false);
  const remainingMs = useRef(TOAST_MS);
  useEffect(() => {
    if (held) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => dismissToast(id), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - startedAt;
    };
  }, [held, id]);
  const pause = () => setHeld(true);
  const resume = () => setHeld(false);
  return { onPointerEnter: pause, onPointerLeave: resume, onFocus: pause, onBlur: resume };
}

/** Delays the text, because a live region announces only changes. */
function useLateText(text: string): string {
  const [shown, setShown] = useState('');
  useEffect(() => setShown(text), [text]);
  return shown;
}
