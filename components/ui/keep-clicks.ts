import { LIVE_SELECTOR } from '../../domain/hydration';

/**
 * Keeps the last plain click on what only works with its script, as long as the script is on its way.
 * @param where clicks are kept.
 * @param onKept what brings the script, if nothing else has.
 * @returns what ends it when the script is there, or will not come: from then on clicks go where they go, the kept
 *   one first.
 */
export function keepClicks(where: Document | HTMLElement, onKept: () => void): () => void {
  let kept: HTMLElement | undefined;

  const keep = (event: Event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event as MouseEvent;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const live = (target as Element).closest<HTMLElement>(LIVE_SELECTOR);
    if (!live || !where.contains(live)) return;
    event.preventDefault();
    event.stopPropagation();
    kept = live;
    onKept();
  };

  // Before React's root, which lets nothing pass that is meant for a part it has not taken over.
  document.addEventListener('click', keep, true);
  return () => {
    document.removeEventListener('click', keep, true);
    const last = kept;
    kept = undefined;
    // Not at once: an element ignores a click that comes while it is being clicked by another script.
    if (last) queueMicrotask(() => last.click());
  };
}
