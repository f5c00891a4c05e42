/** Sort orders of admin lists. */
export const STAFF_SORTS = ['newest', 'oldest', 'changed', 'title', 'state', 'author'] as const;
