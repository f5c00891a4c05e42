import { recordActivity } from '../../db/activity';
import type { DbOrTransaction } from '../../db/connection';
import type { ActivityAction } from '../../domain/activity';
import type { SessionUser } from '../context';

/** Logs an action of a member on their own account. Call this in the action’s transaction. */
export const recordOwnActivity = (
  trx: DbOrTransaction,
  member: SessionUser,
  at: Date,
  action: ActivityAction,
  details: { kind?: 'sign-in'; detail?: string } = {},
): Promise<void> =>
  recordActivity(trx, {
    at,
    member,
    action,
    kind: 'member',
    subject: { id: member._id, title: '' },
    ...details,
  });
