import { marked } from 'marked';
import { parseHtml } from './from-html';
import type { ImportResult } from './import-result';

const FRONT_MATTER_PATTERN = /^\ufeff?---\r?\n([\s\S]*?)\r?\n---\r?\n/;
const TITLE_PATTERN = /^title:\s*["']?(.*?)["']?\s*$/m;

/**
 * Accepts GitHub-flavoured Markdown with embedded HTML.
 * @param origin this site's origin.
 */
export function parseMarkdown(text: string, origin: string): ImportResult {
  const frontMatter = FRONT_MATTER_PATTERN.exec(text);
  const body = frontMatter ? text.slice(frontMatter[0].length) : text;
  const importResult = parseHtml(marked.parse(body, { async: false, gfm: true }), origin);
  return { ...importResult, title: TITLE_PATTERN.exec(frontMatter?.[1] ?? '')?.[1] || importResult.title };
}
