import type { ComponentType } from 'react';
import { visuallyHidden } from '../../../styles/layout.css';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/Notice';
import type { ListViewProps } from '../list-view';
import * as css from './List.css';

type Card = { _id: string; title: string };
type DefaultListProps = ListViewProps<Card> & {
  title: string;
  /** The kind's own card, or the default card. */
  Card: ComponentType<Card>;
};

/** Renders the list of a kind without its own list. */
export default function DefaultList({ title, Card, items, total, ...props }: DefaultListProps) {
  return (
    <>
      {props.hero}
      <section className={css.list}>
        <h2 className={visuallyHidden}>{title}</h2>
        <p className={visuallyHidden} role="status">
          {title} shown: {items.length} of {total}
        </p>
        {total === 0 && (
          <EmptyState
            title={props.isFiltered ? 'Nothing matches this filter' : 'Nothing published yet'}
            action={props.isFiltered && <Button {...props.reset}>Reset filter</Button>}
          >
            {props.isFiltered ? 'Reset the filter to see everything.' : 'The first one is on its way.'}
          </EmptyState>
        )}
        <div ref={props.listRef} className={css.grid}>
          {items.map(item => (
            <article key={item._id}>
              <Card {...item} />
            </article>
          ))}
        </div>
        <div ref={props.pagerRef} className={css.pager}>
          {props.pager}
        </div>
      </section>
    </>
  );
}
