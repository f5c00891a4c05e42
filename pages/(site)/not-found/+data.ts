import type { PageContextServer } from 'vike/types';
import type { ArticleCard } from '../../../domain/kinds/article';
import { preventHyphenBreaks } from '../../../domain/unbroken';

/** Popular articles that the 404 page suggests. */
export type NotFoundData = { popular: Pick<ArticleCard, 'slug' | 'title' | 'readingTime' | 'cover'>[] };

export async function data({ api }: PageContextServer): Promise<NotFoundData> {
  const popularArticles = await api.articles.popular();
  return {
    popular: popularArticles.map(({ slug, title, readingTime, cover }) => ({
      slug,
      title: preventHyphenBreaks(title),
      readingTime,
      cover,
    })),
  };
}
