/** Line starts that suggest Markdown. */
const MARKDOWN_LINE_PATTERN = /^(?:#{1,6} \S|```|> \S|[-*+] \S|\d+\. \S|\|.+\|\s*$)/gm;

/** Requires two matches, because a single match can be a coincidence. */
export const isMarkdown = (text: string): boolean => (text.match(MARKDOWN_LINE_PATTERN)?.length ?? 0) > 1;
