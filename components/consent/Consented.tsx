import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Purpose } from '../../domain/consent';
import { usePlaces } from './consent-store';

/** Something from outside; says when there is something to see in it, and when not. */
export type OutsideProps = { onShown: (shown: boolean) => void };

type ConsentedProps = {
  purpose: Purpose;
  /** A constant of the module, so that it is asked once. */
  load: () => Promise<{ default: ComponentType<OutsideProps> }>;
  /** Our own stays, whatever is agreed: the visitor has begun something in it. */
  begun?: boolean;
  /** Our own, for as long as the other is not agreed to, not there, or empty. */
  children: ReactNode;
};

/** The place of something from outside. Our own stays in the page behind it and keeps what was typed into it. */
export function Consented({ purpose, load, begun = false, children }: ConsentedProps) {
  const granted = usePlaces().granted.includes(purpose) && !begun;
  const [Outside, setOutside] = useState<ComponentType<OutsideProps>>();
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
