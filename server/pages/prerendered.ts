import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { cachePerSite, getSite } from '../../domain/current-site';
import { isAdminPath } from '../../domain/paths';
import {
  formatSettings,
  PRERENDER_ORIGIN,
  PRERENDER_SETTINGS,
  type PublicSettings,
} from '../../domain/public-settings';
import { builtInFacts } from '../../site-data';
import { builtInSite } from '../../site-data/shown';
import { preloadTypeface, renameDrawings } from '../brand/recolour';
import { REVALIDATED_CACHE_CONTROL, STAFF_HEADERS } from '../http/cache-control';
import { type CachedResponse, createCachedResponse } from '../http/cached-response';
import type { IntentLoader } from './script-on-intent';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const JSON_DATA = { 'content-type': 'application/json' };
const SETTINGS_BLOCK_PATTERN = new RegExp(`<script[^>]*>${PRERENDER_SETTINGS}</script>`);

/** Returns whether prerendered pages match the site’s facts. If not, pages are rendered on demand. */
export const isPrerenderCurrent = cachePerSite(() => isDeepStrictEqual(getSite(), builtInSite));

/** Prerendered files: responses sent unchanged, and pages that need the latest content inserted. */
export type PrerenderedFiles = { responses: Map<string, CachedResponse>; pages: Map<string, string> };

/**
 * Loads prerendered pages and data by path, and inserts this process’s public origin and third parties.
 * @param root client build folder. Nothing is loaded if it is missing, as in development.
 */
export async function loadPrerendered(
  root: string,
  siteUrl: string,
  settings: PublicSettings,
  deferScript: IntentLoader,
): Promise<PrerenderedFiles> {
  const thirdParties = formatSettings(settings);
  const responses = new Map<string, CachedResponse>();
  const pages = new Map<string, string>();
  const files = await readdir(root, { recursive: true }).catch(() => []);
  for (const file of files) {
    const isPage = file.endsWith('index.html');
    if (!isPage && !file.endsWith('.pageContext.json')) continue;
    const pagePath = `/${file.split(path.sep).join('/')}`.replace(/\/index\.html$/, '') || '/';
    const html = readFileSync(path.join(root, file), 'utf8');
    const brandedHtml = renameDrawings(preloadTypeface(html, builtInFacts.typeface), builtInFacts)
      .replaceAll(PRERENDER_ORIGIN, () => siteUrl)
      .replace(SETTINGS_BLOCK_PATTERN, block =>
        thirdParties ? block.replace(PRERENDER_SETTINGS, () => thirdParties) : '',
      );
    const isAdmin = isAdminPath(pagePath);
    // Public pages can be replaced, so their data is rendered on request and cached.
    if (!isPage && !isAdmin) continue;
    if (isPage && !isAdmin) pages.set(pagePath, deferScript(brandedHtml, false));
    else {
      const cacheHeaders = isAdmin ? STAFF_HEADERS : { 'cache-control': REVALIDATED_CACHE_CONTROL };
      responses.set(
        pagePath,
        createCachedResponse(
          200,
          { ...(isPage ? HTML : JSON_DATA), ...cacheHeaders },
          isPage ? deferScript(brandedHtml, true) : brandedHtml,
        ),
      );
    }
  }
  return { responses, pages };
}

export const toCachedPage = (html: string): CachedResponse =>
  createCachedResponse(200, { ...HTML, 'cache-control': REVALIDATED_CACHE_CONTROL }, html);
