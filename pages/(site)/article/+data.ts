import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { articlePath } from '../../../domain/paths';
import { PRERENDER_ORIGIN } from '../../../domain/public-settings';
import { redirectToNotFound, rethrowAsNotFound } from '../not-found-redirect';
import { type ArticleData, toArticleData } from './article-data';

/**
 * Returns the article's data. @throws a redirect: 301 to the current slug for an old slug or an id, 302 for an unknown
 * one
 */
export async function data(pageContext: PageContextServer): Promise<ArticleData> {
  const { api, routeParams, urlParsed, siteUrl = PRERENDER_ORIGIN } = pageContext;
  const found = await api.articles.bySlug({ slug: routeParams.slug ?? '' }).catch(rethrowAsNotFound);
  if (found.kind === 'renamed') {
    throw redirect(`${articlePath(found.newSlug)}${urlParsed.searchOriginal ?? ''}`, 301);
  }
  if (found.kind === 'missing') throw redirectToNotFound();
  return toArticleData(found.item, await api.articles.related({ id: found.item._id }), siteUrl);
}
