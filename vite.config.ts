import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';
import { NATIVE_PACKAGES } from './server/cli/native.mjs';
import { createVikePatch } from './server/cli/vike-patch.ts';

/** The browser build contains all styles, so drop the server build's copies, which would load on top. */
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

/** Plugin that removes Vite’s comments about styles from scripts. */
const noStyleComments: Plugin = {
  name: 'no-style-comments',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(/\/\* empty css +\*\//g, '');
    },
  },
};

/** Matches each view’s module in `components/stored/views.ts`, where heroes follow the sections. */
const VIEW_PATTERN = /^ {2}'?([\w ]+)'?: async \(\) => \(await import\('\.\.\/(.+?)'\)\)/gm;

/**
 * Plugin that writes each section view’s scripts and styles to `views.json`, so that a page loads only the ones it
 * needs (`server/pages/script-on-intent.ts`).
 */
const viewFiles: Plugin = {
  name: 'view-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir = '' }, bundle) {
    const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
    const findChunk = (module: string) => {
      const chunk = chunks.find(({ moduleIds }) =>
        moduleIds.some(id => id.replace(/\.tsx?$/, '') === module),
      );
      if (!chunk) throw new Error(`The build has no script for ${module}`);
      return chunk.fileName;
    };
    const listChunkFiles = (file: string | undefined, files = new Set<string>()): Set<string> => {
      if (!file || files.has(file)) return files;
      files.add(file);
      for (const importedFile of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
        listChunkFiles(importedFile, files);
      return files;
    };
    const source = readFileSync('components/stored/views.ts', 'utf8');
    const heads = source.indexOf('const heroes');
    const toUrls = (names: Iterable<string>) => [...names].map(name => `/${name}`);
    const listViewFiles = (chunk: string) => ({
      scripts: toUrls(listChunkFiles(chunk)),
      // Only the view’s own styles, because every page has the common ones.
      styles: toUrls(chunks.find(({ fileName }) => fileName === chunk)?.viteMetadata?.importedCss ?? []),
    });
    const views = [...source.matchAll(VIEW_PATTERN)].map(({ index, 1: kind = '', 2: module }) => [
      index < heads ? kind : `hero ${kind}`,
      listViewFiles(findChunk(path.resolve(`components/${module}`))),
    ]);
    for (const { moduleIds, fileName } of chunks)
      for (const module of moduleIds) {
        const [, name] =
          /[\\/]components[\\/]kinds[\\/](\w+[\\/](?:Page|List|Card))\.tsx$/.exec(module) ?? [];
        if (name) views.push([name.replace('\\', '/'), listViewFiles(fileName)]);
      }
    if (views.length === 0) throw new Error('No views were found in components/stored/views.ts');
    writeFileSync(path.join(dir, '../views.json'), JSON.stringify(Object.fromEntries(views)));
  },
};

/** Libraries loaded with the application on every page. Other libraries load on demand. */
const APPLICATION_PATTERN =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|vike|vike-react|@brillout)[\\/]/;
/** Modules needed only by the admin, an active form, an open dialog, a visible closing, or items and their lists. */
const LAZY_MODULE_PATTERN =
  /[\\/](?:admin|trpc|art[\\/]svg)[\\/]|[\\/]kinds[\\/](?:views|article[\\/]Page)\.|[\\/]blog[\\/](?:ArticleBody|AuthorBlock|ShareLinks)\.|[\\/]closings[\\/]\w+\.(?:tsx|css)|[\\/]ui[\\/](?:Modal|HighlightedText|ConfirmDialog|use-return-focus)\.|[\\/]search[\\/]SearchWindow\.|[\\/]people[\\/]Portraits\.|[\\/]domain[\\/](?:(?:closings|fields|members|publishing|sections)[\\/](?!name\.)[\w-]+|page-path|link-address|complete-url|account-email|slug|activity|site-facts|brand|logo|mail-texts|attachment|messages|zod|fields|member|kinds[\\/]\w+|patch|contact|answers|fees|focus|start-dates|shared-hours|enquiry-\w+)\.ts/;
const isShared = (id: string) =>
  id.includes('node_modules') ? APPLICATION_PATTERN.test(id) : !LAZY_MODULE_PATTERN.test(id);

/** Files with styles. Those that most pages use are first, because their names are shorter. */
const STYLE_FILES = ['styles', 'components', 'pages', 'admin'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter(file => file.endsWith('.css.ts'))
    .sort(),
);
/** Without vowels, no name is a word such as “ad”, which ad blockers would hide. */
const NAME_LETTERS = 'bcdfghjklmnpqrstvwxyz';
const toLetters = (index: number): string =>
  (index < NAME_LETTERS.length ? '' : toLetters(Math.floor(index / NAME_LETTERS.length) - 1)) +
  NAME_LETTERS[index % NAME_LETTERS.length];
const namesByFile = new Map<string, string[]>();

/**
 * Names a class or variable after its file and its position in the file. Hashes would add 1.5 KB to the
 * public stylesheet.
 */
function createStyleName({ hash, filePath }: { hash: string; filePath: string }): string {
  const file = STYLE_FILES.indexOf(filePath);
  if (file < 0) throw new Error(`${filePath} is in none of the folders with styles`);
  const names = namesByFile.get(filePath) ?? [];
  namesByFile.set(filePath, names);
  if (!names.includes(hash)) names.push(hash);
  return `${toLetters(file)}${names.indexOf(hash)}`;
}

/** Unit tests that mock modules. */
const ISOLATED_TESTS = ['**/*.isolated.test.{ts,tsx}'];

export default defineConfig(({ command }) => ({
  plugins: [
    vike(),
    react(),
    vanillaExtractPlugin(command === 'build' ? { identifiers: createStyleName } : {}),
    stylesOnce,
    createVikePatch(),
    noStyleComments,
    viewFiles,
  ],
  // `server/cli/toolchain.mjs` sets a separate folder for each build.
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: {
      // Lists only the styles of lazy imports, which saves 2 KB a page. Hovering preloads a page’s scripts.
      resolveDependencies: (_, dependencies, { hostType }) =>
        hostType === 'js' ? dependencies.filter(item => item.endsWith('.css')) : dependencies,
    },
    outDir: process.env.BUILD_DIR ?? 'dist',
    // Bundled packages are redistributed, so their licences must be too.
    license: { fileName: 'licences.md' },
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          input: { start: './pages/start.ts', dial: './components/dial/follow.ts' },
          output: {
            // `server/cli/finish-build.mjs` finds the script that every public page loads by its name.
            chunkFileNames: ({ name }) => `assets/chunks/${name === 'frame' ? name : 'chunk'}-[hash].js`,
            // Groups modules that the same pages use, so that each page loads few files.
            codeSplitting: {
              groups: [
                // Keeps the application out of the start script.
                {
                  name: 'hydration',
                  test: /[\\/](?:domain[\\/]hydration|ui[\\/]queue-clicks)\.ts$/,
                  priority: 1,
                },
                // One stylesheet for the pages of cases.
                {
                  name: 'case-styles',
                  test: /[\\/](?:kinds[\\/]case[\\/](?!List\.)|cases[\\/](?:Comparison|VideoFrame)\.).*(?:(?<!\.ts)\.css|\.vanilla\.css)$/,
                  priority: 2,
                },
                // One stylesheet for the pages of articles, without what the editor shows too: it changes those styles,
                // which are among the common ones.
                {
                  name: 'article-styles',
                  test: /[\\/](?:kinds[\\/]article[\\/]Page|blog[\\/](?:ArticlePage|AuthorBlock|ShareLinks))\..*(?:(?<!\.ts)\.css|\.vanilla\.css)$/,
                  priority: 2,
                },
                // One stylesheet for the public site, loaded once. Styles that one page or section needs have their
                // own.
                {
                  name: 'styles',
                  test: /^(?!.*[\\/](?:(?:admin|booking)[\\/]|NotFoundHero\.|not-found[\\/]|contact-page[\\/]|ContactCard\.|SearchWindow\.|closings[\\/](?:Check|Citation|Fees|RiskMap|SelfTest|StartDates|Team)\.|cells[\\/](?:Grid|Screen)\.|people[\\/]Wall\.|rows[\\/](?:Column|Film)\.|statement[\\/]Halves\.|kinds[\\/]article[\\/]|\(site\)[\\/]list[\\/]|head[\\/](?:Front|Ring)\.|sections[\\/](?:accordion|reviews)[\\/]|blog[\\/]Article(?:Card|Feature|Grid)\.)).*[\\/](?:styles|components|pages)[\\/].*(?:(?<!\.ts)\.css|\.vanilla\.css)$/,
                  priority: 1,
                },
                // One stylesheet for the admin, where a screen would otherwise load thirty.
                {
                  name: 'staff-styles',
                  test: /[\\/]admin[\\/].*(?:(?<!\.ts)\.css|\.vanilla\.css)$/,
                  priority: 1,
                },
                // Code that every public page needs, and small modules of most pages. One file compresses better.
                {
                  name: 'frame',
                  test: /[\\/](?:pages[\\/]\(site\)[\\/]\+(?:Layout|onRenderClient)\.tsx?|domain[\\/](?:data-image|date|invalid-date|person|record|responsive|shared-hours|site-path)\.ts|styles[\\/]set-vars\.ts|ui[\\/](?:Accordion|Avatar|Chip|on-demand|Breadcrumbs|IconButton|Notice|Pick|Switch)\.tsx?|sections[\\/](?:SectionHead|Mark|banner[\\/]Banner)\.tsx?|site[\\/](?:ResponsiveImage|screen-crumbs|transition-style)\.tsx?)$/,
                  priority: 1,
                },
                {
                  name: 'shared',
                  // A helper merged with admin code would load all of it for visitors.
                  test: isShared,
                  minShareCount: 2,
                  entriesAware: true,
                  // Merges files smaller than this (bytes). Higher values make pages load unused code.
                  entriesAwareMergeThreshold: 1_300,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Bundles all packages except native ones. The site then starts faster and needs only native packages installed.
      resolve: command === 'build' ? { noExternal: true, external: NATIVE_PACKAGES } : {},
      // Drops libraries’ development versions, which would add megabytes to each start.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        // Builds the server and each command as separate entries, such as `dist/server/main.mjs`.
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
            standby: './server/cli/standby.ts',
            'image-worker': './server/images/worker.ts',
            'maintenance-page': './server/pages/failure/maintenance-page.ts',
          },
        },
      },
    },
  },
  // Keeps Vite from reloading the page when a component loads for the first time.
  optimizeDeps: { entries: ['pages/**/*.tsx', 'components/**/*.tsx'] },
  test: {
    exclude: ['node_modules', 'dist', 'e2e'],
    setupFiles: ['./e2e/fail-on-console-error.ts', './e2e/as-built-in.ts'],
    // Allows for a busy machine. Hanging tests still fail.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 3,
    projects: [
      // Test files in a worker share modules, because loading the server for each file would take too long.
      {
        extends: true,
        test: {
          name: 'together',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: ISOLATED_TESTS,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED_TESTS } },
    ],
  },
}));
