import { runInTransaction } from '../../db/connection';
import { listOtherEmails, mergePeople, separatePerson } from '../../db/people';
import { DomainError } from '../../domain/errors';
import { messages } from '../../domain/messages';
import { type EnquiryNeeds, getEnquiry, logEnquiryActivity } from './enquiry';

/**
 * Treats the senders of two requests as one person from now on.
 * @throws DomainError `not_found`
 */
export const mergeSenders = (
  needs: EnquiryNeeds,
  { id, otherId }: { id: string; otherId: string },
): Promise<void> =>
  runInTransaction(needs.db, async trx => {
    const [row, otherRow] = [await getEnquiry(trx, id), await getEnquiry(trx, otherId)];
    await mergePeople(trx, row.email, otherRow.email);
    await logEnquiryActivity(trx, needs, row, 'updated');
  });

/**
 * Separates an email address from the person who sent a request.
 * @throws DomainError `not_found` if the address isn’t one of this person’s.
 */
export const separateSender = (
  needs: EnquiryNeeds,
  { id, email }: { id: string; email: string },
): Promise<void> =>
  runInTransaction(needs.db, async trx => {
    const row = await getEnquiry(trx, id);
    if (!(await listOtherEmails(trx, row.email)).includes(email))
      throw new DomainError('not_found', messages.notFound);
    await separatePerson(trx, email);
    await logEnquiryActivity(trx, needs, row, 'updated');
  });
