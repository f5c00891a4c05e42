/** Replaces elements without a box (`display: contents`) with their children. */
export const listParts = (section: Element): Element[] =>
  [...section.children].flatMap(part =>
    getComputedStyle(part).display === 'contents' ? listParts(part) : [part],
  );

/** Returns the control that opens a closed part of the page at the element. */
export const findOpener = (target: Element): HTMLElement | undefined =>
  target.closest<HTMLElement>(
    'details:not([open]) > summary, button[aria-expanded=false], [role=tab][aria-selected=false]',
  ) ?? undefined;

/** Opens the parts around a text that visitors see only after a click. */
export function revealText(text: Node, click: (button: HTMLElement) => void): void {
  for (let part = text.parentElement; part; part = part.parentElement) {
    const opener =
      part instanceof HTMLDetailsElement
        ? part.querySelector('summary')
        : part.id && document.querySelector(`[aria-controls="${CSS.escape(part.id)}"]`);
    const closed = opener && findOpener(opener);
    if (closed) click(closed);
  }
}
