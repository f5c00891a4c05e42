import type { PageContextServer } from 'vike/types';
import { loadViews } from '../../../components/kinds/views';
import { kinds } from '../../../domain/kinds';
import { findList } from '../../../domain/paths';
import { redirectToNotFound } from '../not-found-redirect';
import { readVisibleList, type VisibleList } from './list-state';
import { type Facet, type ListedCard, prepareList } from './prepare-list.server';

export type ListData = VisibleList<ListedCard> & {
  /** Number of items if no filter is active. */
  all: number;
  facets: Facet[];
};

/** @throws a redirect to the not-found page if the list doesn't have the requested page. */
export async function data(pageContext: PageContextServer): Promise<ListData> {
  const { api, urlPathname } = pageContext;
  const list = findList(urlPathname);
  if (!list) throw redirectToNotFound();
  const { nouns, list: kindDefinition } = kinds[list.kind];
  await loadViews(urlPathname);
  const visibleList = await readVisibleList(pageContext, {
    filterName: list.filter,
    perPage: kindDefinition.perPage,
    readList: range => api[nouns].browse(range) as Promise<Omit<ListData, 'state' | 'pages'>>,
  });
  return { ...visibleList, ...prepareList(list.kind, visibleList) };
}
