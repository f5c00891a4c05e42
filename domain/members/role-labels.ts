import type { Role } from './permissions';

export const ROLE_LABELS: Record<Role, { name: string; says: string }> = {
  owner: { name: 'Owner', says: 'full access, including security' },
  editor: { name: 'Editor', says: 'articles, reviews, media' },
  author: { name: 'Author', says: 'own drafts; an editor publishes them' },
  sales: { name: 'Sales', says: 'requests' },
};
