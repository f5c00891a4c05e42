const CLOSINGS = ['fees', 'selfTest', 'team', 'check', 'scale', 'riskMap', 'startDates'];

/**
 * Kinds that a page cannot have besides what it has, each with the reason in words.
 * @param kinds of its sections.
 */
export function unavailableBeside(kinds: readonly string[]): Record<string, string> {
  const reasons: Record<string, string> = {};
  if (kinds.includes('contact')) reasons.contact = 'Only one per page, and this page has it';
  if (kinds.some(kind => CLOSINGS.includes(kind)))
    for (const kind of CLOSINGS)
      reasons[kind] = kinds.includes(kind)
        ? 'Only one per page, and this page has it'
        : 'Only one tool per page, and this page has another';
  return reasons;
}
