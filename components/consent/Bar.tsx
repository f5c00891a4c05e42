import { type ReactNode, useRef } from 'react';
import { text } from '../../styles/text.css';
import * as css from './Bar.css';
import { consentCopy } from './texts';
import { useBottomClearance } from './use-bottom-clearance';

type BarProps = { title: string; message: ReactNode; children: ReactNode };

/** Renders a region instead of a dialog, because the page must stay usable. */
export function Bar({ title, message, children }: BarProps) {
  const bar = useRef<HTMLElement>(null);
  useBottomClearance(bar);
  return (
    <section ref={bar} className={css.bar} aria-label={consentCopy.region} data-screen-only="">
      <div className={css.barContent}>
        <div>
          <h2 className={text.h4}>{title}</h2>
          <p className={css.copy}>{message}</p>
        </div>
        <div className={css.actions}>{children}</div>
      </div>
    </section>
  );
}
