import type { Locator } from '@playwright/test';
import { SWIPE_PX } from '../domain/limits';
import { screens } from '../domain/paths';
import { expect, taken, test } from './fixtures';
import { expectAtLeft, section } from './landings';
import { swipe } from './swipe';

const PLAN = /^Five steps on a/;

const opened = (list: Locator) => list.locator('details[open]');
test('the steps of an audit open by hover, press and keys, and one is always open', async ({
  page,
  open,
}) => {
  await open(screens.qaAudit.path);
  const plan = section(page, PLAN);
  const step = (name: string) => plan.locator('summary', { hasText: name });
  await expect(opened(plan)).toContainText('Kick-off');
  await step('Measuring').hover();
  await expect(opened(plan)).toHaveCount(1);
  await expect(opened(plan)).toContainText('Measuring');
  await page.mouse.move(1, 1);
  await step('Debrief').focus();
  await page.keyboard.press('Enter');
  await expect(opened(plan)).toContainText('Debrief');
  await page.keyboard.press('Enter');
  await expect(opened(plan)).toHaveCount(1);
});

test('the slides of cases go round', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(screens.webTesting.path);
  const slider = page.getByRole('region', { name: 'Testing case studies' });
  const current = slider.locator('button[aria-current]');
  await taken(slider);
  await slider.getByRole('button', { name: 'Pause' }).click();
  await expect(current).toHaveText('Case 1');
  await slider.getByRole('button', { name: 'Previous' }).click();
  await expect(current).toHaveText('Case 3');
  await slider.getByRole('button', { name: 'Next' }).click();
  await expect(current).toHaveText('Case 1');
  await slider.getByRole('button', { name: 'Case 2' }).click();
  await expect(current).toHaveText('Case 2');
  await expectAtLeft(slider.getByRole('article').nth(1));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

  test('a second tap closes a step of the audit', async ({ page, open }) => {
    await open(screens.qaAudit.path);
    const plan = section(page, PLAN);
    await plan.locator('summary').first().tap();
    await expect(opened(plan)).toHaveCount(0);
    await plan.locator('summary').nth(2).tap();
    await expect(opened(plan)).toContainText('Sitting in');
  });

  test('the cases of a domain follow a finger round, and the page stays where it is', async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(screens.fintech.path);
    const cases = page.getByRole('region', { name: 'Fintech case studies' });
    const current = cases.locator('button[aria-current]');
    await taken(cases);
    await cases.getByRole('button', { name: 'Pause' }).tap();
    await cases.getByRole('button', { name: 'Case 1', exact: true }).tap();
    await expect(current).toHaveText('Case 1');
    const last = await cases.getByRole('article').count();
    await swipe(page, cases.locator('ul').first().locator('..'), SWIPE_PX + 20);
    await expect(current).toHaveText(`Case ${last}`);
    await swipe(page, cases.locator('ul').first().locator('..'), -SWIPE_PX - 20);
    await expect(current).toHaveText('Case 1');
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });
});
