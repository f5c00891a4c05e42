import * as css from '../../../components/sections/head/White.css';
import { FilterTabs } from '../../../components/ui/FilterTabs';
import { toggleFilter } from '../../../domain/paging';
import type { ListState } from '../../../domain/paths';

type ListFiltersProps = {
  /** Accessible name: "Filter by domain". */
  label: string;
  state: ListState;
  /** Number of items without filters. */
  all: number;
  choices: readonly { name: string; count: number }[];
  /** Returns the path of a list state. */
  path: (state?: ListState) => string;
  onChoose: (href: string) => void;
};

/** Renders a list's filters, any number of which can be active, and All to reset them. */
export function ListFilters({ label, state, all, choices, path, onChoose }: ListFiltersProps) {
  const filters = [
    { label: 'All', count: all, active: state.filters.length === 0, href: path() },
    ...choices.map(({ name, count }) => ({
      label: name,
      count,
      active: state.filters.includes(name),
      href: path(toggleFilter(state, name)),
    })),
  ];
  return (
    <FilterTabs
      className={css.filters}
      label={label}
      filters={filters}
      onChoose={({ href }) => href && onChoose(href)}
    />
  );
}
