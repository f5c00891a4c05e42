/** How far a request is, as its list may be narrowed. */
export const REQUEST_STATES = ['new', 'open', 'handled', 'undelivered'] as const;
export type EnquiryState = (typeof REQUEST_STATES)[number];
