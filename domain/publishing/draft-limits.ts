import { isDataImage } from '../data-image';
import { DRAFT_ENTRIES_MAX, JSON_DEPTH_MAX, TEXT_MAX } from '../limits';
import { messages } from '../messages';

/**
 * Returns why a draft can't contain a value, or undefined. Drafts can be incomplete, but lists and pages must be able
 * to read them.
 */
export function findDraftProblem(value: unknown, depth = 1): string | undefined {
  if (typeof value === 'string')
    return value.length > TEXT_MAX && !isDataImage(value) ? messages.textTooLong : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > JSON_DEPTH_MAX) return messages.tooDeep;
  const entries = Object.values(value);
  if (entries.length > DRAFT_ENTRIES_MAX) return messages.rowsTooMany(DRAFT_ENTRIES_MAX);
  for (const entry of entries) {
    const problem = findDraftProblem(entry, depth + 1);
    if (problem) return problem;
  }
  return undefined;
}
