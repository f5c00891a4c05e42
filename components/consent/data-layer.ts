declare global {
  interface Window {
    /** The tag manager's queue, including events from before its script loads. */
    dataLayer?: object[];
  }
}

/** Queues an event. Nothing is sent until the tag manager loads. */
export function pushToDataLayer(entry: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/** Queues a command of Google's tag API, such as `consent`. */
export function pushTagCommand(..._command: [name: string, ...rest: unknown[]]): void {
  // biome-ignore lint/complexity/noArguments: the tag manager takes commands as arguments objects, not as arrays
  pushToDataLayer(arguments);
}

/** Denies everything by default in consent mode. Must be the first command. */
export const denyConsentByDefault = (): void =>
  pushTagCommand('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  });
