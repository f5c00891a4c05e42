/** Event on the document after hydration. */
export const HYDRATED_EVENT = 'hydrated';

/** Path to which the start script reports opened pages. Not in `paths`, which is too large for that script. */
export const VISITS_PATH = '/api/visits';
/** Event on the document after client-side navigation has shown a page. */
export const NAVIGATED_EVENT = 'navigated';

/** Elements that need the hydrated application. Clicks on them are queued. */
export const INTERACTIVE_SELECTOR = 'button, a[data-live], a[data-cookie-preferences]';

/** `data-live` value of links that also work without the application. Their clicks are queued only briefly. */
export const LIVE_BRIEFLY_VALUE = 'briefly';

/** Maximum milliseconds for which clicks on `LIVE_BRIEFLY_VALUE` links are queued. */
export const BRIEF_WAIT_MS = 300;

/** Id of the element with the configured third parties as JSON, if any. */
export const THIRD_PARTY_SETTINGS_ID = 'third-parties';

/** Returns whether the page is hydrated. Works only in a browser. */
export const isHydrated = (): boolean => document.documentElement.dataset.hydrated !== undefined;

/** Attribute of a component that isn't hydrated yet. */
export const UNHYDRATED_ATTRIBUTE = 'data-waiting';

/** Attribute of the search link, which keyboard shortcuts click. */
export const SEARCH_LINK_ATTRIBUTE = 'data-search';

/** Name of the meta element that lists the page's section views: those loaded with the application, then later ones. */
export const VIEWS_META_NAME = 'views';

/** Event on the window after the value of a dial has changed. */
export const DIAL_EVENT = 'dial';
/** Key of the beam's angle in the session storage, for the next document. */
export const DIAL_ANGLE_KEY = 'dial';
