import type { SessionUser } from '../context';

/** An act of a member that concerns only themselves, for the log. */
export const ownAct = (member: SessionUser, at: Date) => ({
  at,
  member,
  kind: 'member' as const,
  subject: { id: member._id, title: '' },
});
