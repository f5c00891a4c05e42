import type { Plugin } from 'vite';

/** Vike modules that only check for mistakes in development, and a hook that the site doesn't use. */
const EMPTY_MODULES = [
  'utils/assertSingleInstance',
  'shared-server-client/assertPageContextProvidedByUser',
  'shared-server-client/page-configs/assertPlusFileExport',
  'shared-server-client/route/execHookOnBeforeRoute',
];
const LOOP_WATCH = 'utils/catchInfiniteLoop';

const emptyExports = (code: string): string =>
  [...code.matchAll(/^export \{ (\w+) \};$/gm)]
    .map(([, name]) => `export function ${name}() { return null; }`)
    .join('\n');

const replaceCode = (code: string, searchText: string, replacement: string): string =>
  code.includes(searchText) ? code.replace(searchText, () => replacement) : '';

type Change = (code: string) => string;

/** Build changes by module. A change returns undefined when the module's code isn't as expected. */
const MODULE_CHANGES: Record<string, Record<string, Change>> = {
  client: Object.fromEntries([LOOP_WATCH, ...EMPTY_MODULES].map(module => [module, emptyExports])),
  ssr: {
    // Vike’s check for infinite loops costs time on every request and isn’t needed, because pages only redirect.
    [LOOP_WATCH]: emptyExports,
    // Caches each page’s assets. Otherwise, Vike looks them up for every request.
    'server/runtime/renderPageServer/getPageAssets': code =>
      replaceCode(
        code,
        'async function getPageAssets(',
        `const assets = new Map();
async function getPageAssets(pageContext, ...found) {
  const { pageId } = pageContext;
  if (!assets.has(pageId)) assets.set(pageId, await findPageAssets(pageContext, ...found));
  return assets.get(pageId);
}
async function findPageAssets(`,
      ),
    // Routes without parameters need no pattern.
    'shared-server-client/route/resolveRouteString': code =>
      replaceCode(
        code,
        'function resolveRouteString(routeString, urlPathname) {',
        `function resolveRouteString(routeString, urlPathname) {
  if (!/[@:*]/.test(routeString))
    return urlPathname === routeString || urlPathname === routeString + '/' ? { routeParams: {} } : null;`,
      ),
  },
};

const getName = (id: string): string =>
  /[\\/]vike[\\/]dist[\\/](.+)\.js$/.exec(id)?.[1]?.replaceAll('\\', '/') ?? '';

/** Patches Vike’s router (docs/decisions/rendering.md). The build fails if a change doesn’t apply. */
export function createVikePatch(): Plugin {
  const appliedPatches = new Set<string>();
  return {
    name: 'vike-patch',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]vike[\\/]dist[\\/]/ },
      handler(code, id) {
        const change = MODULE_CHANGES[this.environment.name]?.[getName(id)];
        if (!change) return;
        const patchedCode = change(code);
        if (!patchedCode) this.error(`The Vike patch does not apply to ${id}. See server/cli/vike-patch.ts`);
        appliedPatches.add(`${this.environment.name} ${getName(id)}`);
        return patchedCode;
      },
    },
    buildEnd(error) {
      if (error) return;
      const { name } = this.environment;
      for (const module of Object.keys(MODULE_CHANGES[name] ?? {}))
        if (!appliedPatches.has(`${name} ${module}`))
          this.error(`The Vike patch did not find ${module}. See server/cli/vike-patch.ts`);
    },
  };
}
