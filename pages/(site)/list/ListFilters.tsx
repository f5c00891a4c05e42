import { FilterTabs } from '../../../components/ui/FilterTabs';
import { toggleFilter } from '../../../domain/paging';
import type { ListState } from '../../../domain/paths';
import * as css from './filters.css';

type ListFiltersProps = {
  /** Accessible name, such as “Filter by domain”. */
  label: string;
  state: ListState;
  /** Number of items if no filter is active. */
  total: number;
  choices: readonly { name: string; count: number }[];
  getPath: (state?: ListState) => string;
  onChoose: (href: string) => void;
};

/** Renders filters, of which several can be active. “All” resets them. */
export function ListFilters({ label, state, total, choices, getPath, onChoose }: ListFiltersProps) {
  const filters = [
    { label: 'All', count: total, isActive: state.filters.length === 0, href: getPath() },
    ...choices.map(({ name, count }) => ({
      label: name,
      count,
      isActive: state.filters.includes(name),
      href: getPath(toggleFilter(state, name)),
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
