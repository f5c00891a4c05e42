import { test as base, expect } from '@playwright/test';
import { type Browser, type ElementHandle, launch, type Page } from 'puppeteer-core';
import { SiteProcess } from './site-process';

/** Longer than a busy machine needs for any step. */
const STEP_TIMEOUT_MS = 30_000;

const toSelector = (role: string, name: string) => `::-p-aria([name="${name}"][role="${role}"])`;

/** A Firefox page whose elements tests find by role and name. */
class Visitor {
  constructor(
    readonly page: Page,
    readonly origin: string,
  ) {}

  /** Opens a page and interacts once, so that it hydrates. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.origin + path);
    await this.page.mouse.move(20, 20);
    await this.page.mouse.move(21, 21);
    await this.page.waitForSelector('html[data-hydrated]');
  }

  /** Waits for the first visible element with a role and name. */
  async find(role: string, name: string): Promise<ElementHandle> {
    const element = await this.page.waitForSelector(toSelector(role, name), { visible: true });
    if (!element) throw new Error(`No ${role} is called ${name}`);
    return element;
  }

  async press(role: string, name: string): Promise<void> {
    await this.page.locator(toSelector(role, name)).click();
  }

  /** Clicks the element with this text inside a selector. */
  async pressText(text: string, container = 'main'): Promise<void> {
    await this.page.locator(`${container} ::-p-text(${text})`).click();
  }

  /** Fills in a field, found by its label, because password fields have no role. */
  async fill(label: string, text: string): Promise<void> {
    const findInput = (labelText: string) =>
      [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea')].find(
        ({ labels }) =>
          [...(labels ?? [])].some(({ textContent }) => textContent.trim().startsWith(labelText)),
      );
    const field = await this.page.waitForFunction(findInput, {}, label);
    await (field as ElementHandle<HTMLInputElement>).asLocator().fill(text);
  }

  async choose(label: string, file: string): Promise<void> {
    const field = await this.page.waitForSelector(`input[type=file][aria-label="${label}"]`);
    await (field as ElementHandle<HTMLInputElement>).uploadFile(file);
  }

  async expectText(expectedText: string): Promise<void> {
    await this.page.waitForFunction(text => document.body.innerText.includes(text), {}, expectedText);
  }

  async expectCount(selector: string, count: number): Promise<void> {
    const hasCount = (searchedSelector: string, expectedCount: number) =>
      document.querySelectorAll(searchedSelector).length === expectedCount;
    await this.page.waitForFunction(hasCount, {}, selector, count);
  }

  async waitForUrl(url: string): Promise<void> {
    await this.page.waitForFunction(
      expectedUrl => location.pathname + location.search === expectedUrl,
      {},
      url,
    );
  }
}

type Fixtures = { visitor: Visitor };

/** All tests share one Firefox. Each visitor starts without cookies and must cause no console output. */
export const test = base.extend<Fixtures, { site: SiteProcess; firefox: Browser }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern
    async ({}, use) => {
      const browser = await launch({
        browser: 'firefox',
        executablePath: process.env.FIREFOX_PATH ?? 'firefox-esr',
        timeout: 4 * STEP_TIMEOUT_MS,
        // With software rendering, animated art and 60 frames per second would slow everything down.
        extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'layout.frame_rate': 15 },
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 5 * STEP_TIMEOUT_MS },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const site = SiteProcess.createSeeded({ GTM_ID: 'GTM-TEST1' });
      await site.start();
      await use(site);
      await site.remove();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ firefox, site }, use) => {
    const context = await firefox.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(STEP_TIMEOUT_MS);
    await page.setViewport({ width: 1440, height: 900 });
    const errors: string[] = [];
    page.on('console', message => errors.push(message.text()));
    page.on('pageerror', error => errors.push(String(error)));
    await use(new Visitor(page, site.url));
    await context.close();
    expect(errors).toEqual([]);
  },
});

export { expect };
