/** Separate, so that pages with a date need not load all messages (rule 37). */
export const INVALID_DATE = 'Invalid date format';
