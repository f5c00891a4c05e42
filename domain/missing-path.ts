/** Cookie that passes the missing path to the not-found page, for error reports (docs/decisions/urls.md). */
export const MISSING_PATH_COOKIE = 'asked';
/** Minutes until the cookie expires, and its maximum length. */
export const MISSING_PATH_MINUTES = 10;
export const MISSING_PATH_LENGTH_MAX = 1_000;
