import { contactFields } from '../contact';
import { optionalText } from '../fields';
import { BOOKING_NOTE_MAX } from '../limits';
import { messages } from '../messages';
import { isTimeZone } from '../time-zone';
import { z } from '../zod';

const { fullName, companyName, email } = contactFields.shape;

const startsAt = z.iso.datetime({ error: messages.timeUnavailable }).transform(time => new Date(time));

/** Fields that a visitor fills in to book a call. */
export const bookingFields = z.object({
  startsAt,
  timeZone: z.string(messages.timeZoneUnknown).refine(isTimeZone, messages.timeZoneUnknown),
  fullName,
  companyName,
  email,
  note: optionalText(BOOKING_NOTE_MAX),
});
export type BookingValues = z.output<typeof bookingFields>;

export const newTime = z.object({ startsAt });
