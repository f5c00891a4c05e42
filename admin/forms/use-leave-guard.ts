import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

type LeaveGuard = {
  /** Returns whether leaving would lose work. */
  isUnsaved: () => boolean;
  /** Asks the user whether to proceed. */
  confirmLeave: (proceed: () => void) => void;
  /** Subscribes to changes and returns the unsubscribe function. */
  onChange: (listener: () => void) => () => void;
  /** Whether an upload is in progress. */
  isBusy: boolean;
};

/** State of the second history entry, above the form's own (`use-url`). */
const GUARD_ENTRY = { onTop: true, double: true };

/** Runs a callback after the requested history step. */
const onNextPopState = (callback: () => void) => addEventListener('popstate', callback, { once: true });

/**
 * Guards unsaved work when the tab closes or the user follows a link or presses Back. A page can't prevent Back, so the
 * first change adds a second history entry for the same URL. Back then stays on the form, which asks for confirmation.
 */
export function useLeaveGuard({ isUnsaved, confirmLeave, onChange, isBusy }: LeaveGuard) {
  const isUnsavedNow = useEffectEvent(isUnsaved);
  const confirmFirst = useEffectEvent(confirmLeave);
  const subscribe = useEffectEvent(onChange);
  const hasGuardEntry = useRef(false);

  const pushGuardEntry = useCallback(() => {
    if (hasGuardEntry.current) return;
    hasGuardEntry.current = true;
    history.pushState(GUARD_ENTRY, '', location.href);
  }, []);

  useEffect(() => {
    if (isBusy) pushGuardEntry();
  }, [isBusy, pushGuardEntry]);

  useEffect(() => {
    // After a reload on the second entry, return to the first.
    if ((history.state as Partial<typeof GUARD_ENTRY> | null)?.double) history.back();
    const unsubscribe = subscribe(() => {
      if (isUnsavedNow()) pushGuardEntry();
    });
    const onBeforeUnload = (event: BeforeUnloadEvent) => isUnsavedNow() && event.preventDefault();
    const onPopState = () => {
      if (!hasGuardEntry.current) return;
      hasGuardEntry.current = false;
      if (!isUnsavedNow()) return history.back();
      pushGuardEntry();
      confirmFirst(() => {
        hasGuardEntry.current = false;
        history.go(-2);
      });
    };
    addEventListener('beforeunload', onBeforeUnload);
    addEventListener('popstate', onPopState);
    return () => {
      unsubscribe();
      removeEventListener('beforeunload', onBeforeUnload);
      removeEventListener('popstate', onPopState);
    };
  }, [pushGuardEntry]);

  return {
    /** Returns to the form's own history entry, then continues. */
    leaveGuard(proceed: () => void) {
      if (!hasGuardEntry.current) return proceed();
      hasGuardEntry.current = false;
      onNextPopState(proceed);
      history.back();
    },
  };
}
