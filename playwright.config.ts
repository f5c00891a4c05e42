import { defineConfig, devices } from '@playwright/test';

const { BROWSER_REPORT, CHROMIUM_PATH, MORE_TESTS } = process.env;

const launchOptions = {
  executablePath: CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};

/**
 * Browser tests of the built site. Run `npm test` once before running them directly: it builds the site and finds
 * the browser.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/global-setup.ts',
  // Generous for a busy machine; hanging tests still fail.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  // Each project has its own workers and sites, so that staff tests don't change what visitor tests count.
  projects: [
    // The main user flows in a single Firefox. It starts first, so that it doesn't finish last.
    { name: 'firefox', testMatch: '**/firefox.spec.ts', fullyParallel: false },
    { name: 'visitors', testIgnore: ['**/admin-*.spec.ts', '**/firefox.spec.ts'] },
    {
      name: 'staff',
      testMatch: '**/admin-*.spec.ts',
      // Scrollbars take up space, as on Windows and Linux.
      use: { launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } },
    },
  ],
  // Run by `npm run test:more` only.
  grepInvert: MORE_TESTS ? undefined : /@more/,
  reporter: [['dot'], ...(BROWSER_REPORT ? [['json', { outputFile: BROWSER_REPORT }] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // Animations take most of the CPU time without a GPU; tests of motion enable them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
});
