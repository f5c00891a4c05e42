import type { PageContextServer } from 'vike/types';
import type { StoredContent } from '../../../components/stored/StoredPage';
import { findPage } from '../prepare-page.server';
import { unknownAddress } from '../unknown-address';

/** Hands the page to its frame, which draws it. */
export async function onBeforeRender(
  pageContext: PageContextServer,
): Promise<{ pageContext: { stored: StoredContent } }> {
  const stored = await findPage(pageContext);
  if (!stored) throw unknownAddress();
  return { pageContext: { stored } };
}
