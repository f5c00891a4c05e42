import { META_DESCRIPTION_MAX } from './limits';

/**
 * A description of at most 155 characters, cut at a word boundary (rule 14).
 * @param text plain text; runs of white space count as one space.
 */
export function cutDescription(text: string, max: number = META_DESCRIPTION_MAX): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= max) return plain;
  const cut = plain.slice(0, max + 1);
  const end = cut.lastIndexOf(' ');
  return (end > 0 ? cut.slice(0, end) : plain.slice(0, max)).replace(/[\s,;:.–-]+$/, '');
}

/** The whole sentences at the beginning of a cut text; what there is, with an ellipsis, when it holds none. */
export const wholeSentences = (cut: string): string => /^.*[.!?]["”’)]?(?=\s|$)/s.exec(cut)?.[0] ?? `${cut}…`;

/** Elements whose content is no text of the page. */
const HIDDEN = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'title',
  'textarea',
]);
const ENDS_LINE = /^(?:br|\/p|\/li)$/;
const TAG_NAME = /\/?[a-z][a-z0-9-]*|!/iy;

/**
 * Text of an HTML fragment: tags and what scripts and styles hold gone (a tag that ends a line leaves a space), the
 * common entities read. One pass, whatever the fragment: it may be hostile.
 */
export function stripTags(html: string): string {
  const lower = html.toLowerCase();
  let text = '';
  let at = 0;
  let end = 0;
  for (let start = html.indexOf('<'); start >= 0; start = html.indexOf('<', at)) {
    TAG_NAME.lastIndex = start + 1;
    const [name] = TAG_NAME.exec(lower) ?? [];
    const isComment = lower.startsWith('!--', start + 1);
    if (end <= start) end = html.indexOf('>', start) + 1 || Number.POSITIVE_INFINITY;
    if (!name || (end === Number.POSITIVE_INFINITY && !isComment)) {
      text += html.slice(at, start + 1);
      at = start + 1;
      continue;
    }
    text += html.slice(at, start) + (ENDS_LINE.test(name) ? ' ' : '');
    const hiddenEnd = isComment ? '-->' : HIDDEN.has(name) ? `</${name}` : undefined;
    at = end;
    if (hiddenEnd) {
      const found = lower.indexOf(hiddenEnd, isComment ? start + 1 : end);
      if (found < 0) return readEntities(text);
      at = isComment ? found + 3 : found;
    }
  }
  return readEntities(text + html.slice(at));
}

const readEntities = (text: string) =>
  text.replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ');
const ENTITIES: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Title of a page as the browser shows it: the custom one as it is, else with the brand suffix (rule 14). */
export function pageTitle(
  { title, customTitle }: { title: string; customTitle?: string },
  brandSuffix: string,
): string {
  return customTitle || `${title} | ${brandSuffix}`;
}
