import type { PageContextServer } from 'vike/types';
import { frameOf } from './kept-frame.server';

/** Header and footer are drawn once for many pages; in development what draws them changes. */
export function onBeforeRenderHtml(pageContext: PageContextServer): void {
  if (import.meta.env.PROD) pageContext.frame = frameOf(pageContext.urlPathname);
}
