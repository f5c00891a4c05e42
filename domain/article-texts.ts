import type { ArticleInput } from './kinds/article';

/** One piece of an article as far as its words go. */
type Block = Pick<ArticleInput['story'][number], 'type' | 'content' | 'rows'>;

/** What there is to read in an article, in its order: plain texts and such with inline HTML. Images say nothing. */
export const listArticleTexts = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(({ type, content, rows = [] }) => {
    if (type === 'image') return [];
    return type === 'table' ? rows.flat() : [content];
  });
