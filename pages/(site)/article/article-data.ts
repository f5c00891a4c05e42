import type { BodyItem } from '../../../components/blog/ArticleBody';
import { withByline, withPortrait } from '../../../content/bylines';
import { excerptOf } from '../../../domain/excerpt';
import type { Article, ArticleCard } from '../../../domain/kinds/article';
import { articlePath } from '../../../domain/paths';
import { unbrokenIn } from '../../../domain/unbroken';
import { bodyOf } from './body.server';

/** An article, and what to read next. */
export type ArticleData = {
  article: Omit<Article, 'story' | 'oldSlugs'>;
  body: BodyItem[];
  /** The beginning of its first paragraph (rule 14). */
  excerpt: string;
  /** Its public address, origin and all. */
  address: string;
  related: ArticleCard[];
};

/** What the page of an article shows. @param siteUrl the public origin. */
export function articleDataOf(stored: Article, related: ArticleCard[], siteUrl: string): ArticleData {
  const { story, oldSlugs: _, ...article } = stored;
  return {
    article: {
      ...unbrokenIn(article, 'title'),
      author: unbrokenIn(withByline(article.author), 'position', 'info'),
    },
    body: bodyOf(story),
    excerpt: excerptOf(stored),
    address: `${siteUrl}${articlePath(article.slug)}`,
    related: related.map(card => unbrokenIn(withPortrait(card), 'title')),
  };
}
