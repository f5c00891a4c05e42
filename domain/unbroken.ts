import { TEXT_MAX } from './limits';

/** An invisible character that prevents a line break, because our typeface has no non-breaking hyphen. */
const WORD_JOINER = '\u2060';

/**
 * Keeps short prefixes ("full-", "end-of-") together with the next word (docs/decisions/typography.md). Server only,
 * because some browsers don't support the regular expression.
 * @param text plain, or a run of text in HTML
 */
export const preventHyphenBreaks = (text: string): string =>
  text.length > TEXT_MAX
    ? text
    : text.replace(PREFIX_PATTERN, prefix => prefix.replaceAll('-', `-${WORD_JOINER}`));

/** Matches short prefixes, except in URLs. The lookahead is bounded, so that matching takes linear time. */
const PREFIX_PATTERN =
  /(?<![\p{L}\p{N}/@._-])(?=\p{L}{1,5}-\p{L})(?!\S{0,200}(?:@|\.\p{L}))(?:\p{L}{1,5}-(?=\p{L}))+/gu;

type TextKey<Item> = { [Key in keyof Item]: Item[Key] extends string ? Key : never }[keyof Item];

export const preventAllHyphenBreaks = <Item extends object>(item: Item, ...keys: TextKey<Item>[]): Item => ({
  ...item,
  ...Object.fromEntries(keys.map(key => [key, preventHyphenBreaks(String(item[key]))])),
});

/** Removes joiners, for titles, descriptions and other sites. */
export const stripWordJoiners = (text: string): string => text.replaceAll(WORD_JOINER, '');
