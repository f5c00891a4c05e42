import type { PageContextServer } from 'vike/types';
import type { Stored } from '../../components/stored/StoredPage';
import { wholeList } from '../../domain/paths';
import { storedPage } from './stored-page.server';

/**
 * What staff wrote in the place of a page is handed to its frame, which draws that instead. There is no caller while the
 * build makes pages.
 */
export async function onBeforeRender({
  api,
  urlPathname,
}: Partial<PageContextServer> & { urlPathname: string }): Promise<{ pageContext: { stored?: Stored } }> {
  const page = await api?.pages.at({ path: wholeList(urlPathname) });
  return { pageContext: page && api ? { stored: await storedPage(api, page) } : {} };
}
