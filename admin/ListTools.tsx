import type { ReactNode } from 'react';
import { Select } from '../components/ui/Field';
import { ITEM_STATE_LABELS, ITEM_STATES, type ListedState } from '../domain/publishing/state';
import { FilterBar } from './FilterBar';
import { SORT_LABELS, type Sort } from './list-url';
import { useCurrentUser } from './use-current-user';
import type { ListUrlState } from './use-list-state';

type ListToolsProps = Pick<ListUrlState, 'state' | 'show' | 'search'> & {
  /** Example: “Tag”. */
  filterLabel: string;
  /** Example: “All tags”. */
  allLabel: string;
  filters: readonly { value: string; count: number }[];
  /** Names of authors. Empty for kinds without authors. */
  authors: readonly string[];
  /** Number of items in each state. Undefined while loading. */
  states: Partial<Record<ListedState, number>> | undefined;
  /** Content below the filters on narrow screens. */
  children: ReactNode;
};

/** Renders search and filters of articles or cases. */
export function ListTools(props: ListToolsProps) {
  const { state, show, search, filterLabel, allLabel, filters, authors, states = {} } = props;
  const me = useCurrentUser()?.name;
  const isKnownFilter = filters.some(({ value }) => value === state.filter);
  const totalCount = Object.values(states).reduce((sum, count) => sum + count, 0);
  return (
    <FilterBar<ListedState | ''>
      searchLabel="Search titles and text"
      q={state.q}
      onSearch={search}
      label="State"
      selected={state.stage}
      onChoose={stage => show({ stage })}
      choices={[
        { label: 'All', value: '', count: totalCount },
        ...ITEM_STATES.filter(stage => states[stage] || stage === state.stage).map(value => ({
          label: ITEM_STATE_LABELS[value],
          value,
          count: states[value] ?? 0,
        })),
      ]}
      isFiltered={state.filter !== '' || state.author !== ''}
      links={props.children}
    >
      {(filters.length > 1 || state.filter) && (
        <Select
          label={filterLabel}
          value={state.filter}
          onChange={({ target }) => show({ filter: target.value })}
        >
          <option value="">{allLabel}</option>
          {state.filter && !isKnownFilter && <option value={state.filter}>{state.filter}</option>}
          {filters.map(({ value, count }) => (
            <option key={value} value={value}>
              {value} ({count})
            </option>
          ))}
        </Select>
      )}
      {(authors.some(author => author !== me) || state.author) && (
        <Select label="Author" value={state.author} onChange={({ target }) => show({ author: target.value })}>
          <option value="">All authors</option>
          {me && <option value={me}>Me</option>}
          {[...new Set([...authors, state.author])].map(
            author =>
              author &&
              author !== me && (
                <option key={author} value={author}>
                  {author}
                </option>
              ),
          )}
        </Select>
      )}
      <Select
        label="Sort by"
        value={state.sort}
        onChange={({ target }) => show({ sort: target.value as Sort })}
      >
        {Object.entries(SORT_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </FilterBar>
  );
}
