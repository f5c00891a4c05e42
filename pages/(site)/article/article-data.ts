import type { BodyItem } from '../../../components/blog/ArticleBody';
import { addByline, addPortrait } from '../../../content/bylines';
import { getExcerpt } from '../../../domain/excerpt';
import type { Article, ArticleCard } from '../../../domain/kinds/article';
import { articlePath } from '../../../domain/paths';
import { preventAllHyphenBreaks } from '../../../domain/unbroken';
import { toBody } from './body.server';

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

/** Returns the data of an article page. @param siteUrl the public origin */
export function toArticleData(stored: Article, related: ArticleCard[], siteUrl: string): ArticleData {
  const { story, oldSlugs: _, ...article } = stored;
  return {
    article: {
      ...preventAllHyphenBreaks(article, 'title'),
      author: preventAllHyphenBreaks(addByline(article.author), 'position', 'info'),
    },
    body: toBody(story),
    excerpt: getExcerpt(stored),
    url: `${siteUrl}${articlePath(article.slug)}`,
    related: related.map(card => preventAllHyphenBreaks(addPortrait(card), 'title')),
  };
}
