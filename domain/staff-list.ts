export const STAFF_SORTS = ['newest', 'oldest', 'changed', 'title', 'state', 'author'] as const;
