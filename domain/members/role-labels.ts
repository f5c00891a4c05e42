import type { Role } from './permissions';

export const ROLE_LABELS: Record<Role, { name: string; description: string }> = {
  owner: { name: 'Owner', description: 'full access, including security' },
  editor: { name: 'Editor', description: 'articles, reviews, media' },
  author: { name: 'Author', description: 'own drafts; an editor publishes them' },
  sales: { name: 'Sales', description: 'requests and bookings' },
};
