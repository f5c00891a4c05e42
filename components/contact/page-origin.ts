/** How a page was opened: the page that linked there, and its campaign tags as a query. */
type PageOrigin = { referrer: string; query: string };

const STORAGE_KEY = 'origin';

/** The URL with which the browser loaded this document, before navigation without a reload. */
const getOpenedUrl = () => new URL(performance.getEntriesByType('navigation')[0]?.name || location.href);

const getTags = (url: URL) =>
  new URLSearchParams([...url.searchParams].filter(([name]) => name.startsWith('utm_'))).toString();

function readRemembered(): PageOrigin | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers how this visit started until the tab is closed. Call it only with consent to statistics. */
export function rememberOrigin(): void {
  const { referrer } = document;
  const query = getTags(getOpenedUrl());
  const isInternal = referrer.startsWith(`${location.origin}/`) && query === '';
  if (isInternal || readRemembered()) return;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ referrer, query } satisfies PageOrigin));
  } catch {
    // The browser forbids storage.
  }
}

export function forgetOrigin(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // The browser forbids storage.
  }
}

/** Returns how the visit started if that is remembered, and otherwise how the current page was opened. */
export function getPageOrigin(): PageOrigin {
  const remembered = readRemembered();
  if (remembered) return remembered;
  const opened = getOpenedUrl();
  return opened.pathname === location.pathname
    ? { referrer: document.referrer, query: getTags(opened) }
    : { referrer: location.origin, query: '' };
}
