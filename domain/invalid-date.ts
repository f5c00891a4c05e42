/** Apart from the other messages, so that a page with a date need not load them all (rule 37). */
export const INVALID_DATE = 'Invalid date format';
