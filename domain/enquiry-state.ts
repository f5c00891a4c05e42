/** States of a request, for the list's filter. */
export const ENQUIRY_STATES = ['new', 'open', 'handled', 'undelivered'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];
