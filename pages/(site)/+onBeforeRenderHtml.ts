import type { PageContextServer } from 'vike/types';
import { findFrame } from './cached-frame.server';

/** Uses the cached header and footer, except in development, where their code changes. */
export function onBeforeRenderHtml(pageContext: PageContextServer): void {
  if (import.meta.env.PROD) pageContext.frame = findFrame(pageContext.urlPathname);
}
