/** Placeholder for filters without results, so that all of them share one URL. */
export const UNKNOWN_FILTER = '-';

/** Folds domains and tags for comparison. */
export const foldCase = (text: string) => text.trim().toLowerCase();

/**
 * Normalises a URL's filters to the form used as a cache key, with the list's spelling and order.
 * @param requested filters of the URL, possibly blank
 * @param choices existing values; the first spelling wins
 * @param every whether items must match every filter (articles) or any (cases). If any suffices, unknown filters
 * beside known ones are dropped.
 */
export function normaliseFilters(
  requested: readonly string[],
  choices: readonly string[],
  { every }: { every: boolean },
): string[] {
  const remaining = new Set(requested.map(foldCase).filter(Boolean));
  const matching = choices.filter(choice => remaining.delete(foldCase(choice)));
  const hasUnknown = remaining.size > 0 && (every || matching.length === 0);
  return hasUnknown ? [UNKNOWN_FILTER] : matching;
}
