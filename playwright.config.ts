import { defineConfig, devices } from '@playwright/test';
import type { Options } from './e2e/fixtures';

const { BROWSER_REPORT, CHROMIUM_PATH, MORE_TESTS } = process.env;

const launchOptions = {
  executablePath: CHROMIUM_PATH,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    // Optimizing scripts costs more CPU time than it saves, because every test loads its pages again.
    '--js-flags=--no-maglev --no-opt',
  ],
};

/**
 * Browser tests of the built site. Run `npm test` once before running them directly: it builds the site and finds
 * the browser.
 */
export default defineConfig<Options>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/global-setup.ts',
  // Allow for a busy machine. Hanging tests still fail.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 3,
  fullyParallel: true,
  // Projects have separate workers and sites, because staff tests would change the counts that visitor tests check.
  projects: [
    // Starts first, because these tests run one after another.
    { name: 'firefox', testMatch: '**/firefox.spec.ts', fullyParallel: false },
    { name: 'visitors', testIgnore: ['**/admin-*.spec.ts', '**/firefox.spec.ts'] },
    {
      name: 'staff',
      testMatch: '**/admin-*.spec.ts',
      // Shows scrollbars, which take up space on Windows and Linux.
      use: {
        reusesContexts: true,
        launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
      },
    },
  ],
  // Tests tagged @more run only in `npm run test:more`.
  grepInvert: MORE_TESTS ? undefined : /@more/,
  reporter: [['dot'], ...(BROWSER_REPORT ? [['json', { outputFile: BROWSER_REPORT }] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // Without a GPU, animations take most of the CPU time. Tests of motion enable them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
});
