import { type core, z } from 'zod';

const TYPE_MESSAGES: Record<string, string> = {
  string: 'This must be text',
  number: 'This must be a number',
  int: 'This must be a whole number',
  boolean: 'This must be true or false',
  array: 'This must be a list',
  object: 'This must be an object',
  record: 'This must be an object',
};
const INVALID_MESSAGE = 'This is not valid';
const LENGTH_UNITS: Record<string, string> = { string: ' characters', array: ' entries' };

/** Replaces the library's messages with ours (rule 49). */
function formatIssue(issue: core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is required'
        : (TYPE_MESSAGES[issue.expected] ?? INVALID_MESSAGE);
    case 'unrecognized_keys':
      return `Unknown field: ${issue.keys.join(', ')}`;
    case 'invalid_value':
      return `This must be one of: ${issue.values.join(', ')}`;
    case 'too_big':
      return `At most ${issue.maximum}${LENGTH_UNITS[issue.origin] ?? ''}`;
    case 'too_small':
      return `At least ${issue.minimum}${LENGTH_UNITS[issue.origin] ?? ''}`;
    default:
      return INVALID_MESSAGE;
  }
}

// Only the server compiles schemas, because pages forbid `eval` and Firefox reports even zod's test for it.
z.config({ customError: formatIssue, ...(typeof document === 'undefined' ? {} : { jitless: true }) });

export { z };
