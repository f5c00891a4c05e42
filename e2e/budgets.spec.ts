import { casesPath, screens } from '../domain/paths';
import { expect, test } from './fixtures';
import { publicPages } from './public-pages';
import { takeOver } from './visit';
import { weigh } from './weights';

// The whole list of cases at once is the longest page there is.
for (const path of [...publicPages, casesPath({ from: 1, to: 6, filters: [] })]) {
  test(`${path} is light on the first visit`, ({ page }) => weigh(page, path));
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
