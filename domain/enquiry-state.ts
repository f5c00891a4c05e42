export const ENQUIRY_STATES = ['new', 'open', 'handled', 'undelivered'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];
