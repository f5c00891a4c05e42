/**
 * The latest content in header panels. Pages are rendered with placeholders, and the server inserts the current values
 * (docs/decisions/rendering.md).
 */
const LATEST_ITEM_FIELDS = {
  case: ['href', 'picture', 'figure', 'title', 'facts'],
  article: ['href', 'picture', 'title', 'minutes', 'author', 'portrait'],
} as const;
export type LatestKind = keyof typeof LATEST_ITEM_FIELDS;

/** Values by kind. Undefined if the kind has no public item. */
export type LatestValues = {
  [Kind in LatestKind]: Record<(typeof LATEST_ITEM_FIELDS)[Kind][number], string> | undefined;
};

export const formatSlot = (name: string): string => `[[${name}]]`;

/** Adds markers by which the server finds the HTML. */
export const addLatestMarkers = (kind: LatestKind, html: string): string =>
  `<!--latest-${kind}-->${html}<!--/latest-->`;
export const LATEST_MARKER_PATTERN = /<!--latest-(case|article)-->(.*?)<!--\/latest-->/gs;
export const SLOT_PATTERN = /\[\[(\w+)\]\]/g;
