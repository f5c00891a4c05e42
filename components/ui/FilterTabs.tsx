import type { MouseEvent } from 'react';
import { LIVE_BRIEFLY_VALUE } from '../../domain/hydration';
import { classNames } from './class-names';
import * as css from './FilterTabs.css';
import { interceptClick } from './intercept-click';

export type Filter = { label: string; isActive: boolean; count?: number; href?: string };

type FilterTabsProps = {
  /** Accessible name, such as "Filter by domain". */
  label: string;
  filters: readonly Filter[];
  /** Handler for plain clicks. Without a handler, filters with `href` navigate. */
  onChoose?: (filter: Filter) => void;
  className?: string;
};

/** Renders filters with counts: links if they have a URL, otherwise toggle buttons. */
export const FilterTabs = ({ label, filters, onChoose, className }: FilterTabsProps) => (
  <fieldset aria-label={label} className={classNames(css.row, className)}>
    {filters.map(filter => (
      <FilterTab key={filter.label} filter={filter} onChoose={onChoose} />
    ))}
  </fieldset>
);

function FilterTab({ filter, onChoose }: { filter: Filter } & Pick<FilterTabsProps, 'onChoose'>) {
  const { label, isActive, count, href } = filter;
  const handleClick = (event: MouseEvent) => {
    if (onChoose && interceptClick(event)) onChoose(filter);
  };
  const content = (
    <span>
      {label}
      {count !== undefined && <sup className={css.count}>{count}</sup>}
    </span>
  );
  if (href === undefined) {
    return (
      <button type="button" className={css.tab} aria-pressed={isActive} onClick={handleClick}>
        {content}
      </button>
    );
  }
  return (
    <a
      href={href}
      data-live={LIVE_BRIEFLY_VALUE}
      className={css.tab}
      aria-current={isActive ? 'true' : undefined}
      onClick={handleClick}
    >
      {content}
    </a>
  );
}
