import type { PageContextServer } from 'vike/types';
import { addPortrait } from '../../../content/bylines';
import type { ArticleCard } from '../../../domain/kinds/article';
import { ARTICLES_PER_PAGE } from '../../../domain/limits';
import { LIST_PARAMETERS } from '../../../domain/paths';
import { preventAllHyphenBreaks } from '../../../domain/unbroken';
import { readVisibleList, type VisibleList } from '../list-state';

/** The data of the blog at a URL. */
export type BlogData = VisibleList<ArticleCard> & {
  /** Number of articles without filters. */
  all: number;
  /** Available filters with their number of articles, most used first. */
  tags: { tag: string; count: number }[];
};

/** Returns the list at a URL. @throws a redirect to the not-found page if the blog has no such page */
export async function data(pageContext: PageContextServer): Promise<BlogData> {
  const { articles } = pageContext.api;
  const list = await readVisibleList(pageContext, {
    filterName: LIST_PARAMETERS.blog,
    perPage: ARTICLES_PER_PAGE,
    read: ({ filters, ...range }) => articles.browse({ ...range, tags: filters }),
  });
  return {
    ...list,
    items: list.items.map(card => preventAllHyphenBreaks(addPortrait(card), 'title', 'excerpt')),
  };
}
