import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { VIEWS_META_NAME } from '../../domain/hydration';
import { insertTransitions } from './document-transitions';

const ENTRY_PATTERN = /<script src="([^"]+)" type="module" async><\/script>/;
const PRELOAD_PATTERN = /<link rel="modulepreload" href="([^"]+)"[^>]*>\s*/g;
const VIEWS_META_PATTERN = new RegExp(`<meta name="${VIEWS_META_NAME}" content="([^"]*)"/?>`);

/** Function that makes a page load the application on the first interaction, or immediately for staff. */
export type IntentLoader = (html: string, isAdmin: boolean) => string;

/**
 * Replaces the application’s script with the start script (`pages/start.ts`, docs/decisions/scripts.md), and adds page
 * transitions and the styles of the page's sections to public pages.
 * @param clientRoot client build folder.
 */
export function createIntentLoader(clientRoot: string): IntentLoader {
  const folder = path.join(clientRoot, 'assets');
  const findScript = (name: string) => {
    const file = readdirSync(folder).find(
      fileName => fileName.startsWith(`${name}.`) && fileName.endsWith('.js'),
    );
    if (!file) throw new Error(`The build has no script ${name} in ${folder}.`);
    return `/assets/${file}`;
  };
  const [start, dial] = ['start', 'dial'].map(findScript);
  const views = JSON.parse(readFileSync(path.join(clientRoot, '../views.json'), 'utf8')) as Record<
    string,
    { scripts: string[]; styles: string[] }
  >;
  const toScript = (attributes: string) =>
    `<script src="${start}" type="module" data-entry="$1"${attributes}></script>`;
  return (html, isAdmin) => {
    if (isAdmin)
      return html.replace(ENTRY_PATTERN, `<link rel="modulepreload" href="$1">${toScript(' data-at-once')}`);
    const [initialViews = [], laterViews = []] =
      VIEWS_META_PATTERN.exec(html)?.[1]
        ?.split(';')
        .map(names => names.split(',')) ?? [];
    const preloads = new Set([
      ...[...html.matchAll(PRELOAD_PATTERN)].map(([, file]) => file),
      ...initialViews.flatMap(name => views[name]?.scripts ?? []),
    ]);
    const styles = new Set([...initialViews, ...laterViews].flatMap(name => views[name]?.styles ?? []));
    const styleLinks = [...styles]
      .filter(file => !html.includes(file))
      .map(file => `<link rel="stylesheet" href="${file}">`)
      .join('');
    const preloadAttribute = preloads.size > 0 ? ` data-beside="${[...preloads].join(' ')}"` : '';
    return insertTransitions(html)
      .replace(PRELOAD_PATTERN, '')
      .replace(VIEWS_META_PATTERN, '')
      .replace('</head>', `${styleLinks}</head>`)
      .replace(ENTRY_PATTERN, toScript(`${preloadAttribute} data-ahead="${dial}"`));
  };
}
