import { useEffect, useRef, useState } from 'react';
import { Select, TextField } from '../components/ui/Field';
import { type ListedState, STATE_LABELS, STATES } from '../domain/publishing/state';
import { Toolbar, tool, wideTool } from './kit/Toolbar';
import { SORTS, type Sort } from './list-url';
import type { ListUrlState } from './use-list-state';

const TYPING_MS = 250;

type ListToolsProps = Pick<ListUrlState, 'state' | 'show' | 'search'> & {
  /** Label of the filter: `Tag`. */
  filterLabel: string;
  /** Option for no filter: `All tags`. */
  allLabel: string;
  /** Filter values with their item counts. */
  filters: readonly { value: string; count: number }[];
};

/** Renders search, filters and order of a list. */
export function ListTools({ state, show, search, filterLabel, allLabel, filters }: ListToolsProps) {
  const isKnownFilter = filters.some(({ value }) => value === state.filter);
  return (
    <Toolbar>
      <SearchField label="Search in titles" className={wideTool} q={state.q} onSearch={search} />
      <Select
        className={tool}
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
      <Select
        className={tool}
        label="State"
        value={state.stage}
        onChange={({ target }) => show({ stage: target.value as ListedState | '' })}
      >
        <option value="">All states</option>
        {STATES.map(value => (
          <option key={value} value={value}>
            {STATE_LABELS[value]}
          </option>
        ))}
      </Select>
      <Select
        label="Order"
        className={tool}
        value={state.sort}
        onChange={({ target }) => show({ sort: target.value as Sort })}
      >
        {Object.entries(SORTS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Toolbar>
  );
}

type SearchFieldProps = {
  label: string;
  q: string;
  onSearch: (q: string) => void;
  className?: string;
};

/**
 * Renders a search field. Searches when typing pauses, or when the field loses focus, so that an overlay opens over the
 * filtered list. Follows the URL when Back changes it.
 */
export function SearchField({ label, q, onSearch, className }: SearchFieldProps) {
  const [inputText, setInputText] = useState(q);
  const submitted = useRef(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (q === submitted.current) return;
    clearTimeout(timer.current);
    submitted.current = q;
    setInputText(q);
  }, [q]);

  function ask(text: string) {
    clearTimeout(timer.current);
    const searchText = text.trim();
    if (searchText === submitted.current) return;
    submitted.current = searchText;
    onSearch(searchText);
  }
  function type(text: string) {
    setInputText(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(ask, TYPING_MS, text);
  }
  return (
    <TextField
      className={className}
      label={label}
      type="search"
      maxLength={100}
      value={inputText}
      onChange={({ target }) => type(target.value)}
      onBlur={() => ask(inputText)}
    />
  );
}
