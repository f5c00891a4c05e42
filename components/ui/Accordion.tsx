import { type ReactNode, useId } from 'react';
import { text } from '../../styles/text.css';
import * as css from './Accordion.css';
import { Icon } from './Icon';
import { plus } from './icons';

export type AccordionItem = { question: string; answer: ReactNode };

type AccordionProps = {
  items: readonly AccordionItem[];
  /** Opens the first item from the start. */
  firstOpen?: boolean;
  /** Two columns split at half, rounded up; still one open item overall. */
  columns?: 1 | 2;
  className?: string;
};

/** Questions that open in place, at most one at a time; the browser does the work (`<details name>`). */
export function Accordion({ items, firstOpen = false, columns = 1, className }: AccordionProps) {
  const name = useId();
  const list = (part: readonly AccordionItem[], open: boolean) =>
    part.map(({ question, answer }, index) => (
      <details key={question} name={name} className={css.item} open={open && index === 0}>
        <summary className={css.question}>
          <h3 className={text.h4}>{question}</h3>
          <Icon path={plus} size={28} className={css.plus} />
        </summary>
        <div className={css.answer}>{answer}</div>
      </details>
    ));

  if (columns === 1) return <div className={className}>{list(items, firstOpen)}</div>;
  const half = Math.ceil(items.length / 2);
  return (
    <div className={className}>
      <div className={css.columns}>
        <div className={css.column}>{list(items.slice(0, half), firstOpen)}</div>
        <div className={css.column}>{list(items.slice(half), false)}</div>
      </div>
    </div>
  );
}
