import { TEXT_MAX } from './limits';

/** Holds a line together where it stands, and is not seen: our typeface has no non-breaking hyphen. */
const WORD_JOINER = '\u2060';

/**
 * A text whose lines do not end in a short beginning of a word ("full-", "end-of-"): a word joiner follows its hyphen
 * (docs/decisions/setting-copy.md). Addresses stay as they are. For the server: not every browser we serve reads it.
 * @param text plain, or a run of text in HTML.
 */
export const preventHyphenBreaks = (text: string): string =>
  text.length > TEXT_MAX
    ? text
    : text.replace(BEGINNINGS, beginning => beginning.replaceAll('-', `-${WORD_JOINER}`));

/** Short beginnings of words, but of addresses. What makes an address is looked for so far, not to the end of a text. */
const BEGINNINGS =
  /(?<![\p{L}\p{N}/@._-])(?=\p{L}{1,5}-\p{L})(?!\S{0,200}(?:@|\.\p{L}))(?:\p{L}{1,5}-(?=\p{L}))+/gu;

type TextKey<Item> = { [Key in keyof Item]: Item[Key] extends string ? Key : never }[keyof Item];

/** The item with these of its texts unbroken. */
export const preventHyphenBreaksIn = <Item extends object>(item: Item, ...keys: TextKey<Item>[]): Item => ({
  ...item,
  ...Object.fromEntries(keys.map(key => [key, preventHyphenBreaks(String(item[key]))])),
});

/** A text as it leaves the page, for titles, descriptions and other sites: without word joiners. */
export const stripJoiners = (text: string): string => text.replaceAll(WORD_JOINER, '');
