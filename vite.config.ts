import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { minify } from 'terser';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';
import { NATIVE } from './server/cli/native.mjs';
import { vikePatch } from './server/cli/vike-patch.ts';

/** Every style is part of the browser's build; copies that the server build makes would be loaded on top. */
const stylesOnce: Plugin = {
  name: 'styles-once',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type === 'chunk') file.viteMetadata?.importedCss.clear();
        else if (name.endsWith('.css')) delete bundle[name];
      }
    },
  },
};

/**
 * Minifies again the script that every public page loads: 1.3 KB less over the wire. The other scripts gain a few bytes
 * each, and would take 25 seconds of processor time.
 */
const smallFrame: Plugin = {
  name: 'small-frame',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || chunk.name !== 'frame') continue;
      const { code } = await minify(chunk.code, { module: true, compress: { passes: 3 } });
      if (code) chunk.code = code;
    }
  },
};

/** What names the module of each view in `components/stored/views.ts`: heads stand after sections there. */
const VIEW = /^ {2}'?([\w ]+)'?: async \(\) => \(await import\('\.\.\/(.+?)'\)\)/gm;

/** Notes which files draw which section: a page names those that it needs (`server/pages/script-on-intent.ts`). */
const viewFiles: Plugin = {
  name: 'view-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir = '' }, bundle) {
    const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
    const chunkOf = (module: string) => chunks.find(({ moduleIds }) => moduleIds.includes(module))?.fileName;
    const filesOf = (file: string | undefined, found = new Set<string>()): Set<string> => {
      if (!file || found.has(file)) return found;
      found.add(file);
      for (const each of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
        filesOf(each, found);
      return found;
    };
    const source = readFileSync('components/stored/views.ts', 'utf8');
    const heads = source.indexOf('const heroes');
    const views = [...source.matchAll(VIEW)].map(({ index, 1: kind = '', 2: module }) => [
      index < heads ? kind : `hero ${kind}`,
      [...filesOf(chunkOf(path.resolve(`components/${module}.tsx`)))].map(file => `/${file}`),
    ]);
    if (views.length === 0) throw new Error('No views were found in components/stored/views.ts');
    writeFileSync(path.join(dir, '../views.json'), JSON.stringify(Object.fromEntries(views)));
  },
};

/** Libraries that every page loads with the application; others come when something that needs them does. */
const APPLICATION = /[\\/]node_modules[\\/](?:react|react-dom|scheduler|vike|vike-react|@brillout)[\\/]/;
/** Modules of ours that only the staff area, a form at work, an open window or a closing in sight needs. */
const LATER =
  /[\\/](?:admin|trpc|answers)[\\/]|[\\/](?:closings|scale)[\\/]\w+\.(?:tsx|css)|[\\/]ui[\\/](?:Modal|Marked|ConfirmDialog|use-return-focus)\.|[\\/]search[\\/]SearchWindow\.|[\\/]content[\\/]people\.|[\\/]people[\\/]Portraits\.|[\\/]domain[\\/](?:(?:fields|members|publishing|sections)[\\/](?!name\.)[\w-]+|page-address|link-address|slug|activity|site-facts|brand|logo|attachment|messages|zod|fields|member|kinds[\\/]\w+|patch|contact|answers|fees|focus|start-dates|shared-hours)\.ts/;
const isShared = (id: string) => (id.includes('node_modules') ? APPLICATION.test(id) : !LATER.test(id));

/** Unit tests that replace modules. */
const ISOLATED = ['**/*.isolated.test.ts'];

export default defineConfig(({ command }) => ({
  plugins: [vike(), react(), vanillaExtractPlugin(), stylesOnce, vikePatch(), smallFrame, viewFiles],
  // Builds have folders of their own (`server/cli/toolchain.mjs`).
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: {
      // Scripts name besides what they load later its styles alone: two kilobytes a page less. Pointing at a link brings a
      // page's file and what it imports.
      resolveDependencies: (_, needed, { hostType }) =>
        hostType === 'js' ? needed.filter(each => each.endsWith('.css')) : needed,
    },
    outDir: process.env.BUILD_DIR ?? 'dist',
    // What is carried along is passed on, so its licences are too.
    license: { fileName: 'licences.md' },
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          input: { start: './pages/start.ts' },
          output: {
            // Few files a page: modules that the same pages use come as one file, small ones with their neighbours.
            codeSplitting: {
              groups: [
                // What the start script reads must not bring the application along.
                {
                  name: 'hydration',
                  test: /[\\/](?:domain[\\/]hydration|ui[\\/]queue-clicks)\.ts$/,
                  priority: 1,
                },
                // One stylesheet for the whole public site: a visitor loads it once.
                {
                  name: 'styles',
                  test: /^(?!.*[\\/](?:(?:admin|kit)[\\/]|SearchWindow\.)).*[\\/](?:styles|components|pages)[\\/].*(?:(?<!\.ts)\.css|\.vanilla\.css)$/,
                  priority: 1,
                },
                // One for the staff area too: a screen loaded thirty.
                {
                  name: 'staff-styles',
                  test: /[\\/]admin[\\/].*(?:(?<!\.ts)\.css|\.vanilla\.css)$/,
                  priority: 1,
                },
                // What every public page loads, and small parts that most do, with all they need in one file: it compresses
                // better than many.
                {
                  name: 'frame',
                  test: /[\\/](?:pages[\\/]\(site\)[\\/]\+(?:Layout|onRenderClient)\.tsx?|domain[\\/](?:shared-hours|record)\.ts|ui[\\/](?:on-demand|Breadcrumbs|IconButton|Notice|Pick|Skeleton)\.tsx)$/,
                  priority: 1,
                },
                {
                  name: 'shared',
                  // Merged into one file with what the staff area needs, a helper would bring all of that to visitors.
                  test: isShared,
                  minShareCount: 2,
                  entriesAware: true,
                  // Bytes below which a file joins one that other pages load, too; more makes pages load each other's parts.
                  entriesAwareMergeThreshold: 1_600,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The build carries all that it runs but what is made for one machine: a start reads a few files instead of
      // hundreds, and only those packages need to be installed beside it. Development loads the others as they are.
      resolve: command === 'build' ? { noExternal: true, external: NATIVE } : {},
      // Libraries bring a second copy of themselves for development, megabytes that each start would read.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        // The server and its commands are more entries of the server build: `dist/server/main.mjs` and so on.
        rollupOptions: {
          input: {
            main: './server/main.ts',
            user: './server/cli/user.ts',
            backup: './server/cli/backup.ts',
            restore: './server/cli/restore.ts',
            verify: './server/cli/verify.ts',
            privacy: './server/cli/privacy.ts',
            doctor: './server/cli/doctor.ts',
            requests: './server/cli/requests.ts',
            content: './server/cli/content.ts',
            'picture-worker': './server/pictures/worker.ts',
            'away-page': './server/pages/failure/away-page.ts',
          },
        },
      },
    },
  },
  // Components loaded on first use would otherwise make Vite reload the page in development.
  optimizeDeps: { entries: ['pages/**/*.tsx', 'components/**/*.tsx'] },
  test: {
    exclude: ['node_modules', 'dist', 'e2e'],
    setupFiles: ['./e2e/fail-on-console-error.ts', './e2e/as-built-in.ts'],
    // Long enough for a busy machine: what hangs still fails.
    testTimeout: 15_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    projects: [
      // Loading the server anew for each file takes longer than most tests: files of a worker share their modules.
      {
        extends: true,
        test: {
          name: 'together',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: ISOLATED,
          isolate: false,
        },
      },
      // Those that put others in the place of modules have them to themselves.
      { extends: true, test: { name: 'isolated', include: ISOLATED } },
    ],
  },
}));
