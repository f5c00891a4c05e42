/** In a separate file, so that pages with a date don't load all messages (rule 37). */
export const INVALID_DATE = 'Invalid date format';
