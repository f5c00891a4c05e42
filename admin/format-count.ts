/** Returns text such as `1 image` or `2 images`. */
export const formatCount = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Spells out small numbers, such as `three`. */
export const spellNumber = (count: number): string => NUMBERS[count] ?? String(count);
