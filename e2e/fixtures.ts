import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Locator } from '@playwright/test';
import { WAITING_ATTRIBUTE } from '../domain/hydration';
import { SiteProcess } from './site-process';
import { visit } from './visit';

type Fixtures = {
  /** Opens a page and gives a sign of a visitor, so that the application takes the page over. */
  open: (path: string) => Promise<void>;
  /** Fails with every rule that the page as it stands breaks, and where. */
  checkAxe: () => Promise<void>;
};

/** A seeded site of this worker's own; `page.goto('/casepage')` goes there. */
export const test = base.extend<Fixtures, { site: SiteProcess }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures needed from this pattern
    async ({}, use) => {
      const site = SiteProcess.seeded();
      await site.start();
      await use(site);
      await site.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  /** No page a journey opens may have anything to say in the console, or do what the policy forbids. */
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    // A page that answers 404 on purpose is no fault of a script, nor a transition that came too late on a busy machine.
    const hear = (words: string) => /404|Transition was aborted/.test(words) || complaints.push(words);
    page.on('pageerror', error => hear(error.message));
    page.on('console', message => hear(message.text()));
    // Some browsers report in the console what others keep to themselves.
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`The policy forbids ${violatedDirective} ${blockedURI}`),
      ),
    );
    await use(page);
    expect(complaints).toEqual([]);
  },
  open: async ({ page }, use) => {
    await use(path => visit(page, path));
  },
  checkAxe: async ({ page }, use) => {
    await use(async () => {
      // A control halfway under the fixed header is no fault: where the page was scrolled to must not decide.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const { violations } = await new AxeBuilder({ page })
        .options({
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
          resultTypes: ['violations'],
        })
        .setLegacyMode()
        .analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`),
      ).toEqual([]);
    });
  },
});

/** Goes to a part of the page and waits until its own script has taken it over. */
export async function taken(part: Locator): Promise<void> {
  await part.first().scrollIntoViewIfNeeded();
  await expect(part.first().locator(`xpath=ancestor-or-self::*[@${WAITING_ATTRIBUTE}]`)).toHaveCount(0);
}

export { expect };
