/**
 * Placeholders for the latest content in header panels. Pages are rendered with named placeholders, and the server
 * inserts current values (docs/decisions/rendering.md).
 */
const LATEST = {
  case: ['href', 'picture', 'title', 'facts'],
  article: ['href', 'picture', 'title', 'minutes', 'author', 'portrait'],
} as const;
export type LatestKind = keyof typeof LATEST;

/** Values of one kind; undefined without content. */
export type Latest = {
  [Kind in LatestKind]: Record<(typeof LATEST)[Kind][number], string> | undefined;
};

/** Returns the placeholder of a value. */
export const latestSlot = (name: string): string => `[[${name}]]`;

/** Adds markers around a kind's HTML, by which the server finds it. */
export const addMarks = (kind: LatestKind, html: string): string =>
  `<!--latest-${kind}-->${html}<!--/latest-->`;
export const MARKED = /<!--latest-(case|article)-->(.*?)<!--\/latest-->/gs;
export const SLOT = /\[\[(\w+)\]\]/g;
