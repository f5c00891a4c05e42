import { recordActivity } from '../../db/activity';
import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import { findEnquiry } from '../../db/enquiries';
import { insertEnquiryEvent } from '../../db/enquiry-events';
import { findMessage, retryMessage } from '../../db/outbox';
import type { EnquiryRow, MemberRow } from '../../db/schema';
import { updateEnquiry } from '../../db/staff-enquiries';
import type { ActivityAction } from '../../domain/activity';
import type { EnquiryEvent } from '../../domain/enquiry-stage';
import { DomainError } from '../../domain/errors';
import { hasPermission } from '../../domain/members/permissions';
import { messages } from '../../domain/messages';
import { assertExists } from '../assert-exists';
import type { Services, SessionUser } from '../context';

export type EnquiryNeeds = Pick<Services, 'db' | 'clock'> & { user: SessionUser };

export const canOwn = (member: MemberRow | undefined): member is MemberRow =>
  member !== undefined && !member.disabled_at && hasPermission(member.role, 'enquiries.write');

/** @throws DomainError `not_found` */
export const getEnquiry = async (db: DbOrTransaction, id: string): Promise<EnquiryRow> =>
  assertExists(await findEnquiry(db, id));

/** Logs an action with the request’s reference, so that no visitor’s text enters the log. */
export const logEnquiryActivity = (
  trx: DbOrTransaction,
  { clock, user }: EnquiryNeeds,
  row: EnquiryRow,
  action: ActivityAction,
) =>
  recordActivity(trx, {
    at: clock.now(),
    member: user,
    action,
    kind: 'enquiry',
    subject: { id: row.id, title: row.reference },
  });

export const addEnquiryEvent = (
  trx: DbOrTransaction,
  { clock, user }: EnquiryNeeds,
  enquiryId: string,
  event: EnquiryEvent,
) => insertEnquiryEvent(trx, { enquiryId, at: clock.now().toISOString(), member: user, event });

export const markEnquirySeen = (needs: EnquiryNeeds, id: string): Promise<void> =>
  runInTransaction(needs.db, async trx => {
    const row = await getEnquiry(trx, id);
    if (row.seen_at) return;
    await updateEnquiry(trx, id, { seen_at: needs.clock.now().toISOString() });
    await addEnquiryEvent(trx, needs, id, { kind: 'opened' });
    await logEnquiryActivity(trx, needs, row, 'opened');
  });

/**
 * Retries a failed email. Ignores a sent email.
 * @param id the email’s id.
 * @throws DomainError `not_found`
 */
export async function retryEmail(
  needs: EnquiryNeeds & Pick<Services, 'wakeOutbox'>,
  id: string,
): Promise<void> {
  await runInTransaction(needs.db, async trx => {
    const mail = assertExists(await findMessage(trx, id));
    await retryMessage(trx, id, needs.clock.now().toISOString());
    if (mail.enquiry_id)
      await logEnquiryActivity(trx, needs, await getEnquiry(trx, mail.enquiry_id), 'mailedAgain');
    // Only roles that see the system page can retry emails to members.
    else if (!hasPermission(needs.user.role, 'system.read'))
      throw new DomainError('not_found', messages.notFound);
  });
  needs.wakeOutbox();
}
