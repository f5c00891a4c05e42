/** Orders a list of the staff area offers. */
export const STAFF_SORTS = ['newest', 'oldest', 'changed', 'title', 'state', 'author'] as const;
