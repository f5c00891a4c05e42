import { expect, test } from './fixtures';
import { publicPages } from './public-pages';

const WIDTHS = { desktop: 1440, tablet: 768, phone: 360 };

for (const path of publicPages) {
  test(`${path} can be read by everybody and does not move sideways`, async ({ page, open, checkAxe }) => {
    await open(path);
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
