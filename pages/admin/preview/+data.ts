import type { PageContextServer } from 'vike/types';
import { withIds } from '../../../admin/fields/row-ids';
import type { StoredContent } from '../../../components/stored/StoredPage';
import { drawings, pictogramsByName } from '../../../content/drawings';
import type { PageInput } from '../../../domain/kinds/page';
import { CANVAS_KEY, isSharedKey } from '../../../domain/paths';
import { PRERENDER_ORIGIN } from '../../../domain/public-settings';
import type { DrawnBy } from '../../../domain/sections/drawn';
import { withStaffSources } from '../../../domain/staff-media';
import { type ArticleData, articleDataOf } from '../../(site)/article/article-data';
import { type CaseData, caseDataOf } from '../../(site)/case/case-data';
import { preparePage } from '../../(site)/prepare-page.server';
import { relatedTo } from './related';

/**
 * What the public page would show; `gone` when nobody keeps it any more, when it is somebody else's, or when the link
 * that was shared does not hold any more.
 */
export type PreviewData =
  | { kind: 'gone' }
  | { kind: 'case'; page: CaseData }
  | { kind: 'article'; page: ArticleData }
  | { kind: 'page'; page: StoredContent }
  | { kind: 'canvas'; canvas: { page: StoredContent; drawnBy: DrawnBy } };

export async function data(pageContext: PageContextServer): Promise<PreviewData> {
  const { key = '' } = pageContext.routeParams;
  // Its images may not be public yet, or no longer.
  return withStaffSources(await previewData(pageContext, key), isSharedKey(key) ? key : undefined);
}

async function previewData(pageContext: PageContextServer, key: string): Promise<PreviewData> {
  const { api, siteUrl = PRERENDER_ORIGIN } = pageContext;
  if (key === CANVAS_KEY) return canvasOf(api, pageContext.urlParsed.search.page ?? '');
  const preview = await (isSharedKey(key)
    ? api.previews.byToken({ token: key })
    : api.previews.byKey({ id: key }));
  if (!preview) return { kind: 'gone' };
  if (preview.kind === 'case') return { kind: 'case', page: await caseDataOf(api, preview.item) };
  if (preview.kind === 'page') return { kind: 'page', page: await preparePage(preview.item, { api }) };
  // An article without a date is shown with the day of its publishing.
  const publishedOn = preview.item.publishedOn || preview.item.createdAt.slice(0, 10);
  const article = { ...preview.item, publishedOn };
  return { kind: 'article', page: articleDataOf(article, await relatedTo(api, article), siteUrl) };
}

/** The draft of a page, for its editor to draw anew at every key; with all drawings that there are to choose from. */
async function canvasOf(api: PageContextServer['api'], id: string): Promise<PreviewData> {
  const { values } = await api.content.open({ kind: 'page', id });
  const page = await preparePage(withIds(values) as PageInput, { api });
  return { kind: 'canvas', canvas: { page, drawnBy: { drawings, pictograms: pictogramsByName } } };
}
