import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { UNHYDRATED_ATTRIBUTE } from '../domain/hydration';
import { checkAxe } from './axe';
import { SiteProcess } from './site-process';
import { visit } from './visit';

export type Options = {
  /**
   * Whether `page` gets a browser context used by earlier tests of the worker. Its HTTP cache saves up to a quarter of
   * an admin page's CPU time. Tests with other context options or a fake clock need their own.
   */
  reusesContexts: boolean;
};

type Fixtures = {
  /** Opens a page for another user, or for a test whose failed requests are console errors. */
  openSeparatePage: () => Promise<Page>;
  /** Opens a page and interacts once, so that it hydrates. */
  open: (path: string) => Promise<void>;
  /** Fails and lists every accessibility rule that the current page violates. */
  checkAxe: () => Promise<void>;
};

/** The worker's contexts that no test uses. */
const idleContexts: BrowserContext[] = [];

/** Opens a page whose context has no data except an HTTP cache. */
async function openFreshPage(browser: Browser, origin: string): Promise<Page> {
  const context = idleContexts.pop() ?? (await browser.newContext());
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await cdp.detach();
  return page;
}

async function returnContext(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map(page => page.close()));
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  idleContexts.push(context);
}

/** Each worker has a seeded site. `page.goto('/casepage')` opens a page of this site. */
export const test = base.extend<Options & Fixtures, { site: SiteProcess }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern
    async ({}, use) => {
      const site = SiteProcess.createSeeded();
      await site.start();
      await use(site);
      await site.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  reusesContexts: [false, { option: true }],
  context: async ({ browser, site, reusesContexts }, use) => {
    const context = reusesContexts
      ? (await openFreshPage(browser, site.url)).context()
      : await browser.newContext();
    await use(context);
    await (reusesContexts ? returnContext(context) : context.close());
  },
  openSeparatePage: async ({ browser, site }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const page = await openFreshPage(browser, site.url);
      contexts.push(page.context());
      return page;
    });
    await Promise.all(contexts.map(returnContext));
  },
  /** Fails a test on console output and on content security policy violations. */
  page: async ({ context }, use) => {
    const [page = await context.newPage()] = context.pages();
    const errors: string[] = [];
    // Ignores expected 404 responses and view transitions that time out on a busy machine.
    const recordError = (message: string, url = '') =>
      /404|Transition was aborted/.test(message) || errors.push(`${message} ${url}`);
    page.on('pageerror', error => recordError(error.message));
    page.on('console', message => recordError(message.text(), message.location().url));
    // Log violations as errors in all browsers.
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`The policy forbids ${violatedDirective} ${blockedURI}`),
      ),
    );
    await use(page);
    expect(errors).toEqual([]);
  },
  open: async ({ page }, use) => {
    await use(path => visit(page, path));
  },
  checkAxe: async ({ page }, use) => {
    await use(() => checkAxe(page));
  },
});

/** Scrolls to a component and waits until it is hydrated. */
export async function waitForHydration(component: Locator): Promise<void> {
  await component.first().scrollIntoViewIfNeeded();
  await expect(component.first().locator(`xpath=ancestor-or-self::*[@${UNHYDRATED_ATTRIBUTE}]`)).toHaveCount(
    0,
  );
}

export { expect };
