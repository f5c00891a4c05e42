import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { perSite } from '../../content/per-site';
import { builtInFacts, changedFacts } from '../../content/site';
import { isAdminPath } from '../../domain/paths';
import {
  formatSettings,
  PRERENDER_ORIGIN,
  PRERENDER_SETTINGS,
  type PublicSettings,
} from '../../domain/public-settings';
import { withDrawings, withTypeface } from '../brand/recolour';
import { REVALIDATED, STAFF_HEADERS } from '../http/cache-control';
import { type Answer, makeAnswer } from '../http/cached-response';
import type { OnIntent } from './script-on-intent';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const JSON_DATA = { 'content-type': 'application/json' };
const SETTINGS_BLOCK = new RegExp(`<script[^>]*>${PRERENDER_SETTINGS}</script>`);

/** Whether the pages that the build wrote say what the site says today; else they are rendered like the others. */
export const buildHolds = perSite(() => changedFacts() === undefined);

/** What the build made: answers that stay as they are, and public pages into which the newest content is put. */
export type Prerendered = { answers: Map<string, Answer>; pages: Map<string, string> };

/**
 * The pages and page data that the build wrote, by address, with the public origin and the third parties of this
 * process in them.
 * @param root folder of the client build; missing in development, then there are none.
 */
export async function loadPrerendered(
  root: string,
  siteUrl: string,
  settings: PublicSettings,
  onIntent: OnIntent,
): Promise<Prerendered> {
  const thirdParties = formatSettings(settings);
  const answers = new Map<string, Answer>();
  const pages = new Map<string, string>();
  const files = await readdir(root, { recursive: true }).catch(() => []);
  for (const file of files) {
    const isPage = file.endsWith('index.html');
    if (!isPage && !file.endsWith('.pageContext.json')) continue;
    const address = `/${file.split(path.sep).join('/')}`.replace(/\/index\.html$/, '') || '/';
    const written = readFileSync(path.join(root, file), 'utf8');
    const built = withDrawings(withTypeface(written, builtInFacts.typeface), builtInFacts)
      .replaceAll(PRERENDER_ORIGIN, () => siteUrl)
      .replace(SETTINGS_BLOCK, block =>
        thirdParties ? block.replace(PRERENDER_SETTINGS, () => thirdParties) : '',
      );
    const isAdmin = isAdminPath(address);
    // Staff may write in the place of a public page: its data is asked for each time, and kept with the pages.
    if (!isPage && !isAdmin) continue;
    if (isPage && !isAdmin) pages.set(address, onIntent(built, false));
    else {
      const kept = isAdmin ? STAFF_HEADERS : { 'cache-control': REVALIDATED };
      answers.set(
        address,
        makeAnswer(200, { ...(isPage ? HTML : JSON_DATA), ...kept }, isPage ? onIntent(built, true) : built),
      );
    }
  }
  return { answers, pages };
}

/** A public page that the build wrote, whole. */
export const builtPage = (html: string): Answer =>
  makeAnswer(200, { ...HTML, 'cache-control': REVALIDATED }, html);
