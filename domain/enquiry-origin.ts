/**
 * Fields with which the form’s script reports how the page was opened. Separate from the other field names, which every
 * page with the form loads.
 */
export const ORIGIN_FIELD_NAMES = { referrer: 'referrer', query: 'openedWith' } as const;

/** The page from which a request was sent, and how the visitor reached the site. */
export type EnquiryOrigin = {
  /** Path of the page with the form. */
  sentFrom: string;
  /** Host of the page that linked to the site; empty without a link. */
  referrer: string;
  /** Undefined if it isn’t known how the page was opened. */
  source: string | undefined;
  campaign: string;
};
