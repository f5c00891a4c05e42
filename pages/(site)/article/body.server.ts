import sanitizeHtml from 'sanitize-html';
import type { BodyItem } from '../../../components/blog/ArticleBody';
import { escapeText, escapeValue, htmlCost, isLinkAddress } from '../../../domain/article-html';
import type { Article } from '../../../domain/kinds/article';
import { ARTICLE_MARKS_MAX, TEXT_MAX } from '../../../domain/limits';
import { stripTags } from '../../../domain/meta';
import { slugify } from '../../../domain/slug';
import { unbroken } from '../../../domain/unbroken';

const INLINE = ['a', 'strong', 'em', 'b', 'i', 'code', 'br'];
const FLOW = ['ul', 'ol', 'li', 'pre', 'p'];
const CODE = ['code', 'pre'];
const HAS_FLOW = new RegExp(`<(?:${FLOW.join('|')})\\b`);

const OPTIONS: sanitizeHtml.IOptions = {
  allowedAttributes: { a: ['href', 'rel'], pre: ['tabindex'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  textFilter: (text, tagName) => (CODE.includes(tagName) ? text : unbroken(text)),
  transformTags: {
    // Long lines scroll, and must by keyboard, too.
    pre: sanitizeHtml.simpleTransform('pre', { tabindex: '0' }, false),
    a: (tagName, { href = '' }): sanitizeHtml.Tag => {
      if (!isLinkAddress(href)) return { tagName, attribs: {} };
      return { tagName, attribs: { href, ...(/^https?:/i.test(href) && { rel: 'noopener' }) } };
    },
  },
};

/**
 * Makes what staff wrote safe for one article: nothing in it but words, links and lists. The parser takes quadratic time
 * for some texts, so a text over the limits, as drafts and older versions hold them, shows its words without tags.
 */
function sanitiser() {
  let left = ARTICLE_MARKS_MAX;
  return (html: string, allowedTags = [...INLINE, ...FLOW]): string => {
    const cost = htmlCost(html);
    left -= cost;
    if (left < 0 || html.length > TEXT_MAX) return escapeText(stripTags(html)).trim();
    return (cost === 0 ? unbroken(escapeText(html)) : sanitizeHtml(html, { ...OPTIONS, allowedTags })).trim();
  };
}
type Sanitise = ReturnType<typeof sanitiser>;

/** Ids that an article's headings may not take: the page has them. */
const TAKEN = ['main'];

/** Gives every heading an id of its own, made from its words. */
function idGiver(): (heading: string) => string {
  const given = new Set(TAKEN);
  return heading => {
    // A heading alone may have no letter to make a slug of.
    const words = slugify(`x ${heading}`).slice(2) || 'section';
    let id = words;
    for (let n = 2; given.has(id); n++) id = `${words}-${n}`;
    given.add(id);
    return id;
  };
}

type ContentItem = Article['story'][number];

/** Code as a paragraph would hold it, named as the standard names languages. */
const codeHtml = ({ content, language }: ContentItem): string =>
  `<pre tabindex="0"><code${language ? ` class="language-${escapeValue(language)}"` : ''}>${escapeText(content)}</code></pre>`;

/** A table, which scrolls sideways where it is wider than the page. */
function tableHtml(caption: string, [head = [], ...rest]: readonly string[][], sanitise: Sanitise): string {
  const cells = (row: readonly string[], tag: string) =>
    `<tr>${row.map(cell => `<${tag}>${sanitise(cell, INLINE)}</${tag.slice(0, 2)}>`).join('')}</tr>`;
  const title = caption && `<caption>${escapeText(unbroken(caption))}</caption>`;
  const body = rest.map(row => cells(row, 'td')).join('');
  return `<div tabindex="0"><table>${title}<thead>${cells(head, 'th scope="col"')}</thead><tbody>${body}</tbody></table></div>`;
}

function toBodyItem(
  item: ContentItem,
  idFor: (heading: string) => string,
  sanitise: Sanitise,
): BodyItem | undefined {
  switch (item.type) {
    case 'title':
      return { type: 'title', id: idFor(item.content), text: unbroken(item.content) };
    case 'quote':
      return { type: 'quote', text: unbroken(item.content) };
    case 'image':
      return { type: 'image', src: item.content, alt: item.alt, caption: unbroken(item.caption) };
    case 'paragraph': {
      const html = sanitise(item.content);
      return html ? { type: 'paragraph', html, flow: HAS_FLOW.test(html) } : undefined;
    }
    case 'code':
      return { type: 'paragraph', html: codeHtml(item), flow: true };
    case 'table':
      return (
        item.rows && { type: 'paragraph', html: tableHtml(item.caption, item.rows, sanitise), flow: true }
      );
  }
}

/** The content of an article as it may be drawn: HTML sanitised here, on the server, everything else as text. */
export function bodyOf(content: readonly ContentItem[]): BodyItem[] {
  const idFor = idGiver();
  const sanitise = sanitiser();
  return content.map(item => toBodyItem(item, idFor, sanitise)).filter(item => item !== undefined);
}
