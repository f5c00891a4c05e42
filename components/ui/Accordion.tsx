import { type ReactNode, useId } from 'react';
import { text } from '../../styles/text.css';
import * as css from './Accordion.css';
import { classNames } from './class-names';
import { Icon } from './Icon';
import { plus } from './icons';

export type AccordionItem = { question: string; answer: ReactNode };

type AccordionProps = {
  items: readonly AccordionItem[];
  /** Which item, of each column, is open from the start; counted from 0. */
  open?: number;
  /** Two columns split at half, rounded up. */
  columns?: 1 | 2;
  /** Any number may be open; otherwise at most one in a column. */
  independent?: boolean;
  className?: string;
};

/** Questions that open in place, at most one at a time; the browser does the work (`<details name>`). */
export function Accordion({ items, columns = 1, className, ...list }: AccordionProps) {
  if (columns === 1) {
    return (
      <div className={className}>
        <List items={items} {...list} />
      </div>
    );
  }
  const half = Math.ceil(items.length / 2);
  return (
    <div className={classNames(css.columns, className)}>
      {[items.slice(0, half), items.slice(half)].map((part, index) => (
        <div key={index} className={css.column}>
          <List items={part} {...list} />
        </div>
      ))}
    </div>
  );
}

function List({ items, open, independent = false }: AccordionProps) {
  const name = useId();
  return items.map(({ question, answer }, index) => (
    <details key={question} name={independent ? undefined : name} className={css.item} open={index === open}>
      <summary className={css.question}>
        <h3 className={text.h4}>{question}</h3>
        <Icon path={plus} size={28} className={css.plus} />
      </summary>
      <div className={css.answer}>{answer}</div>
    </details>
  ));
}
