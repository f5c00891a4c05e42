/** Lists a section's boxes; some views have no box of their own. */
export const listParts = (piece: Element): Element[] =>
  [...piece.children].flatMap(part =>
    getComputedStyle(part).display === 'contents' ? listParts(part) : [part],
  );
