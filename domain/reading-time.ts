import { stripTags } from './meta';

const WORDS_PER_MINUTE = 220;

/** Minutes it takes to read texts, at least one. @param texts plain or with inline HTML. */
export function readingMinutes(texts: readonly string[]): number {
  const words = texts.flatMap(text => stripTags(text).split(/\s+/).filter(Boolean)).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
