/** Coming and past calls exclude cancelled ones. */
export const BOOKING_STATES = ['coming', 'past', 'cancelled'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];
