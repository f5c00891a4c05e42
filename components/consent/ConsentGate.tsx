import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Purpose } from '../../domain/consent';
import { useConsentState } from './consent-store';

/** `onShown` reports whether the third party has something to show. */
export type ThirdPartyProps = { onShown: (shown: boolean) => void };

type ConsentGateProps = {
  purpose: Purpose;
  /** Must be a module constant, because a new function would load again. */
  load: () => Promise<{ default: ComponentType<ThirdPartyProps> }>;
  /** Shows our own content regardless of consent once the visitor has started using it. */
  isStarted?: boolean;
  /** Our own content, shown until the third party is allowed and has something to show. */
  children: ReactNode;
};

/** Our own content stays mounted behind the third party's and keeps its input. */
export function ConsentGate({ purpose, load, isStarted = false, children }: ConsentGateProps) {
  const granted = useConsentState().granted.includes(purpose) && !isStarted;
  const [Outside, setOutside] = useState<ComponentType<ThirdPartyProps>>();
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!granted) return;
    load().then(
      module => setOutside(() => module.default),
      () => undefined,
    );
    return () => setShown(false);
  }, [granted, load]);

  return (
    <>
      {granted && Outside && <Outside onShown={setShown} />}
      <div hidden={granted && shown}>{children}</div>
    </>
  );
}
