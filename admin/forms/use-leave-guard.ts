import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

type LeaveGuard = {
  /** Returns whether leaving would lose work. */
  isUnsaved: () => boolean;
  /** Asks the user, who may continue. */
  ask: (goOn: () => void) => void;
  /** Subscribes to changes and returns the unsubscribe function. */
  onChange: (changed: () => void) => () => void;
  /** Whether an upload is in progress. */
  busy: boolean;
};

/** Marks the second of the two history entries, on top of the page (`use-address`). */
const DOUBLE = { onTop: true, double: true };

/** Calls back after the requested history step. */
const afterStep = (then: () => void) => addEventListener('popstate', then, { once: true });

/**
 * Guards unsaved work when the tab closes or the user follows a link or presses Back. A page can't prevent Back, so
 * the first change adds a second history entry for the same URL: Back then stays on the form, which can ask.
 */
export function useLeaveGuard({ isUnsaved, ask, onChange, busy }: LeaveGuard) {
  const unsaved = useEffectEvent(isUnsaved);
  const askFirst = useEffectEvent(ask);
  const listen = useEffectEvent(onChange);
  const doubled = useRef(false);

  const double = useCallback(() => {
    if (doubled.current) return;
    doubled.current = true;
    history.pushState(DOUBLE, '', location.href);
  }, []);

  useEffect(() => {
    if (busy) double();
  }, [busy, double]);

  useEffect(() => {
    // After a reload on the second entry, returns to the first.
    if ((history.state as Partial<typeof DOUBLE> | null)?.double) history.back();
    const stop = listen(() => {
      if (unsaved()) double();
    });
    const onBeforeUnload = (event: BeforeUnloadEvent) => unsaved() && event.preventDefault();
    const onPopState = () => {
      if (!doubled.current) return;
      doubled.current = false;
      if (!unsaved()) return history.back();
      double();
      askFirst(() => {
        doubled.current = false;
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
  }, [double]);

  return {
    /** Returns to the form's own history entry, then continues. */
    settle(then: () => void) {
      if (!doubled.current) return then();
      doubled.current = false;
      afterStep(then);
      history.back();
    },
  };
}
