import { META_DESCRIPTION_MAX } from './limits';

/** Truncates at a word boundary and collapses white space (rule 14). */
export function truncateDescription(text: string, max: number = META_DESCRIPTION_MAX): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const truncatedText = line.slice(0, max + 1);
  const tagEnd = truncatedText.lastIndexOf(' ');
  return (tagEnd > 0 ? truncatedText.slice(0, tagEnd) : line.slice(0, max)).replace(/[\s,;:.–-]+$/, '');
}

/** Adds an ellipsis if no sentence is complete. */
export const truncateToSentences = (text: string): string =>
  /^.*[.!?]["”’)]?(?=\s|$)/s.exec(text)?.[0] ?? `${text}…`;

/** Elements without page text. Raw elements end at the first end tag, and the others can be nested. */
const RAW_ELEMENTS = new Set(['script', 'style', 'noscript', 'iframe', 'title', 'textarea']);
const NESTED_ELEMENTS = new Set(['template', 'object', 'svg']);
const LINE_END_TAGS = new Set(['br', '/p', '/li']);
const TAG_NAME_PATTERN = /\/?[a-z][a-z0-9-]*|!/iy;

/** Omits hidden elements and decodes common entities. Makes a single pass, because input may be hostile. */
export function stripTags(html: string): string {
  const lowerHtml = html.toLowerCase();
  let text = '';
  let position = 0;
  let tagEnd = 0;
  let hiddenElement = '';
  let depth = 0;
  const append = (visibleText: string) => {
    if (depth === 0) text += visibleText;
  };
  for (let tagStart = html.indexOf('<'); tagStart >= 0; tagStart = html.indexOf('<', position)) {
    if (tagEnd <= tagStart) tagEnd = html.indexOf('>', tagStart) + 1;
    if (tagEnd === 0) {
      // No further tag ends, so only a comment hides text.
      const commentStart = html.indexOf('<!--', tagStart);
      append(html.slice(position, commentStart < 0 ? undefined : commentStart));
      return decodeEntities(text);
    }
    TAG_NAME_PATTERN.lastIndex = tagStart + 1;
    // Unlike `exec`, `test` creates no objects.
    const name = TAG_NAME_PATTERN.test(lowerHtml)
      ? lowerHtml.slice(tagStart + 1, TAG_NAME_PATTERN.lastIndex)
      : '';
    if (!name) {
      append(html.slice(position, tagStart + 1));
      position = tagStart + 1;
      continue;
    }
    const isComment = name === '!' && lowerHtml.startsWith('--', tagStart + 2);
    append(html.slice(position, tagStart) + (LINE_END_TAGS.has(name) ? ' ' : ''));
    if (depth === 0 && NESTED_ELEMENTS.has(name)) hiddenElement = name;
    if (name === hiddenElement && !isSelfClosed(html, name, tagEnd)) depth++;
    else if (depth > 0 && name === `/${hiddenElement}`) depth--;
    // In SVG, scripts and titles aren't raw text.
    const isRaw = RAW_ELEMENTS.has(name) && !(depth > 0 && hiddenElement === 'svg');
    const rawEnd = isComment ? '-->' : isRaw ? `</${name}` : undefined;
    position = tagEnd;
    if (rawEnd) {
      const rawEndIndex = lowerHtml.indexOf(rawEnd, isComment ? tagStart + 1 : tagEnd);
      if (rawEndIndex < 0) return decodeEntities(text);
      position = isComment ? rawEndIndex + 3 : rawEndIndex;
    }
  }
  append(html.slice(position));
  return decodeEntities(text);
}

/** Returns whether a tag is self-closing, which only SVG tags can be. */
const isSelfClosed = (html: string, name: string, tagEnd: number) =>
  name === 'svg' && html[tagEnd - 2] === '/';

const decodeEntities = (text: string) =>
  ENTITIES.reduce((decodedText, [entity, character]) => decodedText.replaceAll(entity, character), text);
/** The ampersand comes last, so that `&amp;lt;` isn't decoded twice. */
const ENTITIES = [
  ['&nbsp;', ' '],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&amp;', '&'],
] as const;

/** Adds the brand to a title unless the title is custom (rule 14). */
export function formatPageTitle(
  { title, customTitle }: { title: string; customTitle?: string },
  brandSuffix: string,
): string {
  return customTitle || `${title} | ${brandSuffix}`;
}
