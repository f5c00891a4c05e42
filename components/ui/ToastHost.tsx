import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { TOAST_MS } from '../../domain/limits';
import { visuallyHidden } from '../../styles/layout.css';
import { classNames } from './class-names';
import { Icon } from './Icon';
import { check, close, info, warning } from './icons';
import * as css from './ToastHost.css';
import { currentToasts, dismissToast, removeToast, subscribeToToasts, type Toast } from './toast-store';

const none: readonly Toast[] = [];

const signs = { info, success: check, warning, error: warning };

/**
 * The corner where toasts appear; stands once in every layout. It is loaded with the layout, because what it has to
 * say is often that nothing more can be loaded. The corner is there from the start and carries `aria-live`, so that
 * an open dialog does not hide it from screen readers.
 */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
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
  const said = useLateText(message);
  const card = useRef<HTMLDivElement>(null);
  // Not by its event: of an exit that takes no time, for who wants no motion, not every browser tells.
  useEffect(() => {
    if (!dismissed) return;
    const exits = card.current?.getAnimations() ?? [];
    Promise.allSettled(exits.map(({ finished }) => finished)).then(() => removeToast(id));
  }, [dismissed, id]);
  return (
    <div ref={card} className={classNames(css.variant[variant], dismissed && css.leaving)} {...hold}>
      <Icon path={signs[variant]} />
      <div>
        <span role={variant === 'error' ? 'alert' : 'status'}>{said}</span>
        {more?.(() => dismissToast(id))}
      </div>
      <button type="button" className={css.dismiss} onClick={() => dismissToast(id)}>
        <span className={visuallyHidden}>Dismiss</span>
        <Icon path={close} />
      </button>
    </div>
  );
}

/** Closes a toast when its time is up; pointer and focus stop the clock. */
function useDismissal(id: number) {
  const [held, setHeld] = useState(false);
  const left = useRef(TOAST_MS);
  useEffect(() => {
    if (held) return;
    const since = Date.now();
    const timer = setTimeout(() => dismissToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [held, id]);
  const stop = () => setHeld(true);
  const go = () => setHeld(false);
  return { onPointerEnter: stop, onPointerLeave: go, onFocus: stop, onBlur: go };
}

/** A live region is only read out when its text changes after it appeared. */
function useLateText(text: string): string {
  const [shown, setShown] = useState('');
  useEffect(() => setShown(text), [text]);
  return shown;
}
