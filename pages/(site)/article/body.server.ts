import sanitizeHtml from 'sanitize-html';
import type { BodyItem } from '../../../components/blog/ArticleBody';
import type { Article } from '../../../domain/article';
import { isLinkAddress } from '../../../domain/article-html';
import { slugify } from '../../../domain/slug';
import { unbroken } from '../../../domain/unbroken';

const INLINE = ['a', 'strong', 'em', 'b', 'i', 'code', 'br'];
const FLOW = ['ul', 'ol', 'li', 'pre', 'p'];
const CODE = ['code', 'pre'];
const HAS_FLOW = new RegExp(`<(?:${FLOW.join('|')})\\b`);

/** What staff wrote, with nothing in it but words, links and lists; its words are set, code is not. */
const sanitise = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...INLINE, ...FLOW],
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
  }).trim();

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

type ContentItem = Article['articleContent'][number];

function toBodyItem(item: ContentItem, idFor: (heading: string) => string): BodyItem | undefined {
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
  }
}

/** The content of an article as it may be drawn: HTML sanitised here, on the server, everything else as text. */
export function bodyOf(content: readonly ContentItem[]): BodyItem[] {
  const idFor = idGiver();
  return content.map(item => toBodyItem(item, idFor)).filter(item => item !== undefined);
}
