import path from 'node:path';
import Database from 'better-sqlite3';
import { screens } from '../domain/paths';
import { expect, test } from './fixtures';
import { SiteProcess } from './site-process';
import { hydratePage } from './visit';

const LIBRARY_WORD_PATTERN = /no such table|SqliteError|undefined|node_modules|\.mjs/;

test.describe(() => {
  let brokenSite: SiteProcess;

  test.beforeAll(async () => {
    brokenSite = SiteProcess.createSeeded();
    await brokenSite.start();
    const db = new Database(path.join(brokenSite.dataDir, 'northlight.sqlite'));
    db.exec('ALTER TABLE items RENAME TO items_gone');
    db.close();
  });
  test.afterAll(() => brokenSite.remove());

  for (const javaScriptEnabled of [true, false]) {
    test(`shows the error screen ${javaScriptEnabled ? 'with' : 'without'} JavaScript when a page fails on the server`, async ({
      browser,
    }) => {
      const page = await browser.newPage({ javaScriptEnabled, permissions: ['clipboard-write'] });
      const response = await page.goto(`${brokenSite.url}/cases/page/2`);
      expect(response?.status()).toBe(500);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong:');
      expect(await page.content()).not.toMatch(LIBRARY_WORD_PATTERN);
      const id = (await page.locator('dd b').textContent()) ?? '';
      expect(id).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
      expect(brokenSite.output).toContain(id);
      await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', new RegExp(id));
      await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/cases/page/2');
      const copyButton = page.getByRole('button', { name: 'Copy' });
      if (javaScriptEnabled) {
        const faces = await page.evaluate(() =>
          document.fonts.ready.then(fonts =>
            // Skips fallback fonts, which are installed locally or missing.
            [...fonts].filter(({ family }) => !family.includes('Fallback')).map(font => font.status),
          ),
        );
        expect(new Set(faces)).toEqual(new Set(['loaded']));
        await copyButton.click();
        await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
      } else await expect(copyButton).toBeHidden();
      await page.close();
    });
  }
});

test("shows the site's error message when a page fails in the browser", async ({ browser, site }) => {
  const page = await browser.newPage();
  await page.goto(`${site.url}/casepage`);
  await hydratePage(page);
  const data = '**/casepage/index.pageContext.json*';
  await page.route(data, async route => {
    const response = await route.fetch();
    const json = await response.json();
    for (const item of json.data.items) item.client = { not: 'a text' };
    await route.fulfill({ response, json });
  });
  await page.getByRole('link', { name: /EdTech/ }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Something went wrong:' });
  await expect(notice).toBeVisible();
  expect(await notice.textContent()).not.toMatch(/Objects are not valid|React|undefined/);
  await page.close();
});

test('offers an email that reports the requested URL on the not-found page', async ({ page, open, site }) => {
  await open('/nowhere/here?from=mail');
  await expect(page).toHaveURL(screens.notFound.path);
  const reportLink = page.getByRole('link', { name: 'Report a broken link' });
  const address = encodeURIComponent(`It leads to: ${site.url}/nowhere/here?from=mail`);
  await expect(reportLink).toHaveAttribute(
    'href',
    new RegExp(address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
  );

  // The box with the large digits clips its lamp's beam. The heading in it is for screen readers only.
  const lampBox = page.locator('main :has(> [data-dial])');
  const texts = page.locator('main :is(p, a)');
  for (const width of [360, 390, 767, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const crossedTexts = await texts.evaluateAll(
      (elements, box) => {
        const art = (box as Element).getBoundingClientRect();
        return elements.flatMap(element => {
          const text = document.createRange();
          text.selectNodeContents(element);
          return [...text.getClientRects()]
            .filter(({ width: w, height: h }) => w > 1 && h > 1)
            .filter(
              box =>
                box.right > art.left && box.left < art.right && box.bottom > art.top && box.top < art.bottom,
            )
            .map(() => element.textContent);
        });
      },
      await lampBox.elementHandle(),
    );
    expect(crossedTexts, String(width)).toEqual([]);
  }
});
