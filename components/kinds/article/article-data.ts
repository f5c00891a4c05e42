import type { Article, ArticleCard } from '../../../domain/kinds/article';
import type { BodyItem } from '../../blog/ArticleBody';

/** An article with related articles. */
export type ArticleData = {
  article: Omit<Article, 'story' | 'oldSlugs'>;
  body: BodyItem[];
  /** The start of its first paragraph (rule 14). */
  excerpt: string;
  /** Its public URL with origin. */
  url: string;
  related: ArticleCard[];
};
