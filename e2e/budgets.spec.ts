import type { Request } from '@playwright/test';
import { casesPath, screens } from '../domain/paths';
import { expect, test } from './fixtures';
import { publicPages } from './public-pages';
import { takeOver } from './visit';

/** Bytes over the wire that a page may take before a visitor does anything. */
const BUDGET = { document: 30_720, stylesheet: 25_600, script: 4_096, font: 102_400 };
/** All script of a page whose application the first sign of the visitor has loaded. */
const APPLICATION = 117_760;

async function bytesOf(requests: readonly Request[], kind: string): Promise<number> {
  const sizes = await Promise.all(
    requests.filter(request => request.resourceType() === kind).map(request => request.sizes()),
  );
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

// The whole list of cases at once is the longest page there is.
for (const path of [...publicPages, casesPath({ from: 1, to: 6, filters: [] })]) {
  test(`${path} is light on the first visit`, async ({ page }) => {
    const finished: Request[] = [];
    page.on('requestfinished', request => finished.push(request));
    const answer = await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await answer?.headerValue('content-encoding')).toBe('br');
    for (const [kind, budget] of Object.entries(BUDGET)) {
      const bytes = await bytesOf(finished, kind);
      expect(bytes, kind).toBeGreaterThan(0);
      expect(bytes, kind).toBeLessThanOrEqual(budget);
    }
    await takeOver(page);
    expect(await bytesOf(finished, 'script'), 'the application').toBeLessThanOrEqual(APPLICATION);
  });
}

test('a pointer that rests while the page moves beneath it is no visitor', async ({ page }) => {
  await page.goto(screens.home.path);
  const entry = await page.locator('script[data-entry]').getAttribute('data-entry');
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
  // A request that a script makes is known before its next answer.
  await page.evaluate(() => fetch('/healthz').then(({ ok }) => ok));
  expect(asked).toEqual(['/healthz']);
  await takeOver(page);
  expect(asked).toContain(entry);
});
