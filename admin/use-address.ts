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

/** What an entry of the history keeps: it was made on top of a page of ours, so that going back returns there. */
type Entry = { onTop?: boolean } | null;

function write(kind: 'pushState' | 'replaceState', url: string, entry: Entry): void {
  // The router leaves entries alone that it did not make, as long as they stay on one page.
  history[kind](entry, '', url);
  for (const listener of listeners) listener();
}

/** Shows another state of this page; Back leads to the one before. */
export const showAddress = (url: string) => write('pushState', url, null);
/** Shows another state of this page in the place of the present one, as typing into a search does. */
export const replaceAddress = (url: string) => write('replaceState', url, null);
/** Opens something on top of this page, a form: Back closes it. */
export const openOnTop = (url: string) => write('pushState', url, { onTop: true });
/** Puts something else in the place of what is on top. */
export const replaceOnTop = (url: string) => write('replaceState', url, history.state as Entry);

/** Closes what is on top; when its address was opened directly there is nothing to go back to. */
export function closeOnTop(urlBelow: string): void {
  if ((history.state as Entry)?.onTop) history.back();
  else replaceAddress(urlBelow);
}

/**
 * The address of an admin page as its state: path and query, kept up with Back and Forward. What lies outside
 * `base` is another page's: this one stands still while it leaves.
 */
export function useAddress(base: string): { path: string; query: URLSearchParams } {
  const { urlParsed } = usePageContext();
  const onArrival = urlParsed.pathnameOriginal + (urlParsed.searchOriginal ?? '');
  const last = useRef(onArrival);
  const read = useCallback(() => {
    const { pathname, search } = location;
    if (pathname === base || pathname.startsWith(`${base}/`)) last.current = pathname + search;
    return last.current;
  }, [base]);
  const address = useSyncExternalStore(subscribe, read, () => onArrival);
  const [path = '', query] = address.split('?');
  return { path, query: new URLSearchParams(query) };
}
