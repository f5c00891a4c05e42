/** Origin of a visit: the linking page, and the campaign tags as a query. */
type PageOrigin = { referrer: string; query: string };

const STORAGE_KEY = 'origin';

/** Returns the URL from which the browser loaded this document, before any client-side navigation. */
const getOpenedUrl = () => new URL(performance.getEntriesByType('navigation')[0]?.name || location.href);

const getTags = (url: URL) =>
  new URLSearchParams([...url.searchParams].filter(([name]) => name.startsWith('utm_'))).toString();

function readStoredOrigin(): PageOrigin | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores the origin of this visit until the tab is closed. Call it only with consent to statistics. */
export function rememberOrigin(): void {
  const { referrer } = document;
  const query = getTags(getOpenedUrl());
  const isInternal = referrer.startsWith(`${location.origin}/`) && query === '';
  if (isInternal || readStoredOrigin()) return;
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

/** Returns the stored origin of the visit. Without one, returns the current page's. */
export function getPageOrigin(): PageOrigin {
  const rememberedOrigin = readStoredOrigin();
  if (rememberedOrigin) return rememberedOrigin;
  const openedUrl = getOpenedUrl();
  return openedUrl.pathname === location.pathname
    ? { referrer: document.referrer, query: getTags(openedUrl) }
    : { referrer: location.origin, query: '' };
}
