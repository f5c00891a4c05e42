import type { Locator, Page } from '@playwright/test';
import { screens } from '../domain/paths';
import { expect, test } from './fixtures';

const findSection = (page: Page, title: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const HIRE = 'Hire Experienced JavaScript Developers';
const findSelectedTab = (list: Locator) => list.getByRole('tab', { selected: true });

test('selects reasons to hire without changing the height of the page', async ({ page, open }) => {
  await open(screens.javascript.path);
  const list = findSection(page, HIRE);
  const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const heightBefore = await readHeight();
  await expect(findSelectedTab(list)).toHaveText('Seniority you can check');
  await list.getByRole('tab', { name: 'Daily updates' }).hover();
  await expect(findSelectedTab(list)).toHaveText('Daily updates, agile rhythm');
  await page.mouse.move(1, 1);
  await list.getByRole('tab', { name: 'Two weeks' }).click();
  await expect(list.getByRole('tabpanel', { name: 'Two weeks' })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(findSelectedTab(list)).toHaveText('Four ways to work together');
  await expect(findSelectedTab(list)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(findSelectedTab(list)).toHaveText('Seniority you can check');
  await expect(list.getByRole('tabpanel')).toHaveCount(1);
  expect(await readHeight()).toBe(heightBefore);

  // One service is open in each column.
  const servicesSection = findSection(page, 'Custom JavaScript Development Services');
  const openButtons = servicesSection.getByRole('button', { expanded: true });
  await expect(openButtons).toHaveCount(2);
  const otherTitle = await openButtons.last().innerText();
  await servicesSection.getByRole('button', { name: 'Node back ends' }).click();
  await expect(openButtons).toHaveText(['Node back ends', otherTitle]);
  const leftEdges = await servicesSection
    .getByRole('button')
    .evaluateAll(items => items.map(item => Math.round(item.getBoundingClientRect().left)));
  expect(new Set(leftEdges).size).toBe(2);
  expect(leftEdges.filter(left => left === leftEdges[0])).toHaveLength(4);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test("prefills the message of the contact form with a visitor's choice without JavaScript", async ({
    page,
  }) => {
    await page.goto(screens.javascript.path);
    const closingRegion = page.getByRole('region', { name: 'How old is your stack?' });
    await closingRegion.getByLabel('Older').check();
    await expect(closingRegion.getByText('Somebody wrote this by hand')).toBeVisible();
    await expect(closingRegion.getByText('The framework is asleep')).toBeHidden();
    await closingRegion.getByRole('button', { name: 'Send this age' }).click();
    await expect(page).toHaveURL(/\/contact-us\?ask=stackAge&choice=5#contact-us$/);
    await expect(page.getByLabel('Tell us a little bit about your idea')).toHaveValue(
      /^How old is your stack\? Older than six years\. Your answer: Somebody wrote this by hand/,
    );
    await expect(page.getByText('Your answers are in the message')).toBeVisible();
  });
});
