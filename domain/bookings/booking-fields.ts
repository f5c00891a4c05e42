import { FORM_FIELD_NAMES } from '../contact-form';

// Contains no schema, because pages with the form must not load zod for it.

/** Field names of the forms that book, move and cancel a call. */
export const BOOKING_FIELD_NAMES = {
  startsAt: 'at',
  timeZone: 'zone',
  fullName: FORM_FIELD_NAMES.fullName,
  companyName: FORM_FIELD_NAMES.companyName,
  email: FORM_FIELD_NAMES.email,
  note: FORM_FIELD_NAMES.description,
  submissionId: FORM_FIELD_NAMES.submissionId,
  honeypot: FORM_FIELD_NAMES.honeypot,
  action: 'action',
  reason: 'reason',
} as const;

/** Values of the field `action`. */
export const BOOKING_ACTIONS = ['move', 'cancel'] as const;
