import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/Icon';
import { down } from '../../components/ui/icons';
import { text } from '../../styles/text.css';
import * as css from './Columns.css';
import { BesideContext } from './slots';

type ColumnsProps = {
  /** Heading of the details: "About this article". */
  about: string;
  details: ReactNode;
  /** Links to the sections, above the text. */
  jumps?: ReactNode;
  children: ReactNode;
};

/** Renders the text with its details in a side column. On narrow screens the form shows one of them. */
export function Columns({ about, details, jumps, children }: ColumnsProps) {
  // Renders the text first, because editors open an item to write.
  const isBeside = useDeferredValue(true, false);
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  return (
    <div className={css.columns}>
      <div className={css.text}>
        {jumps}
        <div className={classNames(css.doc, Boolean(jumps) && css.wide)}>
          <BesideContext value={beside}>{children}</BesideContext>
        </div>
      </div>
      <aside className={css.side} aria-label={about}>
        <div ref={setBeside} className={css.beside} />
        {isBeside && <div className={css.about}>{details}</div>}
      </aside>
    </div>
  );
}

type DetailsProps = { title: string; note?: ReactNode; children: ReactNode };

/** Renders a collapsible part of the details. */
export function Details({ title, note, children }: DetailsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <details className={css.details} open>
        <summary className={css.summary}>
          <h3 id={id} className={text.strong}>
            {title}
          </h3>
          {note && <small>{note}</small>}
          <Icon path={down} size={18} />
        </summary>
        {children && <div className={css.inside}>{children}</div>}
      </details>
    </section>
  );
}
