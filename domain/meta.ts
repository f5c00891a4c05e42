import { META_DESCRIPTION_MAX } from './limits';

/** Truncates at a word boundary and collapses white space (rule 14). */
export function truncateDescription(text: string, max: number = META_DESCRIPTION_MAX): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= max) return plain;
  const cut = plain.slice(0, max + 1);
  const end = cut.lastIndexOf(' ');
  return (end > 0 ? cut.slice(0, end) : plain.slice(0, max)).replace(/[\s,;:.–-]+$/, '');
}

/** Adds an ellipsis if no sentence is complete. */
export const truncateToSentences = (cut: string): string =>
  /^.*[.!?]["”’)]?(?=\s|$)/s.exec(cut)?.[0] ?? `${cut}…`;

/** Elements without page text. Those in `RAW` end at the first end tag, and those in `NESTED` can be nested. */
const RAW = new Set(['script', 'style', 'noscript', 'iframe', 'title', 'textarea']);
const NESTED = new Set(['template', 'object', 'svg']);
const ENDS_LINE = /^(?:br|\/p|\/li)$/;
const TAG_NAME = /\/?[a-z][a-z0-9-]*|!/iy;

/** Omits hidden elements and decodes common entities. Makes a single pass, because input may be hostile. */
export function stripTags(html: string): string {
  const lower = html.toLowerCase();
  let text = '';
  let at = 0;
  let end = 0;
  let hidden = '';
  let depth = 0;
  const show = (shown: string) => {
    if (depth === 0) text += shown;
  };
  for (let start = html.indexOf('<'); start >= 0; start = html.indexOf('<', at)) {
    TAG_NAME.lastIndex = start + 1;
    const [name] = TAG_NAME.exec(lower) ?? [];
    const isComment = lower.startsWith('!--', start + 1);
    if (end <= start) end = html.indexOf('>', start) + 1 || Number.POSITIVE_INFINITY;
    if (!name || (end === Number.POSITIVE_INFINITY && !isComment)) {
      show(html.slice(at, start + 1));
      at = start + 1;
      continue;
    }
    show(html.slice(at, start) + (ENDS_LINE.test(name) ? ' ' : ''));
    if (depth === 0 && NESTED.has(name)) hidden = name;
    if (name === hidden && !isSelfClosed(html, name, end)) depth++;
    else if (depth > 0 && name === `/${hidden}`) depth--;
    // In SVG, scripts and titles aren't raw text.
    const isRaw = RAW.has(name) && !(depth > 0 && hidden === 'svg');
    const rawEnd = isComment ? '-->' : isRaw ? `</${name}` : undefined;
    at = end;
    if (rawEnd) {
      const found = lower.indexOf(rawEnd, isComment ? start + 1 : end);
      if (found < 0) return readEntities(text);
      at = isComment ? found + 3 : found;
    }
  }
  show(html.slice(at));
  return readEntities(text);
}

/** Only SVG has self-closing tags. */
const isSelfClosed = (html: string, name: string, end: number) => name === 'svg' && html[end - 2] === '/';

const readEntities = (text: string) =>
  ENTITIES.reduce((read, [entity, sign]) => read.replaceAll(entity, sign), text);
/** The ampersand comes last, so that `&amp;lt;` isn't decoded twice. */
const ENTITIES = [
  ['&nbsp;', ' '],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&amp;', '&'],
] as const;

/** A custom title has no brand suffix (rule 14). */
export function formatPageTitle(
  { title, customTitle }: { title: string; customTitle?: string },
  brandSuffix: string,
): string {
  return customTitle || `${title} | ${brandSuffix}`;
}
