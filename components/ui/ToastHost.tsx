import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { TOAST_DURATION_MS } from '../../domain/limits';
import { visuallyHidden } from '../../styles/layout.css';
import { classNames } from './class-names';
import { Icon } from './Icon';
import { check, close, info, warning } from './icons';
import * as css from './ToastHost.css';
import { dismissToast, getToasts, removeToast, subscribeToToasts, type Toast } from './toast-store';

const noToasts: readonly Toast[] = [];

const icons = { info, success: check, warning, error: warning };

/**
 * Loads with the layout, because a toast often reports that nothing more can load. A live region must also exist before
 * its first message.
 */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, () => noToasts);
  return (
    <div className={css.region} data-screen-only="" aria-live="off">
      {toasts.map(toast => (
        <ToastCard key={toast.id} {...toast} />
      ))}
    </div>
  );
}

function ToastCard({ id, variant, message, renderExtra, isDismissed }: Toast) {
  const dismissalHandlers = useDismissal(id);
  const announcedText = useDelayedText(message);
  const card = useRef<HTMLDivElement>(null);
  // Some browsers don't fire `transitionend` for a zero-duration exit under reduced motion.
  useEffect(() => {
    if (!isDismissed) return;
    const exitAnimations = card.current?.getAnimations() ?? [];
    Promise.allSettled(exitAnimations.map(({ finished }) => finished)).then(() => removeToast(id));
  }, [isDismissed, id]);
  return (
    <div
      ref={card}
      className={classNames(css.variant[variant], isDismissed && css.leavingToast)}
      // A modal recognises a pressed toast even after its removal.
      data-toasts=""
      {...dismissalHandlers}
    >
      <Icon path={icons[variant]} />
      <div>
        <span role={variant === 'error' ? 'alert' : 'status'}>{announcedText}</span>
        {renderExtra?.(() => dismissToast(id))}
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
  const [isPaused, setIsPaused] = useState(false);
  const remainingMs = useRef(TOAST_DURATION_MS);
  useEffect(() => {
    if (isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => dismissToast(id), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - startedAt;
    };
  }, [isPaused, id]);
  const pause = () => setIsPaused(true);
  const resume = () => setIsPaused(false);
  return { onPointerEnter: pause, onPointerLeave: resume, onFocus: pause, onBlur: resume };
}

/** Delays the text, because a live region announces only changes. */
function useDelayedText(text: string): string {
  const [delayedText, setDelayedText] = useState('');
  useEffect(() => setDelayedText(text), [text]);
  return delayedText;
}
