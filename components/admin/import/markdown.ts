import { marked } from 'marked';
import { blocksOfHtml } from './from-html';
import type { Imported } from './imported';

const FRONT_MATTER = /^\ufeff?---\r?\n([\s\S]*?)\r?\n---\r?\n/;
const TITLE = /^title:\s*["']?(.*?)["']?\s*$/m;

/** The blocks of a Markdown text, GitHub's kind; HTML in it is read like any other. @param origin of this site. */
export function blocksOfMarkdown(text: string, origin: string): Imported {
  const front = FRONT_MATTER.exec(text);
  const body = front ? text.slice(front[0].length) : text;
  const imported = blocksOfHtml(marked.parse(body, { async: false, gfm: true }), origin);
  return { ...imported, title: TITLE.exec(front?.[1] ?? '')?.[1] || imported.title };
}

/** Signs at the beginning of a line that only Markdown puts there. */
const SIGNS = /^(?:#{1,6} \S|```|> \S|[-*+] \S|\d+\. \S|\|.+\|\s*$)/gm;

/** Whether a text without markup is meant as Markdown: more than one of its lines begins like it. */
export const looksLikeMarkdown = (text: string): boolean => (text.match(SIGNS)?.length ?? 0) > 1;
