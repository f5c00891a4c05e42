import { BRIEF_WAIT_MS, INTERACTIVE_SELECTOR, LIVE_BRIEFLY_VALUE } from '../../domain/hydration';

/**
 * Queues one click per element until a script loads, because repeated clicks mean impatience. Links that work without
 * JavaScript navigate if the script is late.
 * @param root element that contains the clicked elements
 * @param onQueued loads the script
 * @returns a function that ends the queue and replays the clicks in order
 */
export function queueClicks(root: Document | HTMLElement, onQueued: () => void): () => void {
  const queuedElements = new Set<HTMLElement>();
  let link: HTMLAnchorElement | undefined;
  let timer: number | undefined;

  const navigate = () => {
    timer = undefined;
    queuedElements.clear();
    if (link) location.assign(link.href);
  };

  const queueClick = (event: Event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event as MouseEvent;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const element = (target as Element).closest<HTMLElement>(INTERACTIVE_SELECTOR);
    if (!element || !root.contains(element)) return;
    event.preventDefault();
    event.stopPropagation();
    queuedElements.delete(element);
    queuedElements.add(element);
    if (element instanceof HTMLAnchorElement && element.dataset.live === LIVE_BRIEFLY_VALUE) {
      // The application handles only one queued link at a time.
      if (link && link !== element) queuedElements.delete(link);
      link = element;
      timer ??= window.setTimeout(navigate, BRIEF_WAIT_MS);
    }
    onQueued();
  };

  // Listen before React's root, which stops events for parts that aren't hydrated yet.
  document.addEventListener('click', queueClick, true);
  return () => {
    document.removeEventListener('click', queueClick, true);
    clearTimeout(timer);
    void replayClicks(queuedElements);
  };
}

/** Waits for each click to render, because the next click may depend on it. */
async function replayClicks(queuedElements: ReadonlySet<HTMLElement>): Promise<void> {
  for (const element of queuedElements) {
    // The first click also waits, because an element ignores a click dispatched during another.
    await null;
    element.click();
  }
}
