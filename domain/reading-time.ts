import { stripTags } from './meta';

const WORDS_PER_MINUTE = 220;

/** Counts the words of a text, which can contain inline HTML. */
export const countWords = (text: string): number => stripTags(text).split(/\s+/).filter(Boolean).length;

/** Returns at least one minute. */
export const getReadingMinutes = (wordCount: number): number =>
  Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE));
