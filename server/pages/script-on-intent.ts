import { readdirSync } from 'node:fs';
import path from 'node:path';
import { withTransitions } from './document-transitions';

const ENTRY = /<script src="([^"]+)" type="module" async><\/script>/;
const PRELOADS = /<link rel="modulepreload"[^>]*>\s*/g;

/** How a page's HTML is made to load the application with the first sign of a visitor only. */
export type OnIntent = (html: string) => string;

/**
 * Puts the start script (`pages/start.ts`) in the place of the application's
 * (docs/decisions/script-on-intent.md), and what lets documents pass into each other before it is there.
 * @param clientRoot folder of the client build.
 */
export function scriptOnIntent(clientRoot: string): OnIntent {
  const folder = path.join(clientRoot, 'assets');
  const start = readdirSync(folder).find(name => /^start\.[\w-]+\.js$/.test(name));
  if (!start) throw new Error(`The build has no start script in ${folder}.`);
  return html =>
    withTransitions(html)
      .replace(PRELOADS, '')
      .replace(ENTRY, `<script src="/assets/${start}" type="module" data-entry="$1"></script>`);
}
