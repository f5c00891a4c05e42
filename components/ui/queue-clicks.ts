import { BRIEF_WAIT, LIVE_BRIEFLY, LIVE_SELECTOR } from '../../domain/hydration';

/**
 * Queues clicks on elements that need a script until it loads, one per element, since a repeated click means
 * impatience. Links that work without JavaScript navigate if the script is late.
 * @param where element whose clicks are queued.
 * @param onQueued loads the script, if nothing else does.
 * @returns a function that ends the queue and replays the clicks in order.
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
    const live = (target as Element).closest<HTMLElement>(LIVE_SELECTOR);
    if (!live || !where.contains(live)) return;
    event.preventDefault();
    event.stopPropagation();
    queued.delete(live);
    queued.add(live);
    if (live instanceof HTMLAnchorElement && live.dataset.live === LIVE_BRIEFLY) {
      // The application handles only one such link at a time.
      if (link && link !== live) queued.delete(link);
      link = live;
      timer ??= window.setTimeout(navigate, BRIEF_WAIT);
    }
    onQueued();
  };

  // Before React's root, which stops events for parts that aren't hydrated yet.
  document.addEventListener('click', queueClick, true);
  return () => {
    document.removeEventListener('click', queueClick, true);
    clearTimeout(timer);
    void replayClicks(queued);
  };
}

/**
 * Replays clicks one at a time, each after the previous one's changes have rendered, because they decide what the next
 * click does.
 */
async function replayClicks(queued: ReadonlySet<HTMLElement>): Promise<void> {
  for (const live of queued) {
    // The first also waits: an element ignores a click dispatched during another one.
    await null;
    live.click();
  }
}
