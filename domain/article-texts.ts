import type { ArticleInput } from './kinds/article';

/** The fields of an article's block that contain text. */
type Block = Pick<ArticleInput['story'][number], 'type' | 'content' | 'rows'>;

/** Lists an article's texts in order, plain or with inline HTML. Images have none. */
export const listArticleTexts = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(({ type, content, rows = [] }) => {
    if (type === 'image') return [];
    return type === 'table' ? rows.flat() : [content];
  });
