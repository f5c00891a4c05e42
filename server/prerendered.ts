import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isAdminPath } from '../domain/paths';
import {
  PRERENDER_ORIGIN,
  PRERENDER_SETTINGS,
  type PublicSettings,
  settingsText,
} from '../domain/public-settings';
import { type Answer, makeAnswer } from './answer';
import { REVALIDATED, STAFF_HEADERS } from './cache-control';
import type { OnIntent } from './script-on-intent';

const SETTINGS_BLOCK = new RegExp(`<script[^>]*>${PRERENDER_SETTINGS}</script>`);

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
): Promise<Map<string, Answer>> {
  const thirdParties = settingsText(settings);
  const answers = new Map<string, Answer>();
  const files = await readdir(root, { recursive: true }).catch(() => []);
  for (const file of files) {
    const isPage = file.endsWith('index.html');
    if (!isPage && !file.endsWith('.pageContext.json')) continue;
    const address = `/${file.split(path.sep).join('/')}`.replace(/\/index\.html$/, '') || '/';
    const built = readFileSync(path.join(root, file), 'utf8')
      .replaceAll(PRERENDER_ORIGIN, () => siteUrl)
      .replace(SETTINGS_BLOCK, block =>
        thirdParties ? block.replace(PRERENDER_SETTINGS, () => thirdParties) : '',
      );
    const contentType = { 'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json' };
    answers.set(
      address,
      isAdminPath(address)
        ? makeAnswer(200, { ...contentType, ...STAFF_HEADERS }, built)
        : makeAnswer(200, { ...contentType, 'cache-control': REVALIDATED }, isPage ? onIntent(built) : built),
    );
  }
  return answers;
}
