import { useEffect, useRef } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { HASH_SCROLL_DELAY_MS } from '../../domain/limits';
import { findAliasTarget } from '../../domain/paths';

const findTarget = (hash: string) =>
  hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;

/** Returns the same key for all pages of a list, because paging isn't a navigation. */
function getScrollKey(path: string): string {
  const listPath = path.replace(/\/page\/\d+$/, '');
  return findAliasTarget(listPath) ?? listPath;
}

/**
 * Scrolls to the URL's hash below the header, once the page has settled (rule 6). After navigation to another page,
 * moves focus to the heading, for screen readers and Tab.
 */
export function useHashScroll(): void {
  const { urlPathname, isBackwardNavigation } = usePageContext();
  const scrollKey = getScrollKey(urlPathname);
  const lastScrollKey = useRef(scrollKey);

  useEffect(() => {
    const hasNavigated = lastScrollKey.current !== scrollKey;
    lastScrollKey.current = scrollKey;
    if (hasNavigated)
      focusWithoutScroll(
        findTarget(location.hash) ?? document.querySelector('main h1') ?? document.querySelector('main'),
      );
    if (isBackwardNavigation) return;
    const timer = setTimeout(() => findTarget(location.hash)?.scrollIntoView(), HASH_SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [scrollKey, isBackwardNavigation]);
}

function focusWithoutScroll(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
