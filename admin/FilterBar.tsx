import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TextField } from '../components/ui/Field';
import { IconButton } from '../components/ui/IconButton';
import { filter, search as searchIcon } from '../components/ui/icons';
import { moreActions } from './forms/icons';
import { Choices, type ChoicesProps } from './kit/Choices';
import { hiddenAbove, hiddenUpTo, lastTool, lowChoices, toolbarFilters } from './kit/layout.css';
import { Toolbar } from './kit/Toolbar';

const SEARCH_DELAY_MS = 250;

type FilterBarProps<Value> = ChoicesProps<Value> & {
  /** Omit for lists that can’t be searched. */
  searchLabel?: string;
  q?: string;
  onSearch?: (q: string) => void;
  /** Replaces the choices on phones, where they are among the filters. */
  phoneChoices?: ReactNode;
  /** Whether a filter is active, which keeps the filters open. */
  isFiltered?: boolean;
  /** Content below the filters on phones. */
  links?: ReactNode;
  /** Controls for filters and the sort order. */
  children?: ReactNode;
};

/**
 * Renders search, choices and filters on one line. On narrow screens, search and filters open on demand.
 * Choices that would all show the same rows are hidden.
 */
export function FilterBar<Value>(props: FilterBarProps<Value>) {
  const {
    searchLabel,
    q = '',
    onSearch,
    isFiltered = false,
    phoneChoices,
    links,
    children,
    ...choices
  } = props;
  const [openPanel, setOpenPanel] = useState<'search' | 'filters'>();
  const toggle = (tool: typeof openPanel) => setOpenPanel(openPanel === tool ? undefined : tool);
  const [all, ...others] = choices.choices;
  const isRedundant = others.every(({ count }) => count !== undefined && count === all?.count);
  const hasChoice = !isRedundant || choices.selected !== all?.value || q !== '';
  const toolsLabel = children ? 'Filter and sort' : 'More';
  // Without choices, the field has room beside the filters.
  const hasRoom = !hasChoice && !phoneChoices;
  const isSearching = hasRoom || openPanel === 'search' || q !== '';
  const isFiltering = openPanel === 'filters' || isFiltered;
  return (
    <Toolbar oneLine>
      {searchLabel && onSearch && (
        <>
          <SearchField
            label={searchLabel}
            className={isSearching ? undefined : hiddenUpTo.toc}
            q={q}
            onSearch={onSearch}
          />
          {!hasRoom && (
            <IconButton
              className={hiddenAbove.toc}
              label="Search"
              title="Search"
              icon={searchIcon}
              aria-expanded={isSearching}
              onClick={() => toggle('search')}
            />
          )}
        </>
      )}
      {hasChoice && (
        <Choices
          {...choices}
          className={!phoneChoices ? undefined : isFiltering ? lowChoices : hiddenUpTo.phone}
        />
      )}
      {phoneChoices}
      <IconButton
        className={children ? hiddenAbove.toc : hiddenAbove.phone}
        label={toolsLabel}
        title={toolsLabel}
        icon={children ? filter : moreActions}
        aria-expanded={isFiltering}
        onClick={() => toggle('filters')}
      />
      {children && <div className={`${toolbarFilters} ${isFiltering ? '' : hiddenUpTo.toc}`}>{children}</div>}
      {openPanel === 'filters' && <div className={`${hiddenAbove.phone} ${lastTool}`}>{links}</div>}
    </Toolbar>
  );
}

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
