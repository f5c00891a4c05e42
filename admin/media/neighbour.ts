/**
 * Returns the adjacent image, or the nearest one in the next or previous row. Undefined at an edge.
 * @param faces images in page order.
 */
export function findNeighbour(
  faces: readonly HTMLElement[],
  from: Element | null,
  key: string,
): HTMLElement | undefined {
  const at = faces.indexOf(from as HTMLElement);
  if (at < 0) return undefined;
  if (key === 'ArrowRight') return faces[at + 1];
  if (key === 'ArrowLeft') return faces[at - 1];
  if (key === 'Home') return faces[0];
  if (key === 'End') return faces.at(-1);
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const places = faces.map(face => face.getBoundingClientRect());
  const currentPlace = places[at]!;
  const getMiddle = (place: DOMRect) => place.left + place.width / 2;
  const tops = places
    .map(({ top }) => top)
    .filter(top => (key === 'ArrowDown' ? top > currentPlace.top : top < currentPlace.top));
  if (tops.length === 0) return undefined;
  const row = key === 'ArrowDown' ? Math.min(...tops) : Math.max(...tops);
  return faces
    .filter((_, index) => places[index]!.top === row)
    .toSorted((a, b) => getDistance(a) - getDistance(b))[0];

  function getDistance(face: HTMLElement): number {
    return Math.abs(getMiddle(face.getBoundingClientRect()) - getMiddle(currentPlace));
  }
}
