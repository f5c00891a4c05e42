import type { BodyItem } from '../../../components/blog/ArticleBody';
import type { Article, ArticleCard } from '../../../domain/article';
import { cutDescription, stripTags } from '../../../domain/meta';
import { articlePath } from '../../../domain/paths';
import { bodyOf } from './body.server';

/** An article, and what to read next. */
export type ArticleData = {
  article: Omit<Article, 'articleContent' | 'oldSlugs'>;
  body: BodyItem[];
  /** The beginning of its first paragraph (public-site §4). */
  excerpt: string;
  /** Its public address, origin and all. */
  address: string;
  related: ArticleCard[];
};

/** What the page of an article shows. @param siteUrl the public origin. */
export function articleDataOf(stored: Article, related: ArticleCard[], siteUrl: string): ArticleData {
  const { articleContent, oldSlugs: _, ...article } = stored;
  const first = articleContent.find(({ type }) => type === 'paragraph');
  return {
    article,
    body: bodyOf(articleContent),
    excerpt: cutDescription(stripTags(first?.content ?? '')),
    address: `${siteUrl}${articlePath(article.slug)}`,
    related,
  };
}
