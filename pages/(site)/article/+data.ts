import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { articlePath } from '../../../domain/paths';
import { PRERENDER_ORIGIN } from '../../../domain/public-settings';
import { refused, unknownAddress } from '../unknown-address';
import { type ArticleData, articleDataOf } from './article-data';

/** @throws a redirect: 301 to the current slug for an earlier one and for an id, 302 for an unknown one. */
export async function data(pageContext: PageContextServer): Promise<ArticleData> {
  const { api, routeParams, urlParsed, siteUrl = PRERENDER_ORIGIN } = pageContext;
  const found = await api.articles.bySlug({ slug: routeParams.slug ?? '' }).catch(refused);
  if (found.kind === 'renamed') {
    throw redirect(`${articlePath(found.newSlug)}${urlParsed.searchOriginal ?? ''}`, 301);
  }
  if (found.kind === 'missing') throw unknownAddress();
  return articleDataOf(found.item, await api.articles.related({ id: found.item._id }), siteUrl);
}
