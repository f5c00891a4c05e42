import { SWIPE_MIN_PX } from '../domain/limits';
import { isScreenPath, parseItemPath, screens } from '../domain/paths';
import { expect, test, waitForHydration } from './fixtures';
import { swipe } from './swipe';
import { visit } from './visit';

const caseTitles = 'article h3 a';

test('shows the services, products, questions and sorted cases of the fintech page', async ({ page }) => {
  await visit(page, screens.fintech.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fintech App Development Company');
  await expect(page.locator('main h3 button')).toHaveCount(10 + 6);
  const productLinks = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'Eleven products we know from the inside' }) });
  await expect(productLinks.getByRole('listitem')).toHaveCount(11);
  const links = await page
    .locator('main section')
    .filter({ has: page.locator('li a') })
    .locator('li a:not([href*="#"])')
    .evaluateAll(links => links.map(link => (link as HTMLAnchorElement).pathname));
  expect(links.filter(path => !isScreenPath(path) && !parseItemPath(path))).toEqual([]);

  const casesRegion = page.getByRole('region', { name: 'Fintech case studies' });
  const titles = await casesRegion.locator(caseTitles).allInnerTexts();
  expect(titles.length).toBeGreaterThan(2);
  expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en')));
  const tops = await casesRegion
    .getByRole('article')
    .evaluateAll(cards => cards.slice(0, 3).map(card => card.getBoundingClientRect().top));
  expect(tops[0]).toBe(tops[1]);
  expect(tops[2]).toBeGreaterThan(tops[0] ?? 0);
});

test('keeps several services open when they are clicked before hydration', async ({ page }) => {
  await page.goto(screens.fintech.path);
  const findService = (name: string) => page.getByRole('button', { name });
  const titles = ['Web platforms', 'Open banking', 'Legacy modernisation'];
  for (const title of titles) await findService(title).evaluate((button: HTMLElement) => button.click());
  for (const title of titles) await expect(findService(title)).toHaveAttribute('aria-expanded', 'true');
});

test.describe(() => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

  test('wraps from the last case to the first by button and swipe on a phone', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await visit(page, screens.fintech.path);
    const casesRegion = page.getByRole('region', { name: 'Fintech case studies' });
    const currentButton = casesRegion.locator('button[aria-current]');
    await waitForHydration(casesRegion);
    await casesRegion.getByRole('button', { name: 'Pause' }).tap();
    await casesRegion.getByRole('button', { name: 'Case 1', exact: true }).tap();
    await expect(currentButton).toHaveText('Case 1');
    const caseCount = await casesRegion.getByRole('article').count();
    await casesRegion.getByRole('button', { name: 'Previous' }).tap();
    await expect(currentButton).toHaveText(`Case ${caseCount}`);
    await casesRegion.getByRole('button', { name: 'Case 1', exact: true }).tap();
    await expect(currentButton).toHaveText('Case 1');
    await swipe(page, casesRegion.locator('ul').first().locator('..'), SWIPE_MIN_PX + 20);
    await expect(currentButton).toHaveText(`Case ${caseCount}`);
    await swipe(page, casesRegion.locator('ul').first().locator('..'), -SWIPE_MIN_PX - 20);
    await expect(currentButton).toHaveText('Case 1');
    expect(await page.evaluate(() => [scrollX, document.documentElement.scrollWidth])).toEqual([0, 375]);
  });
});
