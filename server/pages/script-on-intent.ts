import { readdirSync } from 'node:fs';
import path from 'node:path';
import { withTransitions } from './document-transitions';

const ENTRY = /<script src="([^"]+)" type="module" async><\/script>/;
const PRELOADS = /<link rel="modulepreload"[^>]*>\s*/g;

/** How a page's HTML is made to load the application: with the first sign of a visitor, or at once for staff. */
export type OnIntent = (html: string, isAdmin: boolean) => string;

/**
 * Puts the start script (`pages/start.ts`) in the place of the application's
 * (docs/decisions/scripts.md), and on public pages what lets documents pass into each other before it is there.
 * @param clientRoot folder of the client build.
 */
export function scriptOnIntent(clientRoot: string): OnIntent {
  const folder = path.join(clientRoot, 'assets');
  const start = readdirSync(folder).find(name => /^start\.[\w-]+\.js$/.test(name));
  if (!start) throw new Error(`The build has no start script in ${folder}.`);
  const script = (attributes: string) =>
    `<script src="/assets/${start}" type="module" data-entry="$1"${attributes}></script>`;
  return (html, isAdmin) =>
    isAdmin
      ? html.replace(ENTRY, `<link rel="modulepreload" href="$1">${script(' data-at-once')}`)
      : withTransitions(html).replace(PRELOADS, '').replace(ENTRY, script(''));
}
