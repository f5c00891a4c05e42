/** What of a section has a box: some of what draws it has none itself. */
export const partsOf = (piece: Element): Element[] =>
  [...piece.children].flatMap(part =>
    getComputedStyle(part).display === 'contents' ? partsOf(part) : [part],
  );
