const CLOSING_KINDS = ['fees', 'selfTest', 'team', 'check', 'citation', 'scale', 'riskMap', 'startDates'];

/**
 * Returns the reasons why kinds can't be added to a page, by kind.
 * @param kinds of the page's sections.
 */
export function findUnavailableReasons(kinds: readonly string[]): Record<string, string> {
  const reasons: Record<string, string> = {};
  if (kinds.includes('contact')) reasons.contact = 'This page already has one';
  if (kinds.some(kind => CLOSING_KINDS.includes(kind)))
    for (const kind of CLOSING_KINDS)
      reasons[kind] = kinds.includes(kind)
        ? 'This page already has one'
        : 'This page already has another interactive section';
  return reasons;
}
