import type { PageContextServer } from 'vike/types';
import type { ArticleCard } from '../../../domain/kinds/article';
import { unbroken } from '../../../domain/unbroken';

/** What people read most, for those who came to the wrong place. */
export type NotFoundData = { popular: Pick<ArticleCard, 'slug' | 'title' | 'readingTime'>[] };

export async function data({ api }: PageContextServer): Promise<NotFoundData> {
  const popular = await api.articles.popular();
  return {
    popular: popular.map(({ slug, title, readingTime }) => ({ slug, title: unbroken(title), readingTime })),
  };
}
