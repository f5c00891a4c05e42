/** Carries the missing path to the not-found page, for error reports (docs/decisions/addresses.md). */
export const ASKED_COOKIE = 'asked';
/** Minutes until it expires, and its maximum length. */
export const ASKED_KEPT_MINUTES = 10;
export const ASKED_MAX = 1_000;
