import type { SessionUser } from '../context';

/** Describes an action on the member’s own account. */
export const createOwnActivity = (member: SessionUser, at: Date) => ({
  at,
  member,
  kind: 'member' as const,
  subject: { id: member._id, title: '' },
});
