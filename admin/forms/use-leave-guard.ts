import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

type LeaveGuard = {
  /** Whether leaving now would lose work. */
  isUnsaved: () => boolean;
  /** Asks the person, who may let it go on. */
  ask: (goOn: () => void) => void;
  /** Calls back at every change; what it returns ends that. */
  onChange: (changed: () => void) => () => void;
  /** Whether something is on its way that is no change yet. */
  busy: boolean;
};

/** Marks the second of the two entries; like every form it stands on top of its page (`use-address`). */
const DOUBLE = { onTop: true, double: true };

/** Calls back once the step through the history that was just asked for has been made. */
const afterStep = (then: () => void) => addEventListener('popstate', then, { once: true });

/**
 * Keeps unsaved work from going with its page: by closing the tab, following a link, or Back.
 * A page cannot refuse to go back. So from the first change on the same address stands twice in the history:
 * Back then leads to where one is, and there is time to ask.
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
    // Reloaded on the second entry, the form starts from its own place again.
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
    /** Goes on from the form's own place in the history. */
    settle(then: () => void) {
      if (!doubled.current) return then();
      doubled.current = false;
      afterStep(then);
      history.back();
    },
  };
}
