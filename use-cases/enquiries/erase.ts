import { type Db, type DbOrTransaction, runInTransaction } from '../../db/connection';
import { listFiles } from '../../db/enquiries';
import { listEnquiriesByEmail } from '../../db/person-data';
import type { EnquiryRow, OutboxRow } from '../../db/schema';
import { deleteEnquiry, listDeliveries } from '../../db/staff-enquiries';
import type { Services } from '../context';
import { type EnquiryNeeds, getEnquiry, logEnquiryActivity } from './handle';

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

/** Deletes a request for a member. @throws DomainError `not_found` */
export const eraseEnquiry = (needs: MemberNeeds, id: string): Promise<void> =>
  eraseRows(needs, async trx => [await getEnquiry(trx, id)]);

/**
 * Deletes all requests of a person for a member, including those from merged email addresses.
 * @param id one of the requests
 * @throws DomainError `not_found`
 */
export const erasePerson = (needs: MemberNeeds, id: string): Promise<void> =>
  eraseRows(needs, async trx => listEnquiriesByEmail(trx, (await getEnquiry(trx, id)).email));

async function eraseRows(
  needs: MemberNeeds,
  listRows: (trx: DbOrTransaction) => Promise<EnquiryRow[]>,
): Promise<void> {
  const mails: OutboxRow[] = [];
  const keys: string[] = [];
  await runInTransaction(needs.db, async trx => {
    for (const row of await listRows(trx)) {
      mails.push(...(await listDeliveries(trx, row.id)));
      keys.push(...(await listFiles(trx, row.id)));
      await deleteEnquiry(trx, row.id);
      await logEnquiryActivity(trx, needs, row, 'removed');
    }
  });
  needs.schedulePurge();
  // If this deletion fails after the commit, the daily job deletes the files.
  for (const key of keys) await needs.attachments.remove(key);
  await needs.writtenMails.remove(mails);
}
