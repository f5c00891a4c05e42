/** The document hears this once the application has taken the page over. */
export const HYDRATED_EVENT = 'hydrated';

/** What only works, or works better, with the application: a click on it waits for the application. */
export const LIVE_SELECTOR = 'button, a[data-live], a[data-cookie-preferences]';

/** Element with the third parties that are configured, as JSON; absent when there are none. */
export const SETTINGS_ID = 'third-parties';
