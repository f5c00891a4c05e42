/** Signs at the beginning of a line that only Markdown puts there. */
const SIGNS = /^(?:#{1,6} \S|```|> \S|[-*+] \S|\d+\. \S|\|.+\|\s*$)/gm;

/** Whether a text without markup is meant as Markdown: more than one of its lines begins like it. */
export const looksLikeMarkdown = (text: string): boolean => (text.match(SIGNS)?.length ?? 0) > 1;
