/** Third parties the operator configured; a browser loads them only after the visitor agreed (DECISIONS 7). */
export type PublicSettings = {
  gtmId?: string | undefined;
  liveChatSrc?: string | undefined;
  reviewsWidgetSrc?: string | undefined;
  schedulingUrl?: string | undefined;
};

/** Stands for the public origin in pages made at build time; the server puts its own in its place. */
export const PRERENDER_ORIGIN = 'https://prerendered.invalid';
