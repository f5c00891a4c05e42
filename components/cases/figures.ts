import type { CaseInput } from '../../domain/kinds/case';

type Item = CaseInput['info'][number]['points'][number];

/** A result as a tall number with a small unit: `0.8 s`, `−77%`, `€18 m`. */
export type Figure = { number: string; unit: string; text: string };

/** Longer numbers don't fit their column. */
const FIGURE_LENGTH_MAX = 7;
/** Matches a sign or currency, digits and a unit. */
const FIGURE_PATTERN = /^([^\d\s]?\s?\d[\d.,:/–]*)\s*(.*)$/u;

/** Returns an info block's items as figures, or undefined if any item isn't a figure. */
export function findFigures(items: readonly Item[]): Figure[] | undefined {
  const figures = items.flatMap(({ title, text }) => {
    const [, number, unit = ''] = (title.length <= FIGURE_LENGTH_MAX && FIGURE_PATTERN.exec(title)) || [];
    return number === undefined ? [] : [{ number, unit, text }];
  });
  return figures.length > 0 && figures.length === items.length ? figures : undefined;
}
