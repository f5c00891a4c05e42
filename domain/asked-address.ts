/** Carries the address that led to the not-found screen there, for who reports it (docs/decisions/addresses.md). */
export const ASKED_COOKIE = 'asked';
/** Minutes it is remembered, and letters of it. */
export const ASKED_KEPT_MINUTES = 10;
export const ASKED_MAX = 1_000;
