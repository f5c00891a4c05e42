import { listDueReminders, setNextReminder } from '../../db/bookings';
import { runInTransaction } from '../../db/connection';
import { findEnquiry } from '../../db/enquiries';
import { deleteWaitingReminders, enqueueMessage } from '../../db/outbox';
import type { BookingMail } from '../../domain/bookings/booking-mail';
import { getNextReminder } from '../../domain/bookings/reminder-times';
import type { Services } from '../context';
import { createMessage } from '../outbox';
import { type BookingNeeds, getAvailability } from './availability';
import { toMailFacts } from './record-change';

/**
 * Queues due call reminders in the transaction that schedules each call’s next one, so that each is sent once. If
 * several were due while the site was down, only one is sent. A new reminder replaces an unsent one. Requests in
 * quarantine get none.
 */
export async function queueReminders(needs: BookingNeeds & Pick<Services, 'wakeOutbox'>): Promise<void> {
  const now = needs.clock.now();
  const at = now.toISOString();
  const isQueued = await runInTransaction(needs.db, async trx => {
    const messages = [];
    for (const row of await listDueReminders(trx, at)) {
      const startsAt = new Date(row.starts_at);
      await setNextReminder(trx, row.id, getNextReminder(startsAt, row.time_zone, now));
      if (startsAt <= now || (await findEnquiry(trx, row.enquiry_id))?.spam_at) continue;
      await deleteWaitingReminders(trx, row.id);
      const facts = toMailFacts(row, await getAvailability(needs, trx, row.person_key));
      const bookingMail: BookingMail = { ...facts, change: 'reminder', by: '' };
      messages.push({
        ...createMessage({ id: row.enquiry_id, created_at: at }, 'booking-reminder'),
        about_json: JSON.stringify(bookingMail),
      });
    }
    if (messages.length > 0) await enqueueMessage(trx, messages);
    return messages.length > 0;
  });
  if (isQueued) needs.wakeOutbox();
}
