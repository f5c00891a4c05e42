/** The document hears this once the application has taken the page over. */
export const HYDRATED_EVENT = 'hydrated';

/** What only works, or works better, with the application: a click on it waits for the application. */
export const LIVE_SELECTOR = 'button, a[data-live], a[data-cookie-preferences]';

/** `data-live` of links that work with the application or without: a click on one waits only briefly. */
export const LIVE_BRIEFLY = 'briefly';

/** Milliseconds that such a click waits. */
export const BRIEF_WAIT = 300;

/** Element with the third parties that are configured, as JSON; absent when there are none. */
export const SETTINGS_ID = 'third-parties';

/** Whether the application has taken over the document that the server sent. In the browser only. */
export const isHydrated = (): boolean => document.documentElement.dataset.hydrated !== undefined;

/** Attribute of a part of the page whose own script has not come yet. */
export const WAITING_ATTRIBUTE = 'data-waiting';

/** Attribute of the link that opens the search; keys press it. */
export const SEARCH_ATTRIBUTE = 'data-search';

/** Element with the names of what draws the page's sections; the start script loads those beside the application. */
export const VIEWS_META = 'views';
