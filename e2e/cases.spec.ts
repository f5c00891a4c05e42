import type { Page } from '@playwright/test';
import { BRIEF_WAIT_MS } from '../domain/hydration';
import { CASES_PER_PAGE } from '../domain/limits';
import { messages } from '../domain/messages';
import { getCasesPath, getIndustryPath, PAGE_DATA_SUFFIX, screens } from '../domain/paths';
import { expect, test } from './fixtures';
import { hydratePage } from './visit';

const findCards = (page: Page) => page.getByRole('article');
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter by domain' }).getByRole('link', { name: new RegExp(`^${name}`) });
const findPager = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const expectShown = (page: Page, shownCount: number, total: number) =>
  expect(page.getByText(`Projects shown: ${shownCount} of ${total}`)).toHaveCount(1);

test('loads more cases when a visitor tries again after a failure', async ({ page, open }) => {
  page.removeAllListeners('console');
  await page.route(`**${PAGE_DATA_SUFFIX}**`, route => route.fulfill({ status: 500, body: '' }));
  await open(screens.cases.path);
  await expectShown(page, CASES_PER_PAGE, 22);
  await expect(findPager(page).getByRole('link', { name: 'Show less' })).toHaveCount(0);
  const loadMoreLink = findPager(page).getByRole('link', { name: 'Load more' });
  await loadMoreLink.click();
  await expect(page.getByRole('alert')).toHaveText(messages.casesFailed);
  await expectShown(page, CASES_PER_PAGE, 22);
  await page.unroute(`**${PAGE_DATA_SUFFIX}**`);
  await loadMoreLink.click();
  await expectShown(page, 2 * CASES_PER_PAGE, 22);
  await expect(page).toHaveURL(getCasesPath({ from: 1, to: 2, filters: [] }));
  await expect(findCards(page).nth(CASES_PER_PAGE).getByRole('link')).toBeFocused();
  await loadMoreLink.click();
  await expectShown(page, 3 * CASES_PER_PAGE, 22);
  await findPager(page).getByRole('link', { name: 'Show less' }).click();
  await expectShown(page, 2 * CASES_PER_PAGE, 22);
  await expect(findPager(page).locator('[aria-current=page]')).toHaveText(['Page 1', 'Page 2']);

  await findPager(page).getByRole('link', { name: 'Page 6' }).click();
  await expect(page).toHaveURL(getCasesPath({ from: 6, to: 6, filters: [] }));
  await expectShown(page, 2, 22);
  await expect(findPager(page).getByRole('link', { name: 'Load more' })).toHaveCount(0);
  await expect(findCards(page).first()).toBeInViewport();
  await expect(page).toHaveTitle(/page 6/);
});

const APPLICATION_PATTERN = /\/assets\/entries\//;

/** Delays the next load of the application until released. `shouldFail` then aborts its request. */
async function holdApplication(page: Page, { shouldFail = false } = {}): Promise<() => void> {
  let release = () => {};
  const releasePromise = new Promise<void>(resolve => (release = resolve));
  await page.unroute(APPLICATION_PATTERN);
  await page.route(APPLICATION_PATTERN, async route => {
    await releasePromise;
    await (shouldFail ? route.abort() : route.continue());
  });
  return release;
}

/** Keeps a link's timeout from firing on a slow machine. */
const freezeLinkTimeout = (page: Page) =>
  page.addInitScript(wait => {
    const { setTimeout: realSetTimeout } = window;
    window.setTimeout = ((callback: () => void, delay?: number, ...args: unknown[]) =>
      delay === wait ? -1 : realSetTimeout(callback, delay, ...args)) as typeof setTimeout;
  }, BRIEF_WAIT_MS);
/** Marks the document, to detect a page load. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

test.describe(() => {
  test('handles the last click or key press before hydration without a page load', async ({ page }) => {
    await freezeLinkTimeout(page);
    const loadMoreLink = findPager(page).getByRole('link', { name: 'Load more' });
    for (const activate of [() => loadMoreLink.click(), () => loadMoreLink.press('Enter')]) {
      const release = await holdApplication(page);
      await page.goto(screens.cases.path);
      await mark(page);
      await activate();
      release();
      await expectShown(page, 2 * CASES_PER_PAGE, 22);
      await expect(page).toHaveURL(getCasesPath({ from: 1, to: 2, filters: [] }));
      await expect(findCards(page).nth(CASES_PER_PAGE).getByRole('link')).toBeFocused();
      expect(await isSameDocument(page)).toBe(true);
    }
    const release = await holdApplication(page);
    await page.goto(screens.cases.path);
    await mark(page);
    await filter(page, 'Transportation').click();
    await filter(page, 'EdTech').dblclick();
    release();
    await expectShown(page, 2, 2);
    await expect(page).toHaveURL(getIndustryPath('EdTech'));
    expect(await isSameDocument(page)).toBe(true);
  });

  test('opens a filter without the application while the application is still loading', async ({
    page,
    context,
  }) => {
    const release = await holdApplication(page);
    await page.goto(screens.cases.path);
    await mark(page);
    const newPagePromise = context.waitForEvent('page');
    await filter(page, 'EdTech').click({ modifiers: ['ControlOrMeta'] });
    const newPage = await newPagePromise;
    await expect(newPage).toHaveURL(getIndustryPath('EdTech'));
    await newPage.close();
    await expect(page).toHaveURL(screens.cases.path);
    await filter(page, 'EdTech').click();
    await expect(page).toHaveURL(getIndustryPath('EdTech'));
    await expectShown(page, 2, 2);
    expect(await isSameDocument(page)).toBe(false);
    release();
  });

  test('loads a full page on a click when the application fails to load', async ({ page }) => {
    page.removeAllListeners('console');
    const release = await holdApplication(page, { shouldFail: true });
    await freezeLinkTimeout(page);
    await page.goto(screens.cases.path);
    await mark(page);
    await findPager(page).getByRole('link', { name: 'Load more' }).click();
    release();
    await expect(page).toHaveURL(getCasesPath({ from: 1, to: 2, filters: [] }));
    await expectShown(page, 2 * CASES_PER_PAGE, 22);
    expect(await isSameDocument(page)).toBe(false);
  });
});

test('restores loaded cases on Back and after a reload', async ({ page, open }) => {
  await open(getCasesPath({ from: 1, to: 2, filters: [] }));
  await findPager(page).getByRole('link', { name: 'Load more' }).click();
  await expectShown(page, 12, 22);
  const ninthCardLink = findCards(page).nth(8).getByRole('link');
  // Scroll and click without a pause, like a quick visitor.
  const scrollPosition = await ninthCardLink.evaluate((link: HTMLElement) => {
    link.scrollIntoView({ block: 'center' });
    link.click();
    return scrollY;
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expectShown(page, 12, 22);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollPosition);
  await page.reload();
  await expect(page).toHaveURL(getCasesPath({ from: 1, to: 3, filters: [] }));
  await expectShown(page, 12, 22);
  // Go back before the application has loaded again.
  await page.goBack();
  await expectShown(page, 8, 22);
});

test('combines case filters until a visitor chooses All', async ({ page, open }) => {
  await open(getCasesPath({ from: 2, to: 2, filters: [] }));
  await filter(page, 'EdTech').click();
  await expect(page).toHaveURL(getIndustryPath('EdTech'));
  await expectShown(page, 2, 2);
  await expect(findCards(page).getByText('EdTech', { exact: true })).toHaveCount(2);
  await expect(findPager(page)).toHaveCount(0);
  await filter(page, 'Transportation').click();
  await expectShown(page, 4, 4);
  await expect(page).toHaveURL(getCasesPath({ from: 1, to: 1, filters: ['EdTech', 'Transportation'] }));
  await page.reload();
  await expectShown(page, 4, 4);
  await hydratePage(page);
  await filter(page, 'EdTech').click();
  await expectShown(page, 2, 2);
  await filter(page, 'All').click();
  await expect(page).toHaveURL(screens.cases.path);
  await expectShown(page, 4, 22);
  await page.goBack();
  await expect(filter(page, 'Transportation')).toHaveAttribute('aria-current', 'true');
});

test('redirects to the not-found page when a page number is out of range', async ({ site }) => {
  const casesPath = getCasesPath({ from: 2, to: 2, filters: [] }).replace(/2$/, '');
  const unknownPaths = ['0', 'abc', '7', '01', '-1', '1.5'].map(n => casesPath + n);
  const ranges = ['1-7', '3-1', '2-2', 'x', '0-2', ''].map(pages => `${screens.cases.path}?pages=${pages}`);
  for (const path of [...unknownPaths, ...ranges]) {
    const response = await fetch(site.url + path, { redirect: 'manual' });
    expect([path, response.status, response.headers.get('location')]).toEqual([
      path,
      302,
      screens.notFound.path,
    ]);
  }
  expect((await fetch(site.url + screens.notFound.path)).status).toBe(404);
});

test('aligns case cards with the columns or the margin at every width', async ({ page }) => {
  await page.goto(screens.cases.path);
  const pageLink = findPager(page).getByRole('listitem').first();
  await page.setViewportSize({ width: 599, height: 900 });
  await expect(findPager(page).getByRole('link', { name: 'Load more' })).toBeVisible();
  await expect(pageLink).toBeHidden();
  await page.setViewportSize({ width: 600, height: 900 });
  await expect(pageLink).toBeVisible();
  for (const width of [390, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await page.locator('main section > img').last().boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1), `${width}`).toBeCloseTo(7 / 5, 1);
    if (width === 390) continue;
    const columns = await page.getByRole('heading', { level: 1 }).evaluate(title => {
      const grid = title.parentElement as HTMLElement;
      const { left, width } = grid.getBoundingClientRect();
      const pitch = (width + Number.parseFloat(getComputedStyle(grid).columnGap)) / 12;
      return [...document.querySelectorAll('article')]
        .filter(card => card.getBoundingClientRect().width < innerWidth * 0.6)
        .map(card => ((card.querySelector('h3')?.getBoundingClientRect().left ?? 0) - left) / pitch);
    });
    expect(columns.length).toBeGreaterThan(0);
    for (const column of columns) expect(Math.abs(column - Math.round(column))).toBeLessThan(0.03);
  }
  const lines = await page.getByRole('heading', { level: 1 }).evaluate(title => {
    const { height } = title.getBoundingClientRect();
    return height / Number.parseFloat(getComputedStyle(title).lineHeight);
  });
  expect(Math.round(lines)).toBe(2);

  await page.goto(getCasesPath({ from: 1, to: 5, filters: [] }));
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const offsets = await page.getByRole('heading', { level: 1 }).evaluate(title => {
      const margin = title.parentElement?.getBoundingClientRect().left ?? 0;
      return [...document.querySelectorAll('article')]
        .map(card => card.querySelector('h3')?.getBoundingClientRect().left ?? 0)
        .filter(left => left < innerWidth / 2)
        .map(left => Math.abs(left - margin));
    });
    expect(offsets.length).toBeGreaterThan(0);
    // Large titles are offset by the space before their first letter.
    expect(Math.max(...offsets)).toBeLessThan(1.5);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(getIndustryPath('Transportation'));
  await expect(filter(page, 'Transportation')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
