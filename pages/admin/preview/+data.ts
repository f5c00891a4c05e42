import type { PageContextServer } from 'vike/types';
import { addIds } from '../../../admin/fields/row-ids';
import { drawingSources } from '../../../art/drawings';
import type { StoredContent } from '../../../components/stored/StoredPage';
import type { Closings } from '../../../domain/closings';
import type { PageInput } from '../../../domain/kinds/page';
import { CANVAS_PREVIEW_KEY, isSharedPreviewKey, type ListedKind } from '../../../domain/paths';
import { PRERENDER_ORIGIN } from '../../../domain/public-settings';
import type { DrawingSources } from '../../../domain/sections/drawn';
import { toStaffSources } from '../../../domain/staff-media';
import { builtInClosings } from '../../../site-data';
import { type ItemData, prepareItem } from '../../(site)/item/prepare-item.server';
import { type DatabaseRequest, preparePage } from '../../(site)/prepare-page.server';

/**
 * `gone` means that the preview no longer exists or belongs to another editor, or that its shared link has expired.
 */
export type PreviewData =
  | { kind: 'gone' }
  | { kind: ListedKind; page: ItemData }
  | { kind: 'page'; page: StoredContent }
  | { kind: 'canvas'; canvas: { page: StoredContent; drawingSources: DrawingSources; closings: Closings } };

export async function data(pageContext: PageContextServer): Promise<PreviewData> {
  const { key = '' } = pageContext.routeParams;
  // The preview's images may be private.
  return toStaffSources(await getPreview(pageContext, key), isSharedPreviewKey(key) ? key : undefined);
}

async function getPreview(pageContext: PageContextServer, key: string): Promise<PreviewData> {
  const { api, siteUrl = PRERENDER_ORIGIN, settings } = pageContext;
  const request = { api, booksElsewhere: Boolean(settings?.schedulingUrl) };
  if (key === CANVAS_PREVIEW_KEY) return getCanvas(request, pageContext.urlParsed.search.page ?? '');
  const preview = await (isSharedPreviewKey(key)
    ? api.previews.byToken({ token: key })
    : api.previews.byKey({ id: key }));
  if (!preview) return { kind: 'gone' };
  if (preview.kind === 'page') return { kind: 'page', page: await preparePage(preview.item, request) };
  const { kind, item } = preview;
  return { kind, page: await prepareItem(kind, item, { api, siteUrl, isPreview: true }) };
}

/** Returns a draft with all available drawings, because the editor renders the draft at every keystroke. */
async function getCanvas(request: DatabaseRequest, id: string): Promise<PreviewData> {
  const { values } = await request.api.content.open({ kind: 'page', id });
  const page = await preparePage(addIds(values) as PageInput, request);
  return { kind: 'canvas', canvas: { page, drawingSources, closings: builtInClosings } };
}
