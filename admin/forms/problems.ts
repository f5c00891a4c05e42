import type { FieldErrors, FieldValues } from 'react-hook-form';

/** The controls of fields that something is wrong with. */
export const PROBLEM = '[aria-invalid=true], [data-problem] button';

/** How many fields of a form have a complaint. */
export function countProblems(errors: FieldErrors<FieldValues>): number {
  const count = (node: unknown): number => {
    if (typeof node !== 'object' || node === null) return 0;
    if ('message' in node && typeof node.message === 'string') return 1;
    return Object.entries(node).reduce((sum, [key, child]) => sum + (key === 'ref' ? 0 : count(child)), 0);
  };
  return count(errors);
}

/** What the foot of a form says of its problems. */
export const problemsLine = (count: number): string =>
  count === 1 ? '1 field needs attention' : `${count} fields need attention`;
