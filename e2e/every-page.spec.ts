import { casesPath, screens } from '../domain/paths';
import { expect, test } from './fixtures';
import { publicPages } from './public-pages';
import { takeOver } from './visit';
import { weigh } from './weights';

const WIDTHS = { desktop: 1440, tablet: 768, phone: 360 };

// The whole list of cases at once is the longest page there is. One visit answers all: opening a page costs the most.
for (const path of [...publicPages, casesPath({ from: 1, to: 6, filters: [] })]) {
  test(`${path} is light on the first visit, accessible, and fits every width`, async ({
    page,
    checkAxe,
  }) => {
    await weigh(page, path);
    // Two parts of one name, and the browser moves nothing between pages.
    const names = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .flatMap(element => ['', '::after'].map(part => getComputedStyle(element, part).viewTransitionName))
        .filter(name => name && name !== 'none'),
    );
    expect(names).toEqual([...new Set(names)]);
    for (const [device, width] of Object.entries(WIDTHS)) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), device).toBe(width);
      // A box wider than the window that is cut off would hide text without a scroll bar.
      await page.mouse.wheel(300, 0);
      expect(await page.evaluate(() => scrollX), device).toBe(0);
      if (device !== 'tablet') await checkAxe();
    }
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
