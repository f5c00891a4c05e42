import type { SessionUser } from '../context';

/** Describes an action on the member’s own account. */
export const createOwnActivity = (member: SessionUser, time: Date) => ({
  at: time,
  member,
  kind: 'member' as const,
  subject: { id: member._id, title: '' },
});
