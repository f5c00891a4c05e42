/** Reads a form's answers from its URL. Values that the form couldn't have sent count as missing. */

/** Returns the number with that name, or `preset` if it isn't a whole number from `min` to `max`. */
export function parseNumber(
  answers: URLSearchParams,
  name: string,
  { min, max, preset }: { min: number; max: number; preset: number },
): number {
  const value = answers.get(name) ?? '';
  const number = Number(value);
  return /^\d{1,9}$/.test(value) && number >= min && number <= max ? number : preset;
}

/** Returns the selected options with that name, in their order and without duplicates. */
export function parseChoices<Option extends string>(
  answers: URLSearchParams,
  name: string,
  options: readonly Option[],
): Option[] {
  const values = new Set(answers.getAll(name));
  return options.filter(option => values.has(option));
}
