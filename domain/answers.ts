/** Reads a form's answers from its URL. Values that the form couldn't have sent count as missing. */

/** Returns `preset` unless the answer is a whole number from `min` to `max`. */
export function parseNumber(
  answers: URLSearchParams,
  name: string,
  { min, max, preset }: { min: number; max: number; preset: number },
): number {
  const value = answers.get(name) ?? '';
  const parsedNumber = Number(value);
  return /^\d{1,9}$/.test(value) && parsedNumber >= min && parsedNumber <= max ? parsedNumber : preset;
}

/** Returns the selected options without duplicates, in the order of `options`. */
export function parseChoices<Option extends string>(
  answers: URLSearchParams,
  name: string,
  options: readonly Option[],
): Option[] {
  const values = new Set(answers.getAll(name));
  return options.filter(option => values.has(option));
}
