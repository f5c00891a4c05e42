/**
 * Initial script of every page. Public pages work without JavaScript, so the application loads at the first interaction
 * (docs/decisions/scripts.md), but immediately for members.
 */
import { queueClicks } from '../components/ui/queue-clicks';
import {
  DIAL_ANGLE_KEY,
  HYDRATED_EVENT,
  NAVIGATED_EVENT,
  SEARCH_LINK_ATTRIBUTE,
  THIRD_PARTY_SETTINGS_ID,
  VISITS_PATH,
} from '../domain/hydration';

const INTERACTION_EVENTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'dragenter',
] as const;
const {
  entry = '',
  beside,
  ahead,
  atOnce,
} = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
const getUrl = () => location.pathname + location.search;
const initialUrl = getUrl();

/** Reloads after Back, because history entries of an earlier application would change only the URL. */
function followHistory(): void {
  if (getUrl() !== initialUrl) location.reload();
}

/** Called when the application is ready or has failed to load. */
const stopQueueing = queueClicks(document, start);

let isStarted = false;
function start(): void {
  if (isStarted) return;
  isStarted = true;
  document.addEventListener(HYDRATED_EVENT, stopQueueing, { once: true });
  if (ahead) void import(/* @vite-ignore */ ahead).catch(() => undefined);
  for (const href of beside?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  import(/* @vite-ignore */ entry).catch(stopQueueing);
}

/** Ignores pointer events that the browser fires only because the page moved below a resting pointer. */
function onInteraction(event: Event): void {
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
    return;
  for (const eventName of INTERACTION_EVENTS) removeEventListener(eventName, onInteraction);
  reportVisit();
  start();
}

/** Reports the page for the visit counts. The request's referrer is the page’s URL. */
function reportVisit(): void {
  if (atOnce === undefined) navigator.sendBeacon(VISITS_PATH, document.referrer);
}

/** Keys in text fields are input, not shortcuts. */
const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'));

/** Opens the search with Ctrl K or / by clicking its link, which works before and after hydration. */
function onSearchKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const isShortcut = (ctrlKey || metaKey) && key.toLowerCase() === 'k';
  const isSlash = key === '/' && !ctrlKey && !metaKey && !isField(target);
  if (altKey || !(isShortcut || isSlash) || document.querySelector('dialog[open],[role=dialog]')) return;
  const search = document.querySelector<HTMLElement>(`[${SEARCH_LINK_ATTRIBUTE}]`);
  if (!search) return;
  event.preventDefault();
  search.click();
}

/** Turns the beam to its angle on the previous page. */
function turnDial(): void {
  const parts = document.querySelectorAll<HTMLElement>('[data-main] [data-beam]');
  try {
    const angle = sessionStorage.getItem(DIAL_ANGLE_KEY);
    if (!angle || !ahead || parts.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return;
    for (const { style } of parts) style.transform = `rotate(${Number(angle)}deg)`;
    import(/* @vite-ignore */ ahead).catch(() => undefined);
  } catch {
    // Storage can be blocked.
  }
}

turnDial();
for (const eventName of INTERACTION_EVENTS) addEventListener(eventName, onInteraction, { passive: true });
addEventListener('keydown', onSearchKey);
addEventListener('popstate', followHistory);
document.addEventListener(NAVIGATED_EVENT, reportVisit);
document.addEventListener(HYDRATED_EVENT, () => removeEventListener('popstate', followHistory), {
  once: true,
});
// Start immediately for members, and if third parties may need consent.
if (atOnce !== undefined || document.getElementById(THIRD_PARTY_SETTINGS_ID)) start();
