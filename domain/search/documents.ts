import { fillWriter } from '../colleague';
import type { StoredItem } from '../kinds/kind';
import { SEARCH_TEXT_MAX } from '../limits';
import { stripWordJoiners } from '../unbroken';
import type { SearchKind } from './kinds';

/** An indexed document: searchable text and displayed fields. */
export type SearchDocument = {
  kind: SearchKind;
  /** The item's id, or a page's path. */
  key: string;
  /** The item's revision, or a hash of a page's text. */
  version: string;
  /** The item's slug, or a page's path. */
  slug: string;
  title: string;
  /** Text shown next to the title: a case's domain, an article's reading time, a page's type. */
  note: string;
  /** Image URL, or empty. */
  image: string;
  /** Headings besides the title. */
  headings: string;
  /** All text, including headings. */
  body: string;
};

/** The fields of a document that each kind provides. */
export type SearchTexts = Pick<SearchDocument, 'note' | 'image' | 'headings' | 'body'>;

const END_PUNCTUATION_PATTERN = /[.!?…:;,]["”’)]*$/;

/** Adds missing full stops. */
export const joinTexts = (texts: readonly string[]): string => {
  const plainTexts = texts.map(text => stripWordJoiners(text).replace(/\s+/g, ' ').trim()).filter(Boolean);
  return plainTexts
    .map(text => (END_PUNCTUATION_PATTERN.test(text) ? text : `${text}.`))
    .join(' ')
    .slice(0, SEARCH_TEXT_MAX);
};

/** Joins a page’s texts. The writer’s name replaces `{writer}`, and an ellipsis replaces other placeholders. */
export function toPageTexts(
  content: unknown,
  writer: string | undefined,
): Pick<SearchDocument, 'headings' | 'body'> {
  const texts = listTexts(content).map(({ isHeading, text }) => ({
    isHeading,
    text: fillWriter(text, writer).replace(/\{\w+\}/g, '…'),
  }));
  return {
    headings: joinTexts(texts.filter(({ isHeading }) => isHeading).map(({ text }) => text)),
    body: joinTexts(texts.map(({ text }) => text)),
  };
}

export const toSearchDocument = (
  kind: SearchKind,
  item: StoredItem<object>,
  texts: SearchTexts,
): SearchDocument => ({
  kind,
  key: item._id,
  version: String(item.revision),
  slug: item.slug,
  title: stripWordJoiners(item.title),
  ...texts,
});

/** Fields that contain headings. */
const HEADING_FIELDS = new Set(['title', 'name', 'question']);
/** Matches URLs and names of drawings, which aren't text. */
const NON_TEXT_PATTERN = /^(?:[/#<]|data:|https?:|mailto:|art:|pictogram:)/;

export type ContentText = { isHeading: boolean; text: string; path: string };

export function listTexts(value: unknown, name = '', path = ''): ContentText[] {
  if (typeof value === 'string') {
    const isHeading = HEADING_FIELDS.has(name);
    // A single word is often a key, such as `white` or `gauge`.
    return NON_TEXT_PATTERN.test(value) || !(isHeading || value.includes(' '))
      ? []
      : [{ isHeading, text: value, path }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    listTexts(entry, Array.isArray(value) ? name : key, path ? `${path}.${key}` : key),
  );
}
