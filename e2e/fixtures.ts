import { test as base, expect, type Locator } from '@playwright/test';
import { UNHYDRATED_ATTRIBUTE } from '../domain/hydration';
import { checkAxe } from './axe';
import { SiteProcess } from './site-process';
import { visit } from './visit';

type Fixtures = {
  /** Opens a page and interacts once, so that it hydrates. */
  open: (path: string) => Promise<void>;
  /** Fails with every accessibility rule that the current page violates. */
  checkAxe: () => Promise<void>;
};

/** Each worker has a seeded site. `page.goto('/casepage')` opens a page of this site. */
export const test = base.extend<Fixtures, { site: SiteProcess }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern
    async ({}, use) => {
      const site = SiteProcess.seeded();
      await site.start();
      await use(site);
      await site.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  /** Fails a test on console output and on content security policy violations. */
  page: async ({ page }, use) => {
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
