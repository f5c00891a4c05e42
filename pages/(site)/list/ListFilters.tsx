import * as css from '../../../components/sections/head/White.css';
import { FilterTabs } from '../../../components/ui/FilterTabs';
import { toggleFilter } from '../../../domain/paging';
import type { ListState } from '../../../domain/paths';

type ListFiltersProps = {
  /** Accessible name, such as “Filter by domain”. */
  label: string;
  state: ListState;
  /** Number of items if no filter is active. */
  all: number;
  choices: readonly { name: string; count: number }[];
  path: (state?: ListState) => string;
  onChoose: (href: string) => void;
};

/** Renders filters, of which several can be active. “All” resets them. */
export function ListFilters({ label, state, all, choices, path, onChoose }: ListFiltersProps) {
  const filters = [
    { label: 'All', count: all, isActive: state.filters.length === 0, href: path() },
    ...choices.map(({ name, count }) => ({
      label: name,
      count,
      isActive: state.filters.includes(name),
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
