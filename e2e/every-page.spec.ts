import { VISITS_PATH } from '../domain/hydration';
import { getCasesPath, screens } from '../domain/paths';
import { expect, test } from './fixtures';
import { measurePageWeight } from './page-weight';
import { publicPages } from './public-pages';
import { hydratePage } from './visit';

const WIDTHS = { desktop: 1440, tablet: 768, phone: 360 };

// The whole list of cases is the longest page. One visit checks everything, because opening a page is slow.
for (const path of [...publicPages, getCasesPath({ from: 1, to: 6, filters: [] })]) {
  test(`stays small, passes accessibility checks and fits phones, tablets and desktops: ${path}`, async ({
    page,
    checkAxe,
  }) => {
    await measurePageWeight(page, path);
    // Duplicate names would disable view transitions.
    const names = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .flatMap(element =>
          ['', '::after'].map(pseudoElement => getComputedStyle(element, pseudoElement).viewTransitionName),
        )
        .filter(name => name && name !== 'none'),
    );
    expect(names).toEqual([...new Set(names)]);
    for (const [device, width] of Object.entries(WIDTHS)) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), device).toBe(width);
      // An overflowing box that is clipped would hide text without a scroll bar.
      await page.mouse.wheel(300, 0);
      expect(await page.evaluate(() => scrollX), device).toBe(0);
      if (device !== 'tablet') await checkAxe();
    }
  });
}

test('loads the application and reports page visits only once the visitor interacts', async ({ page }) => {
  await page.goto(screens.home.path);
  const entry = await page.locator('script[data-entry]').getAttribute('data-entry');
  const requestedPaths: string[] = [];
  const reportedPages: string[] = [];
  page.on('request', async request => {
    const { pathname } = new URL(request.url());
    requestedPaths.push(pathname);
    if (pathname === VISITS_PATH)
      reportedPages.push(new URL((await request.headerValue('referer')) ?? '').pathname);
  });
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
  // A request for the script would finish before this request.
  await page.evaluate(() => fetch('/healthz').then(({ ok }) => ok));
  expect(requestedPaths).toEqual(['/healthz']);
  await hydratePage(page);
  expect(requestedPaths).toContain(entry);
  // The first interaction reports the page, and client-side navigation reports the next one.
  await expect.poll(() => reportedPages).toEqual([screens.home.path]);
  await page.locator(`footer a[href="${screens.blog.path}"]`).click();
  await expect.poll(() => reportedPages).toEqual([screens.home.path, screens.blog.path]);
});
