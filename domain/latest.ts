/**
 * What the panels of the header show of the newest content. Every page has them, also those that the build wrote, so
 * pages are drawn with names in brackets, between marks, and the server puts the values of the day in
 * (docs/decisions/header-latest.md).
 */
export const LATEST = {
  case: ['href', 'picture', 'title', 'facts'],
  article: ['href', 'picture', 'title', 'minutes', 'author', 'portrait'],
} as const;
export type LatestKind = keyof typeof LATEST;

/** The values of one kind; undefined while there is nothing to show. */
export type Latest = {
  [Kind in LatestKind]: Record<(typeof LATEST)[Kind][number], string> | undefined;
};

/** Stands for a value in a page. */
export const latestSlot = (name: string): string => `[[${name}]]`;

/** Puts the marks around what a page draws of a kind, and finds them again. */
export const withMarks = (kind: LatestKind, html: string): string =>
  `<!--latest-${kind}-->${html}<!--/latest-->`;
export const MARKED = /<!--latest-(case|article)-->(.*?)<!--\/latest-->/gs;
export const SLOT = /\[\[(\w+)\]\]/g;
