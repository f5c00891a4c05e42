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
type Entry = { onTop?: boolean } | null;

function write(kind: 'pushState' | 'replaceState', url: string, entry: Entry): void {
  // The router ignores history entries of other scripts for the same page.
  history[kind](entry, '', url);
  for (const listener of listeners) listener();
}

/** Pushes a URL of this page. */
export const pushUrl = (url: string) => write('pushState', url, null);
/** Replaces the URL, for example while typing in a search. */
export const replaceUrl = (url: string) => write('replaceState', url, null);
/** Opens an overlay, which Back closes. */
export const pushOverlay = (url: string) => write('pushState', url, { onTop: true });
/** Replaces the open overlay. */
export const replaceOverlay = (url: string) => write('replaceState', url, history.state as Entry);

/** Closes the overlay. If its URL was opened directly, there is no entry to go back to. */
export function closeOverlay(urlBelow: string): void {
  if ((history.state as Entry)?.onTop) history.back();
  else replaceUrl(urlBelow);
}

/**
 * Returns path and query of an admin page and follows Back and Forward. Ignores URLs outside `base`, so that the page
 * doesn't change while the router leaves it.
 */
export function useUrl(base: string): { path: string; query: URLSearchParams } {
  const { urlParsed } = usePageContext();
  const onArrival = urlParsed.pathnameOriginal + (urlParsed.searchOriginal ?? '');
  const last = useRef(onArrival);
  const read = useCallback(() => {
    const { pathname, search } = location;
    if (pathname === base || pathname.startsWith(`${base}/`)) last.current = pathname + search;
    return last.current;
  }, [base]);
  const currentUrl = useSyncExternalStore(subscribe, read, () => onArrival);
  const [path = '', query] = currentUrl.split('?');
  return { path, query: new URLSearchParams(query) };
}
