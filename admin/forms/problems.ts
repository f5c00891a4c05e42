/** Selects controls of invalid fields. */
export const INVALID_CONTROL = '[aria-invalid=true], [data-problem] button';

/** Returns the summary of problems for the footer. */
export const formatProblemCount = (count: number): string =>
  count === 1 ? '1 field needs attention' : `${count} fields need attention`;
