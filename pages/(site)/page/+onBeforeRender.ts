import type { PageContextServer } from 'vike/types';
import type { StoredContent } from '../../../components/stored/StoredPage';
import { redirectToNotFound } from '../not-found-redirect';
import { findPage } from '../prepare-page.server';

/** Passes the page to the layout, which renders the sections. */
export async function onBeforeRender(
  pageContext: PageContextServer,
): Promise<{ pageContext: { stored: StoredContent } }> {
  const storedContent = await findPage(pageContext);
  if (!storedContent) throw redirectToNotFound();
  return { pageContext: { stored: storedContent } };
}
