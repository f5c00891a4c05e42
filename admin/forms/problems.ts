/** The controls of fields that something is wrong with. */
export const PROBLEM = '[aria-invalid=true], [data-problem] button';

/** What the foot of a form says of its problems. */
export const problemsLine = (count: number): string =>
  count === 1 ? '1 field needs attention' : `${count} fields need attention`;
