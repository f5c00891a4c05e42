import type { PageContextServer } from 'vike/types';
import type { Stored } from '../../../components/stored/StoredPage';
import { isSharedKey } from '../../../domain/paths';
import { PRERENDER_ORIGIN } from '../../../domain/public-settings';
import { type ArticleData, articleDataOf } from '../../(site)/article/article-data';
import { type CaseData, caseDataOf } from '../../(site)/case/case-data';
import { storedPage } from '../../(site)/stored-page.server';
import { relatedTo } from './related';

/**
 * What the public page would show; `gone` when nobody keeps it any more, when it is somebody else's, or when the link
 * that was shared does not hold any more.
 */
export type PreviewData =
  | { kind: 'gone' }
  | { kind: 'case'; page: CaseData }
  | { kind: 'article'; page: ArticleData }
  | { kind: 'page'; page: Stored };

export async function data(pageContext: PageContextServer): Promise<PreviewData> {
  const { api, routeParams, siteUrl = PRERENDER_ORIGIN } = pageContext;
  const { key = '' } = routeParams;
  const preview = await (isSharedKey(key)
    ? api.previews.byToken({ token: key })
    : api.previews.byKey({ id: key }));
  if (!preview) return { kind: 'gone' };
  if (preview.kind === 'case') return { kind: 'case', page: await caseDataOf(api, preview.item) };
  if (preview.kind === 'page') return { kind: 'page', page: await storedPage(api, preview.item) };
  // An article without a date is shown with the day of its publishing.
  const articleData = preview.item.articleData || preview.item.createdAt.slice(0, 10);
  const article = { ...preview.item, articleData };
  return { kind: 'article', page: articleDataOf(article, await relatedTo(api, article), siteUrl) };
}
