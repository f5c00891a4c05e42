import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { SEARCH_PARAMETERS, screens } from '../../domain/paths';
import { searchPath } from '../../domain/search/address';
import { KIND_NAMES } from './kind-names';
import { Keys, type OptionGroup, SearchWindow } from './SearchWindow';
import { note } from './SearchWindow.css';
import { type Find, type Finds, useFinds } from './use-finds';

/** Opens the search over whatever page is shown. It has a root of its own, so that pages need not know of it. */
export function openSearch(): void {
  if (document.querySelector('dialog[open]')) return;
  const root = createRoot(document.createElement('div'));
  root.render(<SearchDialog onClose={() => root.unmount()} />);
}

/** Searches the site from anywhere: what is found stands below the words while they are typed. */
function SearchDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const finds = useFinds(q);
  return (
    <SearchWindow
      onClose={onClose}
      label="Search the site"
      placeholder="Where to?"
      typed={typed}
      onType={setTyped}
      groups={finds ? groupsOf(finds) : []}
      isCurrent={finds?.q === q}
      said={finds && said(finds)}
      spoken={finds && `${finds.total} found`}
      keys={
        <Keys keys={['Ctrl', 'K']} last>
          anywhere
        </Keys>
      }
      page={{ path: screens.search.path, parameter: SEARCH_PARAMETERS.q }}
    />
  );
}

/** The finds kind by kind, that of the best one first, and the page with all of them. */
function groupsOf({ q, hits, total }: Finds): OptionGroup[] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  const found = kinds.map(kind => ({
    title: KIND_NAMES[kind].many,
    options: hits.filter(hit => hit.kind === kind).map(optionOf),
  }));
  if (total <= hits.length) return found;
  const all = { key: 'all', href: searchPath({ q }), content: `All ${total} finds` };
  return [...found, { title: 'More', options: [all] }];
}

const optionOf = (find: Find) => ({
  key: find.href + find.note,
  href: find.href,
  content: (
    <>
      <span>{find.title.map(({ text }) => text)}</span>
      <span className={note}>{find.note}</span>
    </>
  ),
});

/** What must be said beside the finds. */
function said({ q, total, meant, failed }: Finds): string {
  if (failed) return 'The site does not answer. Enter tries its page of finds.';
  if (total === 0) return `No trace of “${q}”.`;
  return meant ? `No trace of “${q}”. These are for ${meant}.` : '';
}
