import { defineConfig, devices } from '@playwright/test';

const { BROWSER_REPORT, CHROMIUM_PATH, MORE_TESTS } = process.env;

const launchOptions = {
  executablePath: CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};

/** Browser journeys on the built site. `npm test` builds it and names the browser; run that once before these. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/global-setup.ts',
  // Long enough for a busy machine: what hangs still fails.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  // Workers, and with them sites, are a project's own: what staff write does not change what visitors count.
  projects: [
    // The main ways once more, in one Firefox: first, so that nobody waits for it at the end.
    { name: 'firefox', testMatch: '**/firefox.spec.ts', fullyParallel: false },
    { name: 'visitors', testIgnore: ['**/admin-*.spec.ts', '**/firefox.spec.ts'] },
    {
      name: 'staff',
      testMatch: '**/admin-*.spec.ts',
      // Scrollbars take room, as they do on Windows and Linux.
      use: { launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } },
    },
  ],
  // `npm run test:more` runs these too.
  grepInvert: MORE_TESTS ? undefined : /@more/,
  reporter: [['dot'], ...(BROWSER_REPORT ? [['json', { outputFile: BROWSER_REPORT }] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // Without a graphics card motion takes three quarters of a journey's work; journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
});
