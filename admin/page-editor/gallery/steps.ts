const STEPS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'];

/** Up and down keep the column if possible. Returns the first element if none is focused. */
export function findNextFocus<Each extends HTMLElement>(all: readonly Each[], key: string): Each | undefined {
  if (!STEPS.includes(key)) return undefined;
  const at = all.indexOf(document.activeElement as Each);
  if (at < 0 || key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key === 'ArrowRight') return all[at + 1];
  if (key === 'ArrowLeft') return all[at - 1];
  const from = all[at]?.getBoundingClientRect();
  if (!from) return undefined;
  const below = key === 'ArrowDown';
  const others = (below ? all.slice(at + 1) : all.slice(0, at).reverse()).map(item => ({
    element: item,
    box: item.getBoundingClientRect(),
  }));
  const row = others.find(({ box }) => (below ? box.top > from.top + 1 : box.top < from.top - 1))?.box.top;
  return others
    .filter(({ box }) => box.top === row)
    .sort((one, other) => Math.abs(one.box.left - from.left) - Math.abs(other.box.left - from.left))[0]
    ?.element;
}
