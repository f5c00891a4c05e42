import type { Role } from './permissions';

/** Roles as people read them, with what they are for. */
export const ROLE_WORDS: Record<Role, { name: string; says: string }> = {
  owner: { name: 'Owner', says: 'everything, and the keys' },
  editor: { name: 'Editor', says: 'articles, reviews and their pictures' },
  author: { name: 'Author', says: 'reads the lists; an editor publishes' },
  sales: { name: 'Sales', says: 'requests' },
};
