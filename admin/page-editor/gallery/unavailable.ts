const CLOSINGS = ['fees', 'selfTest', 'team', 'check', 'scale', 'riskMap', 'startDates'];

/**
 * Returns the kinds that a page can't have in addition, with the reason.
 * @param kinds of its sections.
 */
export function findUnavailableKinds(kinds: readonly string[]): Record<string, string> {
  const reasons: Record<string, string> = {};
  if (kinds.includes('contact')) reasons.contact = 'Only one per page, and this page has it';
  if (kinds.some(kind => CLOSINGS.includes(kind)))
    for (const kind of CLOSINGS)
      reasons[kind] = kinds.includes(kind)
        ? 'Only one per page, and this page has it'
        : 'Only one tool per page, and this page has another';
  return reasons;
}
