import { useCallback, useRef, useSyncExternalStore } from 'react';
import { usePageContext } from 'vike-react/usePageContext';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** History state. `onTop` means that an overlay was opened from one of our pages, so Back closes it. */
type HistoryState = { onTop?: boolean } | null;

function writeHistory(kind: 'pushState' | 'replaceState', url: string, entry: HistoryState): void {
  // The router ignores history entries that other scripts add for the same page.
  history[kind](entry, '', url);
  for (const listener of listeners) listener();
}

export const pushUrl = (url: string) => writeHistory('pushState', url, null);
/** Replaces the URL without a history entry, for example while a user types in a search field. */
export const replaceUrl = (url: string) => writeHistory('replaceState', url, null);
/** Adds a history entry, so that Back closes the overlay. */
export const pushOverlay = (url: string) => writeHistory('pushState', url, { onTop: true });
export const replaceOverlay = (url: string) =>
  writeHistory('replaceState', url, history.state as HistoryState);

/** Replaces the URL if the overlay was opened directly, because Back would leave the page. */
export function closeOverlay(urlBelow: string): void {
  if ((history.state as HistoryState)?.onTop) history.back();
  else replaceUrl(urlBelow);
}

/**
 * Returns the current path and query, and follows Back and Forward. Ignores URLs outside `base`, so that the page
 * doesn't change while the router leaves it.
 */
export function useUrl(base: string): { path: string; query: URLSearchParams } {
  const { urlParsed } = usePageContext();
  const onArrival = urlParsed.pathnameOriginal + (urlParsed.searchOriginal ?? '');
  const lastUrl = useRef(onArrival);
  const readUrl = useCallback(() => {
    const { pathname, search } = location;
    if (pathname === base || pathname.startsWith(`${base}/`)) lastUrl.current = pathname + search;
    return lastUrl.current;
  }, [base]);
  const currentUrl = useSyncExternalStore(subscribe, readUrl, () => onArrival);
  const [path = '', query] = currentUrl.split('?');
  return { path, query: new URLSearchParams(query) };
}
