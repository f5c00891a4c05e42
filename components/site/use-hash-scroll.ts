import { useEffect, useRef } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { HASH_SCROLL_MS } from '../../domain/limits';
import { aliasTarget } from '../../domain/paths';

const named = (hash: string) => (hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null);

/** The pages of one list are one place: paging through it is no arrival. */
function placeOf(path: string): string {
  const list = path.replace(/\/page\/\d+$/, '');
  return aliasTarget(list) ?? list;
}

/**
 * Stands in the layout. After load and after each navigation it brings what the address names behind `#` under
 * the header once the page has settled (rule 6); without a name the router has gone to the top, or on
 * Back to where the visitor was. On arrival at another page focus moves to its heading, so that screen readers
 * read it and Tab goes on from there.
 */
export function useHashScroll(): void {
  const { urlPathname, isBackwardNavigation } = usePageContext();
  const place = placeOf(urlPathname);
  const seen = useRef(place);

  useEffect(() => {
    const arrived = seen.current !== place;
    seen.current = place;
    if (arrived)
      focusQuietly(
        named(location.hash) ?? document.querySelector('main h1') ?? document.querySelector('main'),
      );
    if (isBackwardNavigation) return;
    const timer = setTimeout(() => named(location.hash)?.scrollIntoView(), HASH_SCROLL_MS);
    return () => clearTimeout(timer);
  }, [place, isBackwardNavigation]);
}

function focusQuietly(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
