/** Stands in an address for filters that nothing can have: whatever was asked for, it is one address. */
export const UNKNOWN_FILTER = '-';

/** What filters compare instead of a domain or tag. */
export const foldCase = (text: string) => text.trim().toLowerCase();

/**
 * The filters of an address in the one form a page is kept under: as the list writes them, in its order.
 * @param asked what the address says; blank ones ask for nothing.
 * @param choices what items have; of two spellings the first counts.
 * @param every whether an item must have every filter (articles) or any of them (cases). Where any will do, what
 *   nothing has changes nothing beside one that is known.
 */
export function normaliseFilters(
  asked: readonly string[],
  choices: readonly string[],
  { every }: { every: boolean },
): string[] {
  const wanted = new Set(asked.map(foldCase).filter(Boolean));
  const known = choices.filter(choice => wanted.delete(foldCase(choice)));
  const isUnknown = wanted.size > 0 && (every || known.length === 0);
  return isUnknown ? [UNKNOWN_FILTER] : known;
}
