import { type KeyboardEvent, useId, useState } from 'react';
import { completeUrl } from '../../../domain/complete-url';
import { messages } from '../../../domain/messages';
import { isSitePath } from '../../../domain/site-path';
import { api, trpc } from '../../../trpc/client';
import { useDebounced } from '../../use-debounced';
import { type LinkOption, listLinkOptions } from './LinkTargets';

const TERM_LENGTH_MIN = 2;

/** Returns the search query. `address` is set if the text is a URL of this site. */
function toSearchTerm(text: string) {
  const url = completeUrl(text, location.origin);
  return { q: text.slice(0, 100), ...(url && isSitePath(url) && { address: url }) };
}

/** Treats the link as valid if the check fails. */
const findDeadReason = (text: string): Promise<string | undefined> =>
  api.content.linkTargets.query(toSearchTerm(text)).then(
    ({ dead }) => dead,
    () => undefined,
  );

type LinkChoiceOptions = {
  text: string;
  /** Existing URL, which is excluded from the search. */
  currentHref?: string | undefined;
  /** Hides the options. */
  isClosed?: boolean;
  onChoose: (href: string) => void;
};

/** Manages a field for a URL or a search. Rejects dead links. */
export function useLinkChoice({ text, currentHref, isClosed = false, onChoose }: LinkChoiceOptions) {
  const [error, setError] = useState<string>();
  const [activeIndex, setActiveIndex] = useState(-1);
  const id = `${useId()}-found`;
  const url = completeUrl(text, location.origin);
  const searchTerm = useDebounced(text.trim());
  const isSearching = !isClosed && searchTerm.length >= TERM_LENGTH_MIN && searchTerm !== currentHref;
  const { data } = trpc.content.linkTargets.useQuery(toSearchTerm(searchTerm), {
    enabled: isSearching,
    placeholderData: previous => previous,
    staleTime: 5_000,
  });
  const options = isSearching && data ? listLinkOptions(data, url) : [];

  function choose({ href, deadReason }: LinkOption) {
    if (deadReason === undefined) onChoose(href);
    else setError(deadReason);
  }
  async function applyText() {
    if (url === undefined) return setError(messages.urlInvalid);
    const deadReason = await findDeadReason(text.trim());
    if (deadReason) return setError(deadReason);
    onChoose(url);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      setActiveIndex(((activeIndex + step + options.length + 1 + 1) % (options.length + 1)) - 1);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const selectedOption = options[activeIndex];
    if (selectedOption) choose(selectedOption);
    else void applyText();
  }
  return {
    address: url,
    error,
    apply: applyText,
    onKeyDown,
    clearError() {
      setError(undefined);
      setActiveIndex(-1);
    },
    field: {
      autoComplete: 'off',
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': options.length > 0,
      'aria-controls': id,
      'aria-activedescendant': options[activeIndex] ? `${id}-${activeIndex}` : undefined,
    } as const,
    targets: { id, options, activeIndex, onChoose: choose },
  };
}
