declare global {
  interface Window {
    /** Where the tag manager reads events and commands, also those from before it came. */
    dataLayer?: object[];
  }
}

/** Tells the tag manager, once it is there, that something happened. Nothing leaves the site by this. */
export function pushToDataLayer(entry: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/** A command of Google's tag interface, such as `consent`. */
export function command(..._words: [name: string, ...rest: unknown[]]): void {
  // biome-ignore lint/complexity/noArguments: the tag manager takes commands as arguments objects, not as arrays
  pushToDataLayer(arguments);
}

/** Consent mode: everything is denied until the visitor says otherwise. Comes before anything else is said. */
export const denyByDefault = (): void =>
  command('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  });
