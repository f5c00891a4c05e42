import type { PageContextServer } from 'vike/types';
import type { Stored } from '../../components/stored/StoredPage';
import { findPage } from './prepare-page.server';

/** Hands the sections of a page to its frame. */
export async function onBeforeRender(
  pageContext: PageContextServer,
): Promise<{ pageContext: { stored?: Stored } }> {
  const stored = await findPage(pageContext);
  return { pageContext: stored ? { stored } : {} };
}
