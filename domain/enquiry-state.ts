/** How far a request is, as its list may be narrowed. */
export const ENQUIRY_STATES = ['new', 'open', 'handled', 'undelivered'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];
