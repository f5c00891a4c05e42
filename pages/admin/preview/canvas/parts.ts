/** Replaces elements without a box (`display: contents`) with their children. */
export const listParts = (section: Element): Element[] =>
  [...section.children].flatMap(part =>
    getComputedStyle(part).display === 'contents' ? listParts(part) : [part],
  );
