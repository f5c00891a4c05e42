import sanitizeHtml from 'sanitize-html';
import type { BodyItem } from '../../../components/blog/ArticleBody';
import { escapeText, escapeValue, getHtmlCost, isLinkUrl } from '../../../domain/article-html';
import type { Article } from '../../../domain/kinds/article';
import { ARTICLE_MARKS_MAX, TEXT_MAX } from '../../../domain/limits';
import { stripTags } from '../../../domain/meta';
import { slugify } from '../../../domain/slug';
import { preventHyphenBreaks } from '../../../domain/unbroken';

const INLINE = ['a', 'strong', 'em', 'b', 'i', 'code', 'br'];
const FLOW = ['ul', 'ol', 'li', 'pre', 'p'];
const CODE = ['code', 'pre'];
const HAS_FLOW = new RegExp(`<(?:${FLOW.join('|')})\\b`);

const OPTIONS: sanitizeHtml.IOptions = {
  allowedAttributes: { a: ['href', 'rel'], pre: ['tabindex'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  textFilter: (text, tagName) => (CODE.includes(tagName) ? text : preventHyphenBreaks(text)),
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
 * Creates a sanitiser for one article that allows only text, links and lists. The parser is quadratic for some input,
 * so text over the limits (drafts, old versions) loses its tags instead.
 */
function createSanitiser() {
  let remainingMarks = ARTICLE_MARKS_MAX;
  return (html: string, allowedTags = [...INLINE, ...FLOW]): string => {
    const cost = getHtmlCost(html);
    remainingMarks -= cost;
    if (remainingMarks < 0 || html.length > TEXT_MAX) return escapeText(stripTags(html)).trim();
    return (
      cost === 0 ? preventHyphenBreaks(escapeText(html)) : sanitizeHtml(html, { ...OPTIONS, allowedTags })
    ).trim();
  };
}
type Sanitise = ReturnType<typeof createSanitiser>;

/** Ids already used by the page. */
const RESERVED_IDS = ['main'];

/** Creates a function that gives each heading a unique id from its text. */
function createIdGenerator(): (heading: string) => string {
  const usedIds = new Set(RESERVED_IDS);
  return heading => {
    // A heading may have no letters for a slug.
    const headingId = slugify(`x ${heading}`).slice(2) || 'section';
    let id = headingId;
    for (let n = 2; usedIds.has(id); n++) id = `${headingId}-${n}`;
    usedIds.add(id);
    return id;
  };
}

type ContentItem = Article['story'][number];

/** Renders code as paragraph HTML, with the standard's class name for the language. */
const renderCode = ({ content, language }: ContentItem): string =>
  `<pre tabindex="0"><code${language ? ` class="language-${escapeValue(language)}"` : ''}>${escapeText(content)}</code></pre>`;

/** Renders a table that scrolls horizontally if it is wider than the page. */
function renderTable(caption: string, [head = [], ...rest]: readonly string[][], sanitise: Sanitise): string {
  const renderCells = (row: readonly string[], tag: string) =>
    `<tr>${row.map(cell => `<${tag}>${sanitise(cell, INLINE)}</${tag.slice(0, 2)}>`).join('')}</tr>`;
  const title = caption && `<caption>${escapeText(preventHyphenBreaks(caption))}</caption>`;
  const body = rest.map(row => renderCells(row, 'td')).join('');
  return `<div tabindex="0"><table>${title}<thead>${renderCells(head, 'th scope="col"')}</thead><tbody>${body}</tbody></table></div>`;
}

function toBodyItem(
  item: ContentItem,
  idFor: (heading: string) => string,
  sanitise: Sanitise,
): BodyItem | undefined {
  switch (item.type) {
    case 'title':
      return { type: 'title', id: idFor(item.content), text: preventHyphenBreaks(item.content) };
    case 'quote':
      return { type: 'quote', text: preventHyphenBreaks(item.content) };
    case 'image':
      return { type: 'image', src: item.content, alt: item.alt, caption: preventHyphenBreaks(item.caption) };
    case 'paragraph': {
      const html = sanitise(item.content);
      return html ? { type: 'paragraph', html, flow: HAS_FLOW.test(html) } : undefined;
    }
    case 'code':
      return { type: 'paragraph', html: renderCode(item), flow: true };
    case 'table':
      return (
        item.rows && { type: 'paragraph', html: renderTable(item.caption, item.rows, sanitise), flow: true }
      );
  }
}

/** Returns an article's content for rendering: HTML sanitised on the server, everything else as text. */
export function toBody(content: readonly ContentItem[]): BodyItem[] {
  const idFor = createIdGenerator();
  const sanitise = createSanitiser();
  return content.map(item => toBodyItem(item, idFor, sanitise)).filter(item => item !== undefined);
}
