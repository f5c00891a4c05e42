import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Purpose } from '../../domain/consent';
import { useConsentState } from './consent-store';

/** `onShownChange` reports whether the third party has something to show. */
export type ThirdPartyProps = { onShownChange: (isShown: boolean) => void };

type ConsentGateProps = {
  purpose: Purpose;
  /** Must be a module constant, because a new function would cause another load. */
  load: () => Promise<{ default: ComponentType<ThirdPartyProps> }>;
  /** Shows our own content regardless of consent once the visitor has started using it. */
  isStarted?: boolean;
  /** Our own content, shown until the third party is allowed and has something to show. */
  children: ReactNode;
};

/** Shows third-party content with consent. Our own content stays mounted behind it and keeps its input. */
export function ConsentGate({ purpose, load, isStarted = false, children }: ConsentGateProps) {
  const isGranted = useConsentState().granted.includes(purpose) && !isStarted;
  const [ThirdParty, setThirdParty] = useState<ComponentType<ThirdPartyProps>>();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (!isGranted) return;
    load().then(
      module => setThirdParty(() => module.default),
      () => undefined,
    );
    return () => setIsShown(false);
  }, [isGranted, load]);

  return (
    <>
      {isGranted && ThirdParty && <ThirdParty onShownChange={setIsShown} />}
      <div hidden={isGranted && isShown}>{children}</div>
    </>
  );
}
