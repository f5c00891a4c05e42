import { visuallyHidden } from '../../../styles/layout.css';
import { CasePoster } from '../../cases/CasePoster';
import type { PosterCard } from '../../cases/poster-rule';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/Notice';
import type { ListViewProps } from '../list-view';
import * as css from './List.css';

export default function CaseList({
  hero,
  items,
  total,
  listRef,
  pager,
  pagerRef,
  reset,
}: ListViewProps<PosterCard>) {
  return (
    <>
      {hero}
      <section className={css.cases}>
        <h2 className={visuallyHidden}>Projects</h2>
        <p className={visuallyHidden} role="status">
          Projects shown: {items.length} of {total}
        </p>
        {total === 0 && (
          <EmptyState
            className={css.emptyState}
            title="No projects in this domain yet"
            action={<Button {...reset}>Reset filter</Button>}
          >
            Reset the filter to see all of them.
          </EmptyState>
        )}
        <div ref={listRef}>
          <CasePoster cases={items} hasPriority />
        </div>
        <div ref={pagerRef} className={css.pager}>
          {pager}
        </div>
      </section>
    </>
  );
}
