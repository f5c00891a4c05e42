/** Returns the children of elements without a box (`display: contents`) instead of the elements. */
export const listParts = (section: Element): Element[] =>
  [...section.children].flatMap(part =>
    getComputedStyle(part).display === 'contents' ? listParts(part) : [part],
  );
