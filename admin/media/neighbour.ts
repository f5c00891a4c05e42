/**
 * Returns the adjacent image, or the nearest one in the next or previous row. Undefined at an edge.
 * @param tiles images in page order.
 */
export function findNeighbour(
  tiles: readonly HTMLElement[],
  currentElement: Element | null,
  key: string,
): HTMLElement | undefined {
  const at = tiles.indexOf(currentElement as HTMLElement);
  if (at < 0) return undefined;
  if (key === 'ArrowRight') return tiles[at + 1];
  if (key === 'ArrowLeft') return tiles[at - 1];
  if (key === 'Home') return tiles[0];
  if (key === 'End') return tiles.at(-1);
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const boxes = tiles.map(tile => tile.getBoundingClientRect());
  const currentBox = boxes[at]!;
  const getCentre = (box: DOMRect) => box.left + box.width / 2;
  const tops = boxes
    .map(({ top }) => top)
    .filter(top => (key === 'ArrowDown' ? top > currentBox.top : top < currentBox.top));
  if (tops.length === 0) return undefined;
  const row = key === 'ArrowDown' ? Math.min(...tops) : Math.max(...tops);
  return tiles
    .filter((_, index) => boxes[index]!.top === row)
    .toSorted((a, b) => getDistance(a) - getDistance(b))[0];

  function getDistance(tile: HTMLElement): number {
    return Math.abs(getCentre(tile.getBoundingClientRect()) - getCentre(currentBox));
  }
}
