import type { ArticleInput } from './kinds/article';

type Block = Pick<ArticleInput['story'][number], 'type' | 'content' | 'rows'>;

/** Some of the texts contain inline HTML. Images have no text. */
export const listArticleTexts = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(({ type, content, rows = [] }) => {
    if (type === 'image') return [];
    return type === 'table' ? rows.flat() : [content];
  });
