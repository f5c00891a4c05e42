/**
 * What a page loads instead of the application: public pages are whole without script, so the application comes with
 * the first sign of a visitor (docs/decisions/scripts.md); for staff it comes at once. Clicks on buttons that
 * come before it is ready are kept and given to it.
 */
import { queueClicks } from '../components/ui/queue-clicks';
import { HYDRATED_EVENT, SEARCH_ATTRIBUTE, SETTINGS_ID } from '../domain/hydration';

const SIGNS = [
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
  atOnce,
} = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
const address = () => location.pathname + location.search;
const shown = address();

/** Entries that an earlier application made belong to this document: Back changes the address and no more. */
function followHistory(): void {
  if (address() !== shown) location.reload();
}

/** Called once the application is there, or will not come. */
const letGo = queueClicks(document, start);

function start(): void {
  for (const sign of SIGNS) removeEventListener(sign, seeSign);
  document.addEventListener(HYDRATED_EVENT, letGo, { once: true });
  for (const href of beside?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  import(/* @vite-ignore */ entry).catch(letGo);
}

/** Browsers tell of a pointer that rests, too, when the page moves beneath it: that is nobody's sign. */
function seeSign(event: Event): void {
  if (!(event instanceof PointerEvent) || event.type !== 'pointermove' || event.movementX || event.movementY)
    start();
}

/** Whether somebody writes there: a key is a letter then. */
const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'));

/** Ctrl K and / press the link to the search, whether or not the application is there to open it in place. */
function searchByKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const isShortcut = (ctrlKey || metaKey) && key.toLowerCase() === 'k';
  const isSlash = key === '/' && !ctrlKey && !metaKey && !isField(target);
  if (altKey || !(isShortcut || isSlash) || document.querySelector('dialog[open],[role=dialog]')) return;
  const search = document.querySelector<HTMLElement>(`[${SEARCH_ATTRIBUTE}]`);
  if (!search) return;
  event.preventDefault();
  search.click();
}

for (const sign of SIGNS) addEventListener(sign, seeSign, { passive: true });
addEventListener('keydown', searchByKey);
addEventListener('popstate', followHistory);
document.addEventListener(HYDRATED_EVENT, () => removeEventListener('popstate', followHistory), {
  once: true,
});
// Staff came to work; where third parties are configured, whether they may load is asked, or answered already.
if (atOnce !== undefined || document.getElementById(SETTINGS_ID)) start();
