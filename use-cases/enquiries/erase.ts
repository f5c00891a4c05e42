import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Db, runInTransaction } from '../../db/connection';
import { listFiles } from '../../db/enquiries';
import { listEnquiriesByEmail } from '../../db/person-data';
import { deleteEnquiry, listDeliveries } from '../../db/staff-enquiries';
import type { Services } from '../context';
import { type EnquiryNeeds, getEnquiry, logEnquiryActivity } from './enquiry';

type Needs = { db: Db } & Pick<Services, 'attachments' | 'writtenMails'>;

/**
 * Deletes a request with its emails and their files. The row is deleted last, so that a second call continues after an
 * interruption.
 */
export async function eraseStoredEnquiry(
  { db, attachments, writtenMails }: Needs,
  id: string,
): Promise<void> {
  const deliveries = await listDeliveries(db, id);
  for (const key of await listFiles(db, id)) await attachments.remove(key);
  await writtenMails.remove(deliveries);
  await deleteEnquiry(db, id);
  // An email may have been written in the meantime.
  await writtenMails.remove(deliveries);
}

type MemberNeeds = EnquiryNeeds & Needs & Pick<Services, 'schedulePurge'>;

/** Deletes a request for a member. Throws DomainError `not_found`. */
export async function eraseEnquiry(needs: MemberNeeds, id: string): Promise<void> {
  const { mails, keys } = await runInTransaction(needs.db, async trx => {
    const row = await getEnquiry(trx, id);
    const attachedData = { mails: await listDeliveries(trx, id), keys: await listFiles(trx, id) };
    await deleteEnquiry(trx, id);
    await logEnquiryActivity(trx, needs, row, 'removed');
    return attachedData;
  });
  needs.schedulePurge();
  // If this deletion fails after the commit, the daily job deletes the files.
  for (const key of keys) await needs.attachments.remove(key);
  await needs.writtenMails.remove(mails);
}

/**
 * Deletes all requests of a person for a member, including those from merged email addresses.
 * @param id one of the requests, deleted last, so that a second call continues after an interruption
 * @throws DomainError `not_found`
 */
export async function erasePerson(needs: MemberNeeds, id: string): Promise<void> {
  const { email } = await getEnquiry(needs.db, id);
  for (const row of await listEnquiriesByEmail(needs.db, email)) {
    if (row.id !== id) await eraseEnquiry(needs, row.id);
    // Hundreds of requests without a pause would block the process.
    await nextTurn();
  }
  await eraseEnquiry(needs, id);
}
