/** Matches line starts that only Markdown has. */
const SIGNS = /^(?:#{1,6} \S|```|> \S|[-*+] \S|\d+\. \S|\|.+\|\s*$)/gm;

/** Returns whether several lines of a plain text look like Markdown. */
export const looksLikeMarkdown = (text: string): boolean => (text.match(SIGNS)?.length ?? 0) > 1;
