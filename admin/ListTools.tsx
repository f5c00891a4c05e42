import type { ReactNode } from 'react';
import { ITEM_STATE_LABELS, ITEM_STATES, type ListedState } from '../domain/publishing/state';
import { FilterBar } from './FilterBar';
import { OptionSelect } from './kit/OptionSelect';
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
        <OptionSelect
          label={filterLabel}
          value={state.filter}
          onChoose={filter => show({ filter })}
          options={[
            ['', allLabel],
            ...(state.filter && !isKnownFilter ? [[state.filter, state.filter] as const] : []),
            ...filters.map(({ value, count }) => [value, `${value} (${count})`] as const),
          ]}
        />
      )}
      {(authors.some(author => author !== me) || state.author) && (
        <OptionSelect
          label="Author"
          value={state.author}
          onChoose={author => show({ author })}
          options={[...new Set(['', ...(me ? [me] : []), ...authors, state.author])].map(author => [
            author,
            author === '' ? 'All authors' : author === me ? 'Me' : author,
          ])}
        />
      )}
      <OptionSelect
        label="Sort by"
        value={state.sort}
        onChoose={sort => show({ sort })}
        options={Object.entries(SORT_LABELS) as [Sort, string][]}
      />
    </FilterBar>
  );
}
