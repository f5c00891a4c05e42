/** Lists a section's elements. Elements without a box (`display: contents`) are replaced with their children. */
export const listParts = (section: Element): Element[] =>
  [...section.children].flatMap(child =>
    getComputedStyle(child).display === 'contents' ? listParts(child) : [child],
  );

/** Returns the control that opens a closed part of the page at the element. */
export const findOpener = (target: Element): HTMLElement | undefined =>
  target.closest<HTMLElement>(
    'details:not([open]) > summary, button[aria-expanded=false], [role=tab][aria-selected=false]',
  ) ?? undefined;

/** Opens the parts around a text that visitors see only after a click. */
export function revealText(text: Node, click: (button: HTMLElement) => void): void {
  for (let ancestor = text.parentElement; ancestor; ancestor = ancestor.parentElement) {
    const opener =
      ancestor instanceof HTMLDetailsElement
        ? ancestor.querySelector('summary')
        : ancestor.id && document.querySelector(`[aria-controls="${CSS.escape(ancestor.id)}"]`);
    const closedOpener = opener && findOpener(opener);
    if (closedOpener) click(closedOpener);
  }
}
