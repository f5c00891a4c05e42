/**
 * Returns the element that an arrow key, Home or End moves the focus to in a grid. Up and down keep the column if
 * possible. Undefined for other keys, at an edge, or without a focused element.
 * @param elements in page order.
 */
export function findNeighbour<Item extends HTMLElement>(
  elements: readonly Item[],
  key: string,
): Item | undefined {
  const index = elements.indexOf(document.activeElement as Item);
  const from = elements[index]?.getBoundingClientRect();
  if (!from) return undefined;
  if (key === 'ArrowRight') return elements[index + 1];
  if (key === 'ArrowLeft') return elements[index - 1];
  if (key === 'Home') return elements[0];
  if (key === 'End') return elements.at(-1);
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const isDown = key === 'ArrowDown';
  const candidates = (isDown ? elements.slice(index + 1) : elements.slice(0, index).reverse())
    .map(element => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => (isDown ? box.top > from.top + 1 : box.top < from.top - 1));
  const getDistance = (box: DOMRect) => Math.abs(box.left + box.width / 2 - from.left - from.width / 2);
  return candidates
    .filter(({ box }) => box.top === candidates[0]?.box.top)
    .sort((item, other) => getDistance(item.box) - getDistance(other.box))[0]?.element;
}
