/** Names of what the staff area's cache holds; a change makes everything stale that begins with `all`. */
export const blogKeys = { all: ['blogs'] } as const;
export const projectKeys = { all: ['projects'] } as const;
export const requestKeys = {
  all: ['requests'],
  list: ['requests', 'list'],
  byId: ['requests', 'byId'],
  countNew: ['requests', 'countNew'],
} as const;
export const userKeys = { me: ['users', 'me'], sessions: ['users', 'sessions'] } as const;
