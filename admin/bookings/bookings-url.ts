import { BOOKING_STATES } from '../../domain/bookings/booking-state';
import { getWeekday } from '../../domain/bookings/slots';
import { FILTER_LENGTH_MAX } from '../../domain/limits';
import { adminPaths } from '../../domain/paths';
import { addDays, isMonday } from '../../domain/start-dates';
import { toIsoDay } from '../dates';
import { choiceParam, createUrlCodec, optionalParam, pageParam } from '../list-url';

const BOOKING_VIEWS = ['week', ...BOOKING_STATES] as const;
export type BookingView = (typeof BOOKING_VIEWS)[number];

/** Returns the Monday of a day’s week. */
export const getMonday = (day: string): string => addDays(day, -getWeekday(day));

export const bookingsCodec = createUrlCodec({
  view: choiceParam('view', BOOKING_VIEWS, 'week'),
  /** Undefined for the week of the next call. */
  monday: { name: 'week', parse: text => (isMonday(text) ? text : undefined) },
  /** Key of the manager. Undefined for all managers. */
  manager: { name: 'manager', parse: text => text.slice(0, FILTER_LENGTH_MAX) || undefined },
  page: pageParam,
  /** ID of the open booking. */
  call: optionalParam('call'),
});

/** Returns the path of a week with an open booking. */
export const getCallHref = (id: string, startsAt: string): string =>
  bookingsCodec.format(adminPaths.bookings, {
    monday: getMonday(toIsoDay(startsAt)),
    call: id,
  });
