import type { CaseInput } from '../../domain/kinds/case';

type Item = CaseInput['info'][number]['points'][number];

/** A result set as a tall number with a small unit: `0.8 s`, `−77%`, `€18 m`. */
export type Figure = { number: string; unit: string; text: string };

/** A number and its unit as a sentence has them: `0.8 s`, but `2.6%` and `3×`. */
export const inWords = (number: string, unit: string): string =>
  `${number}${['', '%', '×'].includes(unit) ? '' : ' '}${unit}`;

/** Longer ones would not fit their column at that height. */
const FIGURE_LENGTH = 7;
/** A sign or currency, digits, then whatever they count. */
const FIGURE = /^([^\d\s]?\s?\d[\d.,:/–]*)\s*(.*)$/u;

/** The items of an info block as figures, or undefined when one of them is words. */
export function figuresOf(items: readonly Item[]): Figure[] | undefined {
  const figures = items.flatMap(({ title, text }) => {
    const [, number, unit = ''] = (title.length <= FIGURE_LENGTH && FIGURE.exec(title)) || [];
    return number === undefined ? [] : [{ number, unit, text }];
  });
  return figures.length > 0 && figures.length === items.length ? figures : undefined;
}
