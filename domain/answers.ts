/**
 * Reads the answers of a form from the address it was sent to. Nobody vouches for an address: what the form itself
 * could not have sent counts as not said.
 */

/** @returns the whole number of that name, or `preset` where there is none from `min` to `max`. */
export function parseNumber(
  answers: URLSearchParams,
  name: string,
  { min, max, preset }: { min: number; max: number; preset: number },
): number {
  const value = answers.get(name) ?? '';
  const number = Number(value);
  return /^\d{1,9}$/.test(value) && number >= min && number <= max ? number : preset;
}

/** @returns which of the options have that name, in the order of the options and each once. */
export function parseChoices<Option extends string>(
  answers: URLSearchParams,
  name: string,
  options: readonly Option[],
): Option[] {
  const said = new Set(answers.getAll(name));
  return options.filter(option => said.has(option));
}
