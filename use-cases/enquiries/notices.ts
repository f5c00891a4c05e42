import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import { listMembers } from '../../db/members';
import { deleteWaitingAssignments, enqueueMessage, enqueueOnce } from '../../db/outbox';
import type { EnquiryRow } from '../../db/schema';
import { readSetting, writeSetting } from '../../db/settings';
import { countSpamSince, listOverdueIds } from '../../db/staff-enquiries';
import type { AssignmentNotice, DigestNotice } from '../../domain/enquiry-notices';
import { toInstant, WORKING_HOURS } from '../../domain/shared-hours';
import { getDayIn } from '../../domain/start-dates';
import { DAY_MS } from '../../domain/time';
import type { Services } from '../context';
import { createMessage } from '../outbox';
import { canOwn, type EnquiryNeeds } from './enquiry';

/** Delay that leaves time for Undo. */
const ASSIGNMENT_DELAY_MS = 30_000;
const DIGEST_REQUESTS_MAX = 20;
const DIGEST_SETTING = 'request_digest';

/**
 * Queues one email to each new owner, unless they assigned the requests themselves. Replaces emails to former owners.
 * @param rows requests with their new owners.
 */
export async function notifyOwners(
  trx: DbOrTransaction,
  { clock, user }: EnquiryNeeds,
  rows: readonly EnquiryRow[],
): Promise<void> {
  for (const { id } of rows) await deleteWaitingAssignments(trx, id);
  const now = clock.now();
  for (const ownerId of new Set(rows.map(row => row.owner_id))) {
    if (!ownerId || ownerId === user._id) continue;
    const ownerRequests = rows.filter(row => row.owner_id === ownerId);
    const [firstRequest, ...otherRequests] = ownerRequests;
    // An email about one request is held and deleted with it. A list is checked when it is sent.
    const request = firstRequest && otherRequests.length === 0 ? firstRequest : { id: null };
    const notice: AssignmentNotice = { by: user.name || user.email, ids: ownerRequests.map(({ id }) => id) };
    await enqueueMessage(trx, [
      {
        ...createMessage({ ...request, created_at: now.toISOString() }, 'request-assigned'),
        member_id: ownerId,
        about_json: JSON.stringify(notice),
        next_attempt_at: new Date(now.getTime() + ASSIGNMENT_DELAY_MS).toISOString(),
      },
    ]);
  }
}

const isWorkingDay = (day: string) => ![0, 6].includes(new Date(day).getUTCDay());

/**
 * Queues the digest from nine on working days (office time). It lists the overdue steps of a member’s own and of
 * unassigned requests, and is sent without any only if new spam has arrived.
 * @returns whether emails were queued.
 */
export async function queueDigest({
  db,
  clock,
  getSite,
}: Pick<Services, 'db' | 'clock' | 'getSite'>): Promise<boolean> {
  const now = clock.now();
  const { timeZone } = getSite().office.clock;
  const day = getDayIn(timeZone, now);
  const getTime = (hour: number) => toInstant(timeZone, day, `${String(hour).padStart(2, '0')}:00`);
  if (!isWorkingDay(day) || now < getTime(WORKING_HOURS.from) || now >= getTime(WORKING_HOURS.to))
    return false;
  const lastSent = await readSetting(db, DIGEST_SETTING);
  if (lastSent && getDayIn(timeZone, new Date(lastSent)) === day) return false;
  return runInTransaction(db, async trx => {
    await writeSetting(trx, DIGEST_SETTING, now.toISOString());
    const spam = await countSpamSince(trx, '');
    const newSpam = await countSpamSince(trx, lastSent ?? new Date(now.getTime() - DAY_MS).toISOString());
    let isQueued = false;
    for (const { id: memberId } of (await listMembers(trx)).filter(canOwn)) {
      const ids = await listOverdueIds(trx, { memberId, now: now.toISOString() });
      if (ids.length + newSpam === 0) continue;
      const notice: DigestNotice = {
        overdueIds: ids.slice(0, DIGEST_REQUESTS_MAX),
        overdue: ids.length,
        spam,
      };
      const isNew = await enqueueOnce(trx, {
        ...createMessage({ id: null, created_at: now.toISOString() }, 'request-digest'),
        id: `digest-${day}-${memberId}`,
        member_id: memberId,
        about_json: JSON.stringify(notice),
      });
      isQueued ||= isNew;
    }
    return isQueued;
  });
}
