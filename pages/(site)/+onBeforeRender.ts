import type { PageContextServer } from 'vike/types';
import type { StoredContent } from '../../components/stored/StoredPage';
import { findPage } from './prepare-page.server';

/** Passes the page's content to the layout, which renders the sections. */
export async function onBeforeRender(
  pageContext: PageContextServer,
): Promise<{ pageContext: { stored?: StoredContent } }> {
  const storedContent = await findPage(pageContext);
  return { pageContext: storedContent ? { stored: storedContent } : {} };
}
