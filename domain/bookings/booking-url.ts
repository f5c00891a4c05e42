import { isTimeZone } from '../time-zone';

/** Query parameters of the pages on which visitors choose a time. */
export const BOOKING_PARAMETERS = { zone: 'zone', month: 'month', day: 'day', at: 'at' } as const;

/** A visitor's choices so far. */
export type BookingChoices = { [Name in keyof typeof BOOKING_PARAMETERS]?: string | undefined };

const VALIDATORS: Record<keyof BookingChoices, (value: string) => boolean> = {
  zone: isTimeZone,
  month: value => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value),
  day: value => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  at: value => /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/.test(value) && !Number.isNaN(Date.parse(value)),
};

/** Ignores unknown parameters and invalid values. */
export function parseBookingChoices(query: URLSearchParams): BookingChoices {
  const names = Object.keys(BOOKING_PARAMETERS) as (keyof BookingChoices)[];
  const entries = names.flatMap(name => {
    const value = query.get(BOOKING_PARAMETERS[name]);
    return value && VALIDATORS[name](value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** @param path the page on which the visitor chooses a time. */
export function getChoicePath(path: string, state: BookingChoices): string {
  const query = new URLSearchParams(
    Object.entries(state).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}
