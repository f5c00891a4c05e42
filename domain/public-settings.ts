import { formatScriptJson } from './script-json';

/** Third parties that browsers load only with consent (rule 27). */
export type PublicSettings = {
  gtmId?: string | undefined;
  liveChatSrc?: string | undefined;
  reviewsWidgetSrc?: string | undefined;
  schedulingUrl?: string | undefined;
};

/** Returns undefined if nothing is configured. */
export function formatSettings(settings: PublicSettings): string | undefined {
  if (!Object.values(settings).some(Boolean)) return undefined;
  return formatScriptJson(settings);
}

/** Placeholder of the public origin in prerendered pages. */
export const PRERENDER_ORIGIN = 'https://prerendered.invalid';

/** Placeholder of the settings in prerendered pages, so that one build serves any configuration. */
export const PRERENDER_SETTINGS = '"settings.prerendered.invalid"';
