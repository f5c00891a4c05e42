import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import type { BodyItem } from '../../../components/blog/ArticleBody';
import type { Article, ArticleCard } from '../../../domain/article';
import { cutDescription, stripTags } from '../../../domain/meta';
import { articlePath } from '../../../domain/paths';
import { PRERENDER_ORIGIN } from '../../../domain/public-settings';
import { refused, unknownAddress } from '../unknown-address';
import { bodyOf } from './body.server';

/** The article at this address, and what to read next. */
export type ArticleData = {
  article: Omit<Article, 'articleContent' | 'oldSlugs'>;
  body: BodyItem[];
  /** The beginning of its first paragraph (public-site §4). */
  excerpt: string;
  /** Its public address, origin and all. */
  address: string;
  related: ArticleCard[];
};

/** @throws a redirect: 301 to the current slug for an earlier one and for an id, 302 for an unknown one. */
export async function data(pageContext: PageContextServer): Promise<ArticleData> {
  const { api, routeParams, urlParsed, siteUrl = PRERENDER_ORIGIN } = pageContext;
  const found = await api.blogs.bySlug({ slug: routeParams.slug ?? '' }).catch(refused);
  if (found.kind === 'renamed') {
    throw redirect(`${articlePath(found.newSlug)}${urlParsed.searchOriginal ?? ''}`, 301);
  }
  if (found.kind === 'missing') throw unknownAddress();
  const { articleContent, oldSlugs: _, ...article } = found.article;
  const first = articleContent.find(({ type }) => type === 'paragraph');
  return {
    article,
    body: bodyOf(articleContent),
    excerpt: cutDescription(stripTags(first?.content ?? '')),
    address: `${siteUrl}${articlePath(article.slug)}`,
    related: await api.blogs.related({ id: article._id }),
  };
}
