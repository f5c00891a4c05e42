import type { Locator, Page } from '@playwright/test';
import { SWIPE_PX } from '../domain/limits';
import { screens } from '../domain/paths';
import { expect, taken, test } from './fixtures';
import { swipe } from './swipe';

const section = (page: Page, title: string | RegExp) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const PLAN = /^Five steps on a/;
const MODELS = 'Three ways to work together';

const opened = (list: Locator) => list.locator('details[open]');
/** A slide has come to rest where slides stand. */
const expectAtLeft = (slide: Locator) =>
  expect.poll(async () => Math.abs((await slide.boundingBox())?.x ?? -999)).toBeLessThan(60);

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

test('three ways to work together stand side by side', async ({ page, open }) => {
  await open(screens.outstaffing.path);
  const models = section(page, MODELS);
  const tops = await models
    .getByRole('article')
    .evaluateAll(cards => cards.map(card => Math.round(card.getBoundingClientRect().top)));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
  await expect(models.getByRole('button', { name: 'Next' })).toBeHidden();
  await models.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('dialog', { name: 'Let’s talk' })).toBeVisible();
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

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 899, height: 900 }, hasTouch: true, isMobile: true });

  test('the ways to work together are a slider that ends at its last', async ({ page, open }) => {
    await open(screens.outstaffing.path);
    const models = section(page, MODELS);
    const current = models.locator('button[aria-current]');
    const cards = models.getByRole('article');
    await expect(current).toHaveText('Model 1');
    await taken(cards);
    for (const model of ['Model 2', 'Model 3', 'Model 3']) {
      await expectAtLeft(cards.nth(Number((await current.innerText()).slice(-1)) - 1));
      await swipe(page, models.locator('ul').first().locator('..'), -SWIPE_PX - 20);
      await expect(current).toHaveText(model);
    }
    const previous = models.getByRole('button', { name: 'Previous' });
    const next = models.getByRole('button', { name: 'Next' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await next.tap({ force: true });
    await expect(current).toHaveText('Model 3');
    await models.getByRole('button', { name: 'Model 1' }).tap();
    await expect(current).toHaveText('Model 1');
    await previous.tap({ force: true });
    await expect(current).toHaveText('Model 1');
    await next.tap();
    await expect(current).toHaveText('Model 2');
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });
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
