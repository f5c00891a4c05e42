/** Placeholder for filters without results, so that all of them share one URL. */
export const UNKNOWN_FILTER = '-';

export const foldCase = (text: string) => text.trim().toLowerCase();

/**
 * Returns filters in the spelling and order of `choices`, so that equal filters share a cache key.
 * @param requestedFilters may contain blank filters
 * @param matchesEvery whether items must match every filter (articles) or any (cases). If any suffices, unknown
 * filters beside known ones are dropped.
 */
export function normaliseFilters(
  requestedFilters: readonly string[],
  choices: readonly string[],
  { matchesEvery: mustMatchEvery }: { matchesEvery: boolean },
): string[] {
  const remainingNames = new Set(requestedFilters.map(foldCase).filter(Boolean));
  const matchingChoices = choices.filter(choice => remainingNames.delete(foldCase(choice)));
  const hasUnknown = remainingNames.size > 0 && (mustMatchEvery || matchingChoices.length === 0);
  return hasUnknown ? [UNKNOWN_FILTER] : matchingChoices;
}
