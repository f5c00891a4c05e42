import type { Locator, Page } from '@playwright/test';
import { CAROUSEL_INTERVAL_MS, SWIPE_MIN_PX } from '../domain/limits';
import { screens } from '../domain/paths';
import { expect, test, waitForHydration } from './fixtures';
import { expectAtLeft } from './landings';
import { swipe } from './swipe';
import { visit } from './visit';

const findSection = (page: Page, title: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const findActiveButton = (list: Locator) => list.locator('button[aria-expanded=true]');

test('shows the reasons, services, tools, steps, cases and questions of the web testing page', async ({
  page,
}) => {
  await visit(page, screens.webTesting.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web App and Website Testing');
  await expect(
    findSection(page, 'Why Test Your Website or Web App').locator('button[aria-expanded]'),
  ).toHaveCount(6);
  const servicesSection = findSection(page, 'Website Testing Services That Scale With You');
  await expect(servicesSection.getByRole('listitem')).toHaveCount(6);
  await servicesSection.getByRole('button', { name: 'Security testing' }).focus();
  await expect(servicesSection.locator('[aria-pressed=true]')).toHaveText('Security testing');
  const sharedFooter = servicesSection.locator('xpath=following-sibling::*[1]');
  await expect(sharedFooter.getByRole('link', { name: 'Free consultation' })).toHaveAttribute(
    'href',
    screens.contact.path,
  );
  await expect(findSection(page, 'What You Gain').getByRole('listitem')).toHaveCount(4);
  await expect(findSection(page, 'Twelve tools we keep sharp').getByRole('listitem')).toHaveCount(12);
  await expect(
    findSection(page, 'Five steps, and you may stop after any of them').locator('summary'),
  ).toHaveCount(5);
  await expect(page.getByRole('region', { name: 'Testing case studies' }).getByRole('article')).toHaveCount(
    3,
  );
  await expect(findSection(page, 'Before you send the link').getByRole('button')).toHaveCount(4);

  // An entry of the scroll list is selected on click, arrow keys and hover.
  const list = findSection(page, 'Why Test Your Website or Web App');
  await expect(findActiveButton(list)).toHaveText('Fewer lost orders');
  await list.getByRole('button', { name: 'Calm release days' }).click();
  await expect(findActiveButton(list)).toHaveText('Calm release days');
  await page.keyboard.press('ArrowDown');
  await expect(findActiveButton(list)).toBeFocused();
  await expect(list.getByText('Tickets that end with “works for me”')).toBeVisible();
  await page.keyboard.press('End');
  await expect(findActiveButton(list)).toHaveText('Open to everyone');
  await page.mouse.move(0, 0);
  await list.getByRole('button', { name: 'Headroom under load' }).hover();
  await expect(findActiveButton(list)).toHaveText('Headroom under load');

  await findSection(page, 'Need QA Help?').getByRole('link', { name: 'Learn more' }).click();
  await expect(page).toHaveURL(screens.qaAudit.path);
});

test('advances the case slider past its end until a visitor pauses it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await visit(page, screens.webTesting.path);
  const casesSlider = page.getByRole('region', { name: 'Testing case studies' });
  const currentButton = casesSlider.locator('button[aria-current]');
  await waitForHydration(casesSlider);
  await page.clock.runFor(CAROUSEL_INTERVAL_MS);
  await expect(currentButton).toHaveText('Case 2');
  await casesSlider.getByRole('button', { name: 'Pause' }).dispatchEvent('click');
  await page.clock.runFor(3 * CAROUSEL_INTERVAL_MS);
  await expect(currentButton).toHaveText('Case 2');

  await casesSlider.getByRole('button', { name: 'Previous' }).click();
  await expect(currentButton).toHaveText('Case 1');
  await casesSlider.getByRole('button', { name: 'Previous' }).click();
  await expect(currentButton).toHaveText('Case 3');
  await casesSlider.getByRole('button', { name: 'Next' }).click();
  await expect(currentButton).toHaveText('Case 1');
  await casesSlider.getByRole('button', { name: 'Case 2' }).click();
  await expect(currentButton).toHaveText('Case 2');
  await expectAtLeft(casesSlider.getByRole('article').nth(1));
});

test.describe(() => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

  test('advances three tools automatically, by button, tap and swipe on a phone', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await visit(page, screens.webTesting.path);
    const toolsSection = findSection(page, 'Twelve tools we keep sharp');
    await expect(toolsSection.getByRole('listitem')).toHaveCount(3);
    await expect(toolsSection.getByText('1 of 12')).toBeVisible();
    await expect(toolsSection.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.clock.runFor(CAROUSEL_INTERVAL_MS);
    await expect(toolsSection.getByText('2 of 12')).toBeVisible();
    await toolsSection.getByRole('button', { name: 'Pause' }).tap();
    await toolsSection.getByRole('button', { name: 'Previous tool' }).tap();
    await toolsSection.getByRole('button', { name: 'Previous tool' }).tap();
    await expect(toolsSection.getByText('12 of 12')).toBeVisible();
    await toolsSection.locator('[data-place=next]').tap();
    await expect(toolsSection.getByText('1 of 12')).toBeVisible();
    await swipe(page, toolsSection.locator('[data-place=current]'), -SWIPE_MIN_PX - 10);
    await expect(toolsSection.getByText('2 of 12')).toBeVisible();
    await swipe(page, toolsSection.locator('[data-place=current]'), SWIPE_MIN_PX - 10);
    await expect(toolsSection.getByText('2 of 12')).toBeVisible();
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });

  test('closes the open step of the approach when a visitor taps it on a phone', async ({ page }) => {
    await visit(page, screens.webTesting.path);
    const stepsSection = findSection(page, 'Five steps, and you may stop after any of them');
    await waitForHydration(stepsSection.locator('details'));
    await expect(stepsSection.locator('details[open]')).toHaveText(/Walk through/);
    await stepsSection.locator('summary').first().tap();
    await expect(stepsSection.locator('details[open]')).toHaveCount(0);
    await stepsSection.locator('summary').nth(3).tap();
    await expect(stepsSection.locator('details[open]')).toHaveText(/Run and automate/);
  });
});
