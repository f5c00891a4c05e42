import { optionalLine } from '../fields';
import {
  BLOCKED_NOTE_MAX,
  BLOCKED_TIMES_MAX,
  BOOKING_CALLS_PER_DAY_MAX,
  BOOKING_HORIZON_MAX_DAYS,
  BOOKING_LENGTHS_MINUTES,
  BOOKING_NOTICE_MAX_HOURS,
  BOOKING_PAUSE_MAX_MINUTES,
  BOOKING_PLACE_MAX,
  HOURS_PER_DAY_MAX,
} from '../limits';
import { messages } from '../messages';
import { isTimeZone } from '../time-zone';
import { z } from '../zod';

const clockTime = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, messages.clockTimeInvalid);

/** Open hours of a day in the manager's time zone, in order and without overlap. */
const dayHours = z
  .array(z.strictObject({ from: clockTime, to: clockTime }))
  .max(HOURS_PER_DAY_MAX)
  .refine(
    ranges => ranges.every(({ from, to }, index) => from < to && (ranges[index - 1]?.to ?? '00:00') <= from),
    messages.hoursInvalid,
  );

/** A time without calls on each day from the first to the last, in the manager’s time zone. Whole days end at 24:00. */
const blockedTime = z
  .strictObject({
    _id: z.string().min(1).max(40),
    firstDay: z.iso.date(),
    lastDay: z.iso.date(),
    from: clockTime,
    to: clockTime,
    /** For staff only. */
    note: optionalLine(BLOCKED_NOTE_MAX),
  })
  .refine(({ firstDay, lastDay, from, to }) => firstDay <= lastDay && from < to, messages.hoursInvalid);
export type BlockedTime = z.output<typeof blockedTime>;

const pauseMinutes = z.int().min(0).max(BOOKING_PAUSE_MAX_MINUTES);

/** A manager's availability for calls. */
export const availabilitySchema = z.strictObject({
  /** False while the manager takes no new bookings. */
  isOpen: z.boolean(),
  timeZone: z.string().refine(isTimeZone, messages.timeZoneUnknown),
  /** Monday first. */
  weekly: z.array(dayHours).length(7),
  lengthMinutes: z.literal(BOOKING_LENGTHS_MINUTES),
  /** Free minutes before and after each call. Between two calls, only the longer pause applies. */
  pauseBeforeMinutes: pauseMinutes,
  pauseAfterMinutes: pauseMinutes,
  /** 0 for any number. */
  callsPerDay: z.int().min(0).max(BOOKING_CALLS_PER_DAY_MAX),
  /** Hours between booking and the earliest call. */
  noticeHours: z.int().min(0).max(BOOKING_NOTICE_MAX_HOURS),
  /** Days from today to the latest call. */
  horizonDays: z.int().min(1).max(BOOKING_HORIZON_MAX_DAYS),
  /** Where calls take place, such as the URL of a video call. If empty, the manager sends the link. */
  place: optionalLine(BOOKING_PLACE_MAX),
  blockedTimes: z.array(blockedTime).max(BLOCKED_TIMES_MAX),
});
export type Availability = z.output<typeof availabilitySchema>;

const WORKING_DAYS = 5;

/** Returns the availability of a manager who has set none: working days in the office's time zone. */
export const getDefaultAvailability = (timeZone: string): Availability => ({
  isOpen: true,
  timeZone,
  weekly: Array.from({ length: 7 }, (_, day) =>
    day < WORKING_DAYS
      ? [
          { from: '10:00', to: '13:00' },
          { from: '14:00', to: '16:00' },
        ]
      : [],
  ),
  lengthMinutes: 30,
  pauseBeforeMinutes: 0,
  pauseAfterMinutes: 0,
  callsPerDay: 0,
  noticeHours: 4,
  horizonDays: 30,
  place: '',
  blockedTimes: [],
});
