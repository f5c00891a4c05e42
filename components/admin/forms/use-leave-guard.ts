import { useEffect, useEffectEvent, useRef } from 'react';

type LeaveGuard = {
  /** Whether leaving now would lose work. */
  isUnsaved: () => boolean;
  /** Asks the person, who may let it go on. */
  ask: (goOn: () => void) => void;
  /** Calls back at every change; what it returns ends that. */
  onChange: (changed: () => void) => () => void;
};

/** Calls back once the step through the history that was just asked for has been made. */
const afterStep = (then: () => void) => addEventListener('popstate', then, { once: true });

/**
 * Keeps unsaved work from going with its page: by closing the tab, following a link, or Back.
 * A page cannot refuse to go back. So from the first change on the same address stands twice in the history:
 * Back then leads to where one is, and there is time to ask.
 */
export function useLeaveGuard({ isUnsaved, ask, onChange }: LeaveGuard) {
  const unsaved = useEffectEvent(isUnsaved);
  const askFirst = useEffectEvent(ask);
  const listen = useEffectEvent(onChange);
  const doubled = useRef(false);

  useEffect(() => {
    const double = () => {
      doubled.current = true;
      history.pushState(history.state, '', location.href);
    };
    const stop = listen(() => {
      if (!doubled.current && unsaved()) double();
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
  }, []);

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
