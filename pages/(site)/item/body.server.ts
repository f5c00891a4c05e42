import sanitizeHtml from 'sanitize-html';
import type { BodyItem } from '../../../components/blog/ArticleBody';
import { escapeText, escapeValue, getHtmlCost, isLinkUrl } from '../../../domain/article-html';
import type { Article } from '../../../domain/kinds/article';
import { ARTICLE_MARKUP_MAX, TEXT_MAX } from '../../../domain/limits';
import { stripTags } from '../../../domain/meta';
import { slugify } from '../../../domain/slug';
import { preventHyphenBreaks } from '../../../domain/unbroken';

const INLINE_TAGS = ['a', 'strong', 'em', 'b', 'i', 'code', 'br'];
const BLOCK_TAGS = ['ul', 'ol', 'li', 'pre', 'p'];
const CODE_TAGS = ['code', 'pre'];
const BLOCK_TAG_PATTERN = new RegExp(`<(?:${BLOCK_TAGS.join('|')})\\b`);

const SANITISE_OPTIONS: sanitizeHtml.IOptions = {
  allowedAttributes: { a: ['href', 'rel'], pre: ['tabindex'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  textFilter: (text, tagName) => (CODE_TAGS.includes(tagName) ? text : preventHyphenBreaks(text)),
  transformTags: {
    // Long lines scroll, which must also work by keyboard.
    pre: sanitizeHtml.simpleTransform('pre', { tabindex: '0' }, false),
    a: (tagName, { href = '' }): sanitizeHtml.Tag => {
      if (!isLinkUrl(href)) return { tagName, attribs: {} };
      return { tagName, attribs: { href, ...(/^https?:/i.test(href) && { rel: 'noopener' }) } };
    },
  },
};

/**
 * Creates a sanitiser. The parser takes quadratic time for some input, so text over the limits (in drafts or old
 * versions) isn't parsed and loses all tags.
 */
function createSanitiser() {
  let remainingMarkup = ARTICLE_MARKUP_MAX;
  return (html: string, allowedTags = [...INLINE_TAGS, ...BLOCK_TAGS]): string => {
    const cost = getHtmlCost(html);
    remainingMarkup -= cost;
    if (remainingMarkup < 0 || html.length > TEXT_MAX) return escapeText(stripTags(html)).trim();
    return (
      cost === 0
        ? preventHyphenBreaks(escapeText(html))
        : sanitizeHtml(html, { ...SANITISE_OPTIONS, allowedTags })
    ).trim();
  };
}
type Sanitise = ReturnType<typeof createSanitiser>;

/** IDs that the page already uses. */
const RESERVED_IDS = ['main'];

/** Derives ids from headings, unique within the article. */
function createIdGenerator(): (heading: string) => string {
  const usedIds = new Set(RESERVED_IDS);
  return heading => {
    // A heading without letters or digits has no slug.
    const headingId = slugify(`x ${heading}`).slice(2) || 'section';
    let id = headingId;
    for (let n = 2; usedIds.has(id); n++) id = `${headingId}-${n}`;
    usedIds.add(id);
    return id;
  };
}

type ContentItem = Article['story'][number];

/** Renders code with the class name `language-…`, as the HTML standard recommends. */
const renderCode = ({ content, language }: ContentItem): string =>
  `<pre tabindex="0"><code${language ? ` class="language-${escapeValue(language)}"` : ''}>${escapeText(content)}</code></pre>`;

/** Renders a table, which scrolls horizontally if it is wider than the page. */
function renderTable(
  caption: string,
  [head = [], ...bodyRows]: readonly string[][],
  sanitise: Sanitise,
): string {
  const renderCells = (row: readonly string[], tag: string) =>
    `<tr>${row.map(cell => `<${tag}>${sanitise(cell, INLINE_TAGS)}</${tag.slice(0, 2)}>`).join('')}</tr>`;
  const title = caption && `<caption>${escapeText(preventHyphenBreaks(caption))}</caption>`;
  const body = bodyRows.map(row => renderCells(row, 'td')).join('');
  return `<div tabindex="0"><table>${title}<thead>${renderCells(head, 'th scope="col"')}</thead><tbody>${body}</tbody></table></div>`;
}

function toBodyItem(
  item: ContentItem,
  createId: (heading: string) => string,
  sanitise: Sanitise,
): BodyItem | undefined {
  switch (item.type) {
    case 'title':
      return {
        type: 'title',
        id: createId(item.content),
        text: preventHyphenBreaks(item.content),
        ...(item.level && { level: item.level }),
      };
    case 'quote':
      return { type: 'quote', text: preventHyphenBreaks(item.content) };
    case 'image':
      return { type: 'image', src: item.content, alt: item.alt, caption: preventHyphenBreaks(item.caption) };
    case 'paragraph': {
      const html = sanitise(item.content);
      return html ? { type: 'paragraph', html, flow: BLOCK_TAG_PATTERN.test(html) } : undefined;
    }
    case 'code':
      return { type: 'paragraph', html: renderCode(item), flow: true };
    case 'table':
      return (
        item.rows && { type: 'paragraph', html: renderTable(item.caption, item.rows, sanitise), flow: true }
      );
  }
}

/** Sanitises HTML on the server. Everything else is rendered as text. */
export function toBody(content: readonly ContentItem[]): BodyItem[] {
  const createId = createIdGenerator();
  const sanitise = createSanitiser();
  return content.map(item => toBodyItem(item, createId, sanitise)).filter(item => item !== undefined);
}

/** Adds to headings and paragraphs when the reader reaches them, to scale of the characters before them. */
export function addTimes(items: readonly BodyItem[], readingTime: number): BodyItem[] {
  const lengths = items.map(item => ('html' in item ? item.html : 'text' in item ? item.text : '').length);
  const perMinute = lengths.reduce((sum, length) => sum + length, 1) / readingTime;
  let read = 0;
  let minute = 0;
  return items.map((item, index) => {
    const start = read / perMinute;
    read += lengths[index] ?? 0;
    if (item.type === 'title') return { ...item, start };
    if (item.type !== 'paragraph' || Math.floor(start) === minute) return item;
    minute = Math.floor(start);
    return { ...item, minute };
  });
}
