/**
 * What a public page loads instead of the application: pages are whole without script, so the application comes
 * with the first sign of a visitor (docs/decisions/script-on-intent.md). Clicks on buttons that come before it is
 * ready are kept and given to it.
 */
import { HYDRATED_EVENT, LIVE_SELECTOR, SETTINGS_ID } from '../domain/hydration';

const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'dragenter',
] as const;
const entry = document.querySelector<HTMLElement>('script[data-entry]')?.dataset.entry;
const address = () => location.pathname + location.search;
const shown = address();
let clicked: HTMLElement | undefined;

/** Entries that an earlier application made belong to this document: Back changes the address and no more. */
function followHistory(): void {
  if (address() !== shown) location.reload();
}

function keepClick(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const target = (event.target as Element).closest<HTMLElement>(LIVE_SELECTOR);
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  clicked = target;
  start();
}

/** The application is there, or will not come: clicks go where they go. */
function ready(): void {
  document.removeEventListener('click', keepClick, true);
  clicked?.click();
  clicked = undefined;
}

function start(): void {
  for (const sign of SIGNS) removeEventListener(sign, start);
  document.addEventListener(HYDRATED_EVENT, ready, { once: true });
  import(/* @vite-ignore */ entry ?? '').catch(ready);
}

for (const sign of SIGNS) addEventListener(sign, start, { passive: true });
document.addEventListener('click', keepClick, true);
addEventListener('popstate', followHistory);
document.addEventListener(HYDRATED_EVENT, () => removeEventListener('popstate', followHistory), {
  once: true,
});
// Third parties are configured: whether they may load is asked, or answered already, without waiting.
if (document.getElementById(SETTINGS_ID)) start();
