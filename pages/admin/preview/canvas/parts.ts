/** Lists a section's elements that have a box; some views have none of their own. */
export const listParts = (section: Element): Element[] =>
  [...section.children].flatMap(part =>
    getComputedStyle(part).display === 'contents' ? listParts(part) : [part],
  );
