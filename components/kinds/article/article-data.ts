import type { Article, ArticleCard } from '../../../domain/kinds/article';
import type { BodyItem } from '../../blog/ArticleBody';

export type ArticleData = {
  article: Omit<Article, 'story' | 'oldSlugs'>;
  body: BodyItem[];
  /** Start of the first paragraph (rule 14). */
  excerpt: string;
  /** Public URL with origin. */
  url: string;
  related: ArticleCard[];
};
