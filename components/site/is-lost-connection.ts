/** Network error messages of Chromium, Firefox and Safari. */
const NETWORK_ERROR_PATTERN =
  /failed to fetch|networkerror|error loading dynamically imported|load failed|importing a module script failed|connection was lost|appears to be offline/i;

/** Returns whether an error is a network failure instead of a broken page. */
export const isLostConnection = (error: unknown): boolean =>
  globalThis.navigator?.onLine === false ||
  (error instanceof TypeError && NETWORK_ERROR_PATTERN.test(error.message));
