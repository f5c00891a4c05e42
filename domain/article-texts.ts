import type { ArticleInput } from './kinds/article';

type Block = Pick<ArticleInput['story'][number], 'type' | 'content' | 'rows'>;

/** Lists the texts of blocks, some of which contain inline HTML. Images have no text. */
export const listArticleTexts = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(({ type, content, rows = [] }) => {
    if (type === 'image') return [];
    return type === 'table' ? rows.flat() : [content];
  });
