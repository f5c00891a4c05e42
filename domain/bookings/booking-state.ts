/** States of calls. `coming` and `past` exclude cancelled calls. */
export const BOOKING_STATES = ['coming', 'past', 'cancelled'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];
