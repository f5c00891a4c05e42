import type { Article } from '../kinds/article';
import type { Case } from '../kinds/case';
import type { Page } from '../kinds/page';
import { SEARCH_TEXT_MAX } from '../limits';
import { stripTags } from '../meta';
import { withoutJoiners } from '../unbroken';
import type { SearchKind } from './kinds';

/** One thing as the index keeps it: what is looked into, and what is shown of it. */
export type SearchDocument = {
  kind: SearchKind;
  /** The item's id; of a page its address. */
  key: string;
  /** The revision of the item; of a page, a hash of its words. */
  version: string;
  /** The item's slug; of a page its address. */
  slug: string;
  title: string;
  /** What stands beside its title: a case's domain, how long an article takes, what a page is. */
  note: string;
  /** Address of a picture; empty where there is none. */
  image: string;
  /** What stands out in it, beside its title. */
  headings: string;
  /** All that it says, headings too. */
  body: string;
};

const ENDED = /[.!?…:;,]["”’)]*$/;

/** Texts as one, as people read it: what ends without a full stop gets one. */
export const joinTexts = (texts: readonly string[]): string => {
  const plain = texts.map(text => withoutJoiners(text).replace(/\s+/g, ' ').trim()).filter(Boolean);
  return plain
    .map(text => (ENDED.test(text) ? text : `${text}.`))
    .join(' ')
    .slice(0, SEARCH_TEXT_MAX);
};

/** A case as it is searched. */
export function documentOfCase(item: Case): SearchDocument {
  const { customer } = item;
  const blocks = item.infoBlock.map(block => [
    block.sectionTitle,
    block.subSectionTitle,
    ...block.sectionContent.flatMap(({ subtitle, text }) => [subtitle, text]),
  ]);
  const contents = item.projectContent.map(({ type, content, caption }) =>
    type === 'title' || type === 'paragraph' ? content : caption,
  );
  return {
    kind: 'case',
    key: item._id,
    version: String(item.revision),
    slug: item.slug,
    title: withoutJoiners(item.title),
    note: item.domain,
    image: item.img_preview.src,
    headings: joinTexts([
      item.heading,
      item.domain,
      item.client,
      ...item.tag,
      ...item.infoBlock.flatMap(block => [block.sectionTitle, block.subSectionTitle]),
      ...item.projectContent.filter(({ type }) => type === 'title').map(({ content }) => content),
    ]),
    body: joinTexts([
      item.description,
      item.heading,
      item.aboutProject,
      item.solution,
      customer.business_needs,
      customer.result,
      item.quote,
      customer.review,
      customer.name,
      customer.position,
      ...blocks.flat(),
      ...contents,
      ...item.detailImageCaptions,
      item.location,
    ]),
  };
}

/** An article as it is searched. */
export function documentOfArticle(item: Article): SearchDocument {
  const texts = item.articleContent.map(({ type, content, caption, rows = [] }) => ({
    type,
    // Code is text as it stands.
    text:
      type === 'code'
        ? content
        : stripTags([type === 'image' ? '' : content, caption, ...rows.flat()].join(' ')),
  }));
  return {
    kind: 'article',
    key: item._id,
    version: String(item.revision),
    slug: item.slug,
    title: withoutJoiners(item.title),
    note: `${item.timeToRead} min read`,
    image: item.articleImage,
    headings: joinTexts([
      ...item.tag,
      item.authorName,
      ...texts.filter(({ type }) => type === 'title').map(({ text }) => text),
    ]),
    body: joinTexts([...texts.map(({ text }) => text), item.authorName]),
  };
}

/** Names of what stands out: titles, and questions that are answered. */
const HEADINGS = new Set(['title', 'name', 'question']);
/** Addresses, and drawings. */
const NOT_WORDS = /^(?:[/#<]|data:|https?:|mailto:|art:|pictogram:)/;

/** A text of a page, and the field it is in, in dots. */
export type TextIn = { heading: boolean; text: string; path: string };

/** The texts in a page's content, however deep: what stands out, and all that people read. */
export function textsIn(value: unknown, name = '', path = ''): TextIn[] {
  if (typeof value === 'string') {
    const heading = HEADINGS.has(name);
    // A word by itself is a key (`white`, `gauge`) as often as a text.
    return NOT_WORDS.test(value) || !(heading || value.includes(' ')) ? [] : [{ heading, text: value, path }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    textsIn(each, Array.isArray(value) ? name : key, path ? `${path}.${key}` : key),
  );
}

/** A page that staff wrote, as it is searched. */
export function documentOfPage(item: Page): SearchDocument {
  const shown = item.sections.filter(({ hidden }) => !hidden);
  const texts = textsIn([item.meta_description, item.hero, shown]);
  return {
    kind: 'page',
    key: item.slug,
    version: `stored ${item.revision}`,
    slug: item.slug,
    title: withoutJoiners(item.title),
    note: item.service?.type || 'Page',
    image: '',
    headings: joinTexts(texts.filter(({ heading }) => heading).map(({ text }) => text)),
    body: joinTexts(texts.map(({ text }) => text)),
  };
}
