import { runInTransaction } from '../../db/connection';
import { holdMessages, releaseMessages } from '../../db/outbox';
import { updateEnquiry } from '../../db/staff-enquiries';
import type { Services } from '../context';
import { addEnquiryEvent, type EnquiryNeeds, getEnquiry, logEnquiryActivity } from './enquiry';

/**
 * Moves requests into the spam quarantine, which holds their unsent emails, or releases both. Changes all of the
 * requests or none, and ignores those that are already in the target state.
 * @throws DomainError `not_found`
 */
export async function setSpam(
  needs: EnquiryNeeds & Pick<Services, 'wakeOutbox'>,
  { ids, isSpam }: { ids: readonly string[]; isSpam: boolean },
): Promise<void> {
  const now = needs.clock.now().toISOString();
  const reasons = [`Marked as spam by ${needs.user.name || needs.user.email}.`];
  await runInTransaction(needs.db, async trx => {
    for (const id of ids) {
      const row = await getEnquiry(trx, id);
      if ((row.spam_at !== null) === isSpam) continue;
      await updateEnquiry(trx, id, {
        spam_at: isSpam ? now : null,
        spam_reasons_json: JSON.stringify(isSpam ? reasons : []),
      });
      await (isSpam ? holdMessages(trx, id) : releaseMessages(trx, id, now));
      await addEnquiryEvent(trx, needs, id, { kind: isSpam ? 'spam' : 'notSpam' });
      await logEnquiryActivity(trx, needs, row, isSpam ? 'markedAsSpam' : 'released');
    }
  });
  if (!isSpam) needs.wakeOutbox();
}
