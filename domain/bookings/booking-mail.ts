/** A change to a call, or a reminder of one, with the call’s details at the time when its emails were queued. */
export type BookingMail = {
  bookingId: string;
  change: 'booked' | 'moved' | 'cancelled' | 'reminder';
  sequence: number;
  startsAt: string;
  endsAt: string;
  /** When the call started before it was moved. */
  formerStartsAt?: string | undefined;
  timeZone: string;
  managerZone: string;
  managerName: string;
  /** Where the call takes place, or empty. */
  place: string;
  fullName: string;
  companyName: string;
  email: string;
  note: string;
  /** Why the call was moved or cancelled. */
  reason: string;
  /** The member who changed the call; empty for the visitor. */
  by: string;
};
