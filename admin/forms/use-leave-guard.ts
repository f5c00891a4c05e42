import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

type LeaveGuard = {
  /** Returns whether leaving would lose work. */
  isUnsaved: () => boolean;
  /** Asks the user whether to proceed. */
  ask: (proceed: () => void) => void;
  /** Subscribes to changes and returns the unsubscribe function. */
  onChange: (changed: () => void) => () => void;
  /** Whether an upload is in progress. */
  isBusy: boolean;
};

/** Marks the second history entry, above the form's own (`use-url`). */
const SECOND_ENTRY = { onTop: true, double: true };

/** Runs a callback after the requested history step. */
const afterStep = (then: () => void) => addEventListener('popstate', then, { once: true });

/**
 * Guards unsaved work when the tab closes or the user follows a link or presses Back. A page can't prevent Back, so the
 * first change adds a second history entry for the same URL. Back then stays on the form, which asks for confirmation.
 */
export function useLeaveGuard({ isUnsaved, ask, onChange, isBusy }: LeaveGuard) {
  const isUnsavedNow = useEffectEvent(isUnsaved);
  const askFirst = useEffectEvent(ask);
  const listen = useEffectEvent(onChange);
  const hasSecondEntry = useRef(false);

  const pushSecondEntry = useCallback(() => {
    if (hasSecondEntry.current) return;
    hasSecondEntry.current = true;
    history.pushState(SECOND_ENTRY, '', location.href);
  }, []);

  useEffect(() => {
    if (isBusy) pushSecondEntry();
  }, [isBusy, pushSecondEntry]);

  useEffect(() => {
    // After a reload on the second entry, return to the first.
    if ((history.state as Partial<typeof SECOND_ENTRY> | null)?.double) history.back();
    const stop = listen(() => {
      if (isUnsavedNow()) pushSecondEntry();
    });
    const onBeforeUnload = (event: BeforeUnloadEvent) => isUnsavedNow() && event.preventDefault();
    const onPopState = () => {
      if (!hasSecondEntry.current) return;
      hasSecondEntry.current = false;
      if (!isUnsavedNow()) return history.back();
      pushSecondEntry();
      askFirst(() => {
        hasSecondEntry.current = false;
        history.go(-2);
      });
    };
    addEventListener('beforeunload', onBeforeUnload);
    addEventListener('popstate', onPopState);
    return () => {
      stop();
      removeEventListener('beforeunload', onBeforeUnload);
      removeEventListener('popstate', onPopState);
    };
  }, [pushSecondEntry]);

  return {
    /** Returns to the form's own history entry, then continues. */
    leaveGuard(then: () => void) {
      if (!hasSecondEntry.current) return then();
      hasSecondEntry.current = false;
      afterStep(then);
      history.back();
    },
  };
}
