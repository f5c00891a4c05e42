import { recordActivity } from '../../db/activity';
import { type DbOrTransaction, inTransaction } from '../../db/connection';
import { findEnquiry } from '../../db/enquiries';
import { findMessage, retryMessage } from '../../db/outbox';
import type { EnquiryRow } from '../../db/schema';
import { deleteEnquiry, listDeliveries, updateEnquiry } from '../../db/staff-enquiries';
import type { ActivityAction } from '../../domain/activity';
import { DomainError } from '../../domain/errors';
import { may } from '../../domain/members/permissions';
import { messages } from '../../domain/messages';
import type { Services, SessionUser } from '../context';

type Needs = Pick<Services, 'db' | 'clock'> & { user: SessionUser };

/** @throws DomainError `not_found` */
export async function existingEnquiry(db: DbOrTransaction, id: string): Promise<EnquiryRow> {
  const row = await findEnquiry(db, id);
  if (!row) throw new DomainError('not_found', messages.notFound);
  return row;
}

/** Who did what to a request. The log names it by its reference: what a visitor wrote is not in it. */
const remember = (trx: DbOrTransaction, { clock, user }: Needs, row: EnquiryRow, action: ActivityAction) =>
  recordActivity(trx, {
    at: clock.now(),
    member: user,
    action,
    kind: 'enquiry',
    subject: { id: row.id, title: row.reference },
  });

/** Staff opened a request: it is no longer new. */
export const markSeen = (needs: Needs, id: string): Promise<void> =>
  inTransaction(needs.db, async trx => {
    const row = await existingEnquiry(trx, id);
    if (row.seen_at) return;
    await updateEnquiry(trx, id, { seen_at: needs.clock.now().toISOString() });
    await remember(trx, needs, row, 'opened');
  });

/** Marks a request as handled by whoever says so, or opens it again. */
export const markHandled = (needs: Needs, { id, handled }: { id: string; handled: boolean }): Promise<void> =>
  inTransaction(needs.db, async trx => {
    const row = await existingEnquiry(trx, id);
    const now = needs.clock.now().toISOString();
    await updateEnquiry(trx, id, {
      seen_at: row.seen_at ?? now,
      handled_at: handled ? now : null,
      handled_by: handled ? needs.user.name : null,
    });
    await remember(trx, needs, row, handled ? 'handled' : 'reopened');
  });

/** Removes a request with its mails and its attachment. @throws DomainError `not_found` */
export async function removeEnquiry(
  needs: Needs & Pick<Services, 'attachments' | 'writtenMails' | 'purgeSoon'>,
  id: string,
): Promise<void> {
  const { mails, key } = await inTransaction(needs.db, async trx => {
    const row = await existingEnquiry(trx, id);
    const mails = await listDeliveries(trx, id);
    await deleteEnquiry(trx, id);
    await remember(trx, needs, row, 'removed');
    return { mails, key: row.attachment_key };
  });
  needs.purgeSoon();
  // After the commit; a file that stays behind is cleared away by the daily job.
  if (key) await needs.attachments.remove(key);
  await needs.writtenMails.remove(mails);
}

/**
 * Sends a mail that failed again, now; one that went out meanwhile stays as it is.
 * @param id of the mail.
 * @throws DomainError `not_found`
 */
export async function sendMailAgain(needs: Needs & Pick<Services, 'wakeOutbox'>, id: string): Promise<void> {
  await inTransaction(needs.db, async trx => {
    const mail = await findMessage(trx, id);
    if (!mail) throw new DomainError('not_found', messages.notFound);
    await retryMessage(trx, id, needs.clock.now().toISOString());
    if (mail.enquiry_id)
      await remember(trx, needs, await existingEnquiry(trx, mail.enquiry_id), 'mailedAgain');
    // Mails to members concern whoever sees the whole system.
    else if (!may(needs.user.role, 'system.read')) throw new DomainError('not_found', messages.notFound);
  });
  needs.wakeOutbox();
}
