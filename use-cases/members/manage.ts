import { recordActivity } from '../../db/activity';
import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import { deleteMemberLinks } from '../../db/member-links';
import { countOwners, deleteMember, findMember, listMembersWithAccess, updateMember } from '../../db/members';
import type { MemberRow } from '../../db/schema';
import { deleteSecondFactors } from '../../db/second-factors';
import type { ActivityAction } from '../../domain/activity';
import { DomainError } from '../../domain/errors';
import type { Role } from '../../domain/members/permissions';
import { ROLE_LABELS } from '../../domain/members/role-labels';
import { messages } from '../../domain/messages';
import { assertExists } from '../assert-exists';
import type { Services, SessionUser } from '../context';
import { isInvited } from './links';

type Needs = Pick<Services, 'db' | 'clock' | 'sessions'> & { user: SessionUser };

export const listMembers = ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  listMembersWithAccess(db, clock.now());

/** Changes a member and logs the action in one transaction. The log includes the text that `change` may return. */
function changeMember(
  { db, clock, user }: Needs,
  id: string,
  action: ActivityAction,
  change: (trx: DbOrTransaction, row: MemberRow) => Promise<string | undefined>,
): Promise<void> {
  return runInTransaction(db, async trx => {
    const row = assertExists(await findMember(trx, id));
    const detail = (await change(trx, row)) ?? '';
    const subject = { id, title: row.name || row.email };
    await recordActivity(trx, { at: clock.now(), member: user, action, kind: 'member', subject, detail });
  });
}

/** @throws DomainError `conflict` for the last owner who can sign in. */
async function assertNotLastOwner(trx: DbOrTransaction, row: MemberRow): Promise<void> {
  if (row.role !== 'owner' || row.disabled_at || isInvited(row)) return;
  if ((await countOwners(trx)) <= 1) throw new DomainError('conflict', messages.lastOwner);
}

/** Changes the role, which applies from the member’s next call. */
export const changeRole = (needs: Needs, { id, role }: { id: string; role: Role }): Promise<void> =>
  changeMember(needs, id, 'roleChanged', async (trx, row) => {
    if (role !== 'owner') await assertNotLastOwner(trx, row);
    await updateMember(trx, id, { role });
    return `${ROLE_LABELS[row.role].name}, now ${ROLE_LABELS[role].name}`;
  });

export const disableMember = (needs: Needs, id: string): Promise<void> =>
  changeMember(needs, id, 'disabled', async (trx, row) => {
    await assertNotLastOwner(trx, row);
    await updateMember(trx, id, { disabled_at: needs.clock.now().toISOString() });
    await deleteMemberLinks(trx, id);
    await needs.sessions.within(trx).closeOthers(id);
  });

export const enableMember = (needs: Needs, id: string): Promise<void> =>
  changeMember(needs, id, 'enabled', async trx => {
    await updateMember(trx, id, { disabled_at: null });
  });

/** @throws DomainError `conflict` for an accepted invitation. */
export const revokeInvitation = (needs: Needs, id: string): Promise<void> =>
  changeMember(needs, id, 'withdrawn', async (trx, row) => {
    if (!isInvited(row)) throw new DomainError('conflict', messages.memberAccepted);
    await deleteMember(trx, id);
  });

export const resetSecondFactor = (needs: Needs, id: string): Promise<void> =>
  changeMember(needs, id, 'secondFactorReset', async trx => {
    await deleteSecondFactors(trx, id);
    await needs.sessions.within(trx).closeOthers(id);
  });
