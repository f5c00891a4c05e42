const STEPS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'];

/** Returns the element to focus next, or the first if none is focused. Up and down keep the column if possible. */
export function findNextFocus<Item extends HTMLElement>(
  options: readonly Item[],
  key: string,
): Item | undefined {
  if (!STEPS.includes(key)) return undefined;
  const index = options.indexOf(document.activeElement as Item);
  if (index < 0 || key === 'Home') return options[0];
  if (key === 'End') return options.at(-1);
  if (key === 'ArrowRight') return options[index + 1];
  if (key === 'ArrowLeft') return options[index - 1];
  const from = options[index]?.getBoundingClientRect();
  if (!from) return undefined;
  const isDown = key === 'ArrowDown';
  const candidates = (isDown ? options.slice(index + 1) : options.slice(0, index).reverse()).map(option => ({
    element: option,
    box: option.getBoundingClientRect(),
  }));
  const rowTop = candidates.find(({ box }) => (isDown ? box.top > from.top + 1 : box.top < from.top - 1))?.box
    .top;
  return candidates
    .filter(({ box }) => box.top === rowTop)
    .sort(
      (item, otherItem) => Math.abs(item.box.left - from.left) - Math.abs(otherItem.box.left - from.left),
    )[0]?.element;
}
