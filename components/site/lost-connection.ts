/** What browsers say of a request, or a script, that never arrived: Chromium, Firefox and Safari in turn. */
const NEVER_ARRIVED =
  /failed to fetch|networkerror|error loading dynamically imported|load failed|importing a module script failed|connection was lost|appears to be offline/i;

/** Whether something failed because the site could not be reached, and not because a page broke. */
export const isLostConnection = (error: unknown): boolean =>
  globalThis.navigator?.onLine === false || (error instanceof TypeError && NEVER_ARRIVED.test(error.message));
