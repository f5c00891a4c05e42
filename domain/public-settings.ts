import { formatScriptJson } from './script-json';

/** Third parties the operator configured; a browser loads them only after the visitor agreed (rule 27). */
export type PublicSettings = {
  gtmId?: string | undefined;
  liveChatSrc?: string | undefined;
  reviewsWidgetSrc?: string | undefined;
  schedulingUrl?: string | undefined;
};

/** The settings as text for the data block of a page; undefined, and no block, when nothing is configured. */
export function formatSettings(settings: PublicSettings): string | undefined {
  if (!Object.values(settings).some(Boolean)) return undefined;
  return formatScriptJson(settings);
}

/** Stands for the public origin in pages made at build time; the server puts its own in its place. */
export const PRERENDER_ORIGIN = 'https://prerendered.invalid';

/** Stands for that text in pages made at build time, so that one build serves any configuration. */
export const PRERENDER_SETTINGS = '"settings.prerendered.invalid"';
