import type { Stored } from '../kinds/kind';
import { SEARCH_TEXT_MAX } from '../limits';
import { stripJoiners } from '../unbroken';
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

/** The part of a document that each kind reads from its fields. */
export type SearchTexts = Pick<SearchDocument, 'note' | 'image' | 'headings' | 'body'>;

const ENDED = /[.!?…:;,]["”’)]*$/;

/** Texts as one, as people read it: what ends without a full stop gets one. */
export const joinTexts = (texts: readonly string[]): string => {
  const plain = texts.map(text => stripJoiners(text).replace(/\s+/g, ' ').trim()).filter(Boolean);
  return plain
    .map(text => (ENDED.test(text) ? text : `${text}.`))
    .join(' ')
    .slice(0, SEARCH_TEXT_MAX);
};

/** What a search finds of an item. */
export const toSearchDocument = (
  kind: SearchKind,
  item: Stored<object>,
  texts: SearchTexts,
): SearchDocument => ({
  kind,
  key: item._id,
  version: String(item.revision),
  slug: item.slug,
  title: stripJoiners(item.title),
  ...texts,
});

/** Names of what stands out: titles, and questions that are answered. */
const HEADINGS = new Set(['title', 'name', 'question']);
/** Addresses, and drawings. */
const NOT_WORDS = /^(?:[/#<]|data:|https?:|mailto:|art:|pictogram:)/;

/** A text of a page, and the field it is in, in dots. */
export type TextIn = { heading: boolean; text: string; path: string };

/** The texts in a page's content, however deep: what stands out, and all that people read. */
export function listTexts(value: unknown, name = '', path = ''): TextIn[] {
  if (typeof value === 'string') {
    const heading = HEADINGS.has(name);
    // A word by itself is a key (`white`, `gauge`) as often as a text.
    return NOT_WORDS.test(value) || !(heading || value.includes(' ')) ? [] : [{ heading, text: value, path }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    listTexts(each, Array.isArray(value) ? name : key, path ? `${path}.${key}` : key),
  );
}
