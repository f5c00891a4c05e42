import { BRIEF_WAIT, LIVE_BRIEFLY, LIVE_SELECTOR } from '../../domain/hydration';

/**
 * Keeps plain clicks on what only works with its script, as long as the script is on its way: one for each thing that
 * was clicked, since who clicks it again is waiting and does not want it twice. A link that works without script
 * navigates where the script is late.
 * @param where clicks are kept.
 * @param onKept what brings the script, if nothing else has.
 * @returns what ends it when the script is there, or will not come: from then on clicks go where they go, the kept
 *   ones first, in their order.
 */
export function keepClicks(where: Document | HTMLElement, onKept: () => void): () => void {
  const kept = new Set<HTMLElement>();
  let link: HTMLAnchorElement | undefined;
  let timer: number | undefined;

  const navigate = () => {
    timer = undefined;
    kept.clear();
    if (link) location.assign(link.href);
  };

  const keep = (event: Event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event as MouseEvent;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const live = (target as Element).closest<HTMLElement>(LIVE_SELECTOR);
    if (!live || !where.contains(live)) return;
    event.preventDefault();
    event.stopPropagation();
    kept.delete(live);
    kept.add(live);
    if (live instanceof HTMLAnchorElement && live.dataset.live === LIVE_BRIEFLY) {
      // The application answers one such link at a time.
      if (link && link !== live) kept.delete(link);
      link = live;
      timer ??= window.setTimeout(navigate, BRIEF_WAIT);
    }
    onKept();
  };

  // Before React's root, which lets nothing pass that is meant for a part it has not taken over.
  document.addEventListener('click', keep, true);
  return () => {
    document.removeEventListener('click', keep, true);
    clearTimeout(timer);
    void giveBack(kept);
  };
}

/** One by one, each when what the last one changed is drawn: what is drawn says what a click does. */
async function giveBack(kept: ReadonlySet<HTMLElement>): Promise<void> {
  for (const live of kept) {
    // The first not at once either: an element ignores a click while another script is clicking it.
    await null;
    live.click();
  }
}
