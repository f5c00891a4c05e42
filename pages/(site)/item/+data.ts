import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { loadItemPage } from '../../../components/kinds/views';
import { kinds } from '../../../domain/kinds';
import type { ListedKind } from '../../../domain/paths';
import { PRERENDER_ORIGIN } from '../../../domain/public-settings';
import { redirectToNotFound, rethrowAsNotFound } from '../not-found-redirect';
import { type ItemData, prepareItem } from './prepare-item.server';

/** @throws a redirect: 301 from an old slug or an ID to the current slug, 302 to not-found if unknown. */
export async function data(pageContext: PageContextServer): Promise<ItemData> {
  const { api, routeParams, urlParsed, siteUrl = PRERENDER_ORIGIN } = pageContext;
  const { kind, slug } = routeParams as { kind: ListedKind; slug: string };
  const result = await api[kinds[kind].nouns].bySlug({ slug }).catch(rethrowAsNotFound);
  if (result.kind === 'renamed') {
    throw redirect(`${kinds[kind].getPath(result.newSlug)}${urlParsed.searchOriginal ?? ''}`, 301);
  }
  if (result.kind === 'missing') throw redirectToNotFound();
  await loadItemPage(kind);
  return prepareItem(kind, result.item, { api, siteUrl });
}
