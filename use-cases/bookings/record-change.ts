import type { DbOrTransaction } from '../../db/connection';
import { findEnquiry } from '../../db/enquiries';
import { insertEnquiryEvent } from '../../db/enquiry-events';
import { enqueueMessage } from '../../db/outbox';
import type { BookingRow } from '../../db/schema';
import type { Availability } from '../../domain/bookings/availability';
import type { BookingMail } from '../../domain/bookings/booking-mail';
import { createMessage } from '../outbox';
import { queueWebhook, type WebhookNeeds } from '../webhooks';

/** The member who changes a call, or undefined for the visitor. */
export type ChangedBy = { _id: string; name: string } | undefined;

type Change = {
  change: 'booked' | 'moved' | 'cancelled';
  at: string;
  by?: ChangedBy;
  reason?: string;
  formerStartsAt?: string;
};

/**
 * Adds a call’s change to its request’s timeline, and queues the emails to the visitor and the team, and the event for
 * the webhook. Emails and events of a request in quarantine are held until it is released.
 */
export async function recordChange(
  needs: WebhookNeeds,
  trx: DbOrTransaction,
  booking: BookingRow,
  availability: Availability,
  { change, at, by, reason = '', formerStartsAt }: Change,
): Promise<void> {
  const { enquiry_id, starts_at, person_name, full_name } = booking;
  await insertEnquiryEvent(trx, {
    ...{ enquiryId: enquiry_id, at, member: by ?? { _id: '', name: full_name } },
    event: { kind: 'booking', change, startsAt: starts_at, with: person_name, reason },
  });
  const bookingMail: BookingMail = {
    ...toMailFacts(booking, availability),
    // Visitors don’t see the email address of a member without a name.
    ...{ change, by: by ? by.name || person_name : '', reason, formerStartsAt },
  };
  const request = { id: enquiry_id, spam_at: (await findEnquiry(trx, enquiry_id))?.spam_at };
  await enqueueMessage(
    trx,
    (['visitor-booking', 'staff-booking'] as const).map(kind => ({
      ...createMessage({ ...request, created_at: at }, kind),
      about_json: JSON.stringify(bookingMail),
    })),
  );
  await queueWebhook(needs, trx, request, {
    event: `booking.${change}`,
    at,
    data: {
      id: booking.id,
      requestId: enquiry_id,
      startsAt: starts_at,
      endsAt: booking.ends_at,
      timeZone: booking.time_zone,
      with: person_name,
      fullName: full_name,
      companyName: booking.company_name,
      email: booking.email,
      note: booking.note,
      by: by?.name ?? '',
      reason,
    },
  });
}

export const toMailFacts = (booking: BookingRow, { timeZone, place }: Availability) => ({
  bookingId: booking.id,
  sequence: booking.sequence,
  startsAt: booking.starts_at,
  endsAt: booking.ends_at,
  timeZone: booking.time_zone,
  managerZone: timeZone,
  managerName: booking.person_name,
  place,
  fullName: booking.full_name,
  companyName: booking.company_name,
  email: booking.email,
  note: booking.note,
  reason: booking.cancel_reason,
});
