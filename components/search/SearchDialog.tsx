import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { SEARCH_PARAMETERS, screens } from '../../domain/paths';
import { getSearchPath } from '../../domain/search/search-url';
import { KIND_NAMES } from './kind-names';
import { KeyHints, type OptionGroup, SearchWindow } from './SearchWindow';
import { note } from './SearchWindow.css';
import { type SearchResult, type SearchResults, useSearchResults } from './use-search-results';

/** Uses its own React root, so that pages needn't render the dialog. */
export function openSearch(): void {
  if (document.querySelector('dialog[open]')) return;
  const root = createRoot(document.createElement('div'));
  root.render(<SearchDialog onClose={() => root.unmount()} />);
}

function SearchDialog({ onClose }: { onClose: () => void }) {
  const [inputText, setInputText] = useState('');
  const q = inputText.trim();
  const results = useSearchResults(q);
  return (
    <SearchWindow
      onClose={onClose}
      label="Search the site"
      placeholder="Where to?"
      inputText={inputText}
      onInput={setInputText}
      groups={results ? groupResults(results) : []}
      isCurrent={results?.q === q}
      status={results && formatStatus(results)}
      announcement={results && `${results.total} found`}
      keys={
        <KeyHints keys={['Ctrl', 'K']} isLast>
          anywhere
        </KeyHints>
      }
      resultsPage={{ path: screens.search.path, parameter: SEARCH_PARAMETERS.q }}
    />
  );
}

/** Groups results by kind, the best match's kind first, and adds a link to all results. */
function groupResults({ q, hits, total }: SearchResults): OptionGroup[] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  const groups = kinds.map(kind => ({
    title: KIND_NAMES[kind].plural,
    options: hits.filter(hit => hit.kind === kind).map(toOption),
  }));
  if (total <= hits.length) return groups;
  const allResultsOption = { key: 'all', href: getSearchPath({ q }), content: `All ${total} results` };
  return [...groups, { title: 'More', options: [allResultsOption] }];
}

const toOption = (result: SearchResult) => ({
  key: result.href + result.note,
  href: result.href,
  content: (
    <>
      <span>{result.title.map(({ text }) => text)}</span>
      <span className={note}>{result.note}</span>
    </>
  ),
});

function formatStatus({ q, total, meant, hasFailed }: SearchResults): string {
  if (hasFailed) return 'The site isn’t responding. Press Enter to try the search page.';
  if (total === 0) return `No trace of “${q}”.`;
  return meant ? `No trace of “${q}”. These are for ${meant}.` : '';
}
