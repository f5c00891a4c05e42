import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Select, TextField } from '../components/ui/Field';
import { IconButton } from '../components/ui/IconButton';
import { menu, search as searchIcon } from '../components/ui/icons';
import { ITEM_STATE_LABELS, ITEM_STATES, type ListedState } from '../domain/publishing/state';
import { Choices } from './kit/Choices';
import { hiddenAbove, hiddenUpTo } from './kit/layout.css';
import { Toolbar } from './kit/Toolbar';
import { SORT_LABELS, type Sort } from './list-url';
import { useCurrentUser } from './use-current-user';
import type { ListUrlState } from './use-list-state';

const SEARCH_DELAY_MS = 250;

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

/** Renders search and filters, which open on demand on narrow screens. */
export function ListTools(props: ListToolsProps) {
  const { state, show, search, filterLabel, allLabel, filters, authors, states = {} } = props;
  const me = useCurrentUser()?.name;
  const [open, setOpen] = useState<'search' | 'filters'>();
  const toggle = (tool: typeof open) => setOpen(open === tool ? undefined : tool);
  const isKnownFilter = filters.some(({ value }) => value === state.filter);
  const isSearching = open === 'search' || state.q !== '';
  const isFiltering = open === 'filters' || state.filter !== '' || state.author !== '';
  const hideOnNarrow = (isOpen: boolean) => (isOpen ? undefined : hiddenUpTo.toc);
  const totalCount = Object.values(states).reduce((sum, count) => sum + count, 0);
  return (
    <Toolbar oneLine>
      <SearchField
        label="Search titles and text"
        className={hideOnNarrow(isSearching)}
        q={state.q}
        onSearch={search}
      />
      <Tool label="Search" icon={searchIcon} isOpen={isSearching} onClick={() => toggle('search')} />
      <Choices<ListedState | ''>
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
      />
      <Tool label="Filters and order" icon={menu} isOpen={isFiltering} onClick={() => toggle('filters')} />
      <Select
        className={hideOnNarrow(isFiltering)}
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
      {authors.length > 0 && (
        <Select
          className={hideOnNarrow(isFiltering)}
          label="Author"
          value={state.author}
          onChange={({ target }) => show({ author: target.value })}
        >
          <option value="">Anyone</option>
          {me && <option value={me}>Mine</option>}
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
        label="Order"
        className={hideOnNarrow(isFiltering)}
        value={state.sort}
        onChange={({ target }) => show({ sort: target.value as Sort })}
      >
        {Object.entries(SORT_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      {open === 'filters' && <div className={hiddenAbove.phone}>{props.children}</div>}
    </Toolbar>
  );
}

type ToolProps = { label: string; icon: string; isOpen: boolean; onClick: () => void };

const Tool = ({ label, icon, isOpen, onClick }: ToolProps) => (
  <IconButton
    className={hiddenAbove.toc}
    label={label}
    title={label}
    icon={icon}
    aria-expanded={isOpen}
    onClick={onClick}
  />
);

type SearchFieldProps = {
  label: string;
  q: string;
  onSearch: (q: string) => void;
  className?: string;
};

/** Searches when typing pauses. Also searches on blur, so that an overlay opens over the filtered list. */
export function SearchField({ label, q, onSearch, className }: SearchFieldProps) {
  const [inputText, setInputText] = useState(q);
  const submittedText = useRef(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (q === submittedText.current) return;
    clearTimeout(timer.current);
    submittedText.current = q;
    setInputText(q);
  }, [q]);

  function submitSearch(text: string) {
    clearTimeout(timer.current);
    const searchText = text.trim();
    if (searchText === submittedText.current) return;
    submittedText.current = searchText;
    onSearch(searchText);
  }
  function changeText(text: string) {
    setInputText(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(submitSearch, SEARCH_DELAY_MS, text);
  }
  return (
    <TextField
      className={className}
      label={label}
      type="search"
      maxLength={100}
      value={inputText}
      onChange={({ target }) => changeText(target.value)}
      onBlur={() => submitSearch(inputText)}
    />
  );
}
