import { useEffect, useEffectEvent } from 'react';

type LeaveGuard = {
  /** Whether leaving now would lose work. */
  isUnsaved: () => boolean;
  /** Asks the person, who may let it go on. */
  ask: (goOn: () => void) => void;
};

/** Keeps unsaved work from going with its page: by closing the tab, following a link, or Back. */
export function useLeaveGuard({ isUnsaved, ask }: LeaveGuard): void {
  const unsaved = useEffectEvent(isUnsaved);
  const askFirst = useEffectEvent(ask);

  useEffect(() => {
    const { href } = location;
    const entry: unknown = history.state;
    const onBeforeUnload = (event: BeforeUnloadEvent) => unsaved() && event.preventDefault();
    // Runs before the router and the page hear of it: they stay where they are, and the entry is made again.
    const onPopState = (event: PopStateEvent) => {
      if (!unsaved()) return;
      event.stopImmediatePropagation();
      history.pushState(entry, '', href);
      askFirst(() => history.back());
    };
    addEventListener('beforeunload', onBeforeUnload);
    addEventListener('popstate', onPopState, { capture: true });
    return () => {
      removeEventListener('beforeunload', onBeforeUnload);
      removeEventListener('popstate', onPopState, { capture: true });
    };
  }, []);
}
