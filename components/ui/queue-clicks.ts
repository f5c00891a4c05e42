import { BRIEF_WAIT_MS, INTERACTIVE_SELECTOR, LIVE_BRIEFLY_VALUE } from '../../domain/hydration';

/**
 * Queues one click per element until a script loads, because repeated clicks mean impatience. Links that work without
 * JavaScript navigate if the script is late.
 * @param where element that contains the clicked elements
 * @param onQueued loads the script
 * @returns a function that ends the queue and replays the clicks in order
 */
export function queueClicks(where: Document | HTMLElement, onQueued: () => void): () => void {
  const queued = new Set<HTMLElement>();
  let link: HTMLAnchorElement | undefined;
  let timer: number | undefined;

  const navigate = () => {
    timer = undefined;
    queued.clear();
    if (link) location.assign(link.href);
  };

  const queueClick = (event: Event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event as MouseEvent;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const live = (target as Element).closest<HTMLElement>(INTERACTIVE_SELECTOR);
    if (!live || !where.contains(live)) return;
    event.preventDefault();
    event.stopPropagation();
    queued.delete(live);
    queued.add(live);
    if (live instanceof HTMLAnchorElement && live.dataset.live === LIVE_BRIEFLY_VALUE) {
      // The application handles only one queued link at a time.
      if (link && link !== live) queued.delete(link);
      link = live;
      timer ??= window.setTimeout(navigate, BRIEF_WAIT_MS);
    }
    onQueued();
  };

  // Listen before React's root, which stops events for parts that aren't hydrated yet.
  document.addEventListener('click', queueClick, true);
  return () => {
    document.removeEventListener('click', queueClick, true);
    clearTimeout(timer);
    void replayClicks(queued);
  };
}

/** Waits for each click to render, because the next click may depend on it. */
async function replayClicks(queued: ReadonlySet<HTMLElement>): Promise<void> {
  for (const live of queued) {
    // The first click also waits, because an element ignores a click dispatched during another.
    await null;
    live.click();
  }
}
