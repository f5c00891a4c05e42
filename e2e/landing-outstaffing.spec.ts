import { SWIPE_MIN_PX } from '../domain/limits';
import { screens } from '../domain/paths';
import { builtInSite } from './built-in-site';
import { expect, test, waitForHydration } from './fixtures';
import { expectAtLeft, findSection } from './landings';
import { swipe } from './swipe';

const MODELS = 'Three ways to hire our people';

test('updates seats and hours when the team or the office changes', async ({ page, open }) => {
  await open(screens.outstaffing.path);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await page.locator('main section').first().boundingBox())?.height).toBe(880);
  await page.setViewportSize({ width: 1440, height: 900 });

  const teamRegion = page.getByRole('region', { name: 'Seat your team' });
  await waitForHydration(teamRegion.locator('form'));
  await teamRegion.getByRole('group', { name: 'Design' }).getByLabel('2').check();
  await teamRegion.getByLabel('Your office is in').selectOption(builtInSite.address.locality);
  await expect(teamRegion.getByRole('status')).toHaveText(
    '6 seats, 960 hours a month2 Front end, 1 Back end, 1 QA, 2 Design9 shared hours a day',
  );

  const modelsSection = findSection(page, MODELS);
  const tops = await modelsSection
    .getByRole('article')
    .evaluateAll(cards => cards.map(card => Math.round(card.getBoundingClientRect().top)));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
  await expect(modelsSection.getByRole('button', { name: 'Next' })).toBeHidden();
  await modelsSection.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('dialog', { name: 'Let’s talk' })).toBeVisible();
});

test.describe(() => {
  test.use({ viewport: { width: 899, height: 900 }, hasTouch: true, isMobile: true });

  test('shows the cooperation models on a tablet as a slider that does not loop', async ({ page, open }) => {
    await open(screens.outstaffing.path);
    const modelsSection = findSection(page, MODELS);
    const currentButton = modelsSection.locator('button[aria-current]');
    const cards = modelsSection.getByRole('article');
    await expect(currentButton).toHaveText('Model 1');
    await waitForHydration(cards);
    for (const model of ['Model 2', 'Model 3', 'Model 3']) {
      await expectAtLeft(cards.nth(Number((await currentButton.innerText()).slice(-1)) - 1));
      await swipe(page, modelsSection.locator('ul').first().locator('..'), -SWIPE_MIN_PX - 20);
      await expect(currentButton).toHaveText(model);
    }
    const previousButton = modelsSection.getByRole('button', { name: 'Previous' });
    const nextButton = modelsSection.getByRole('button', { name: 'Next' });
    await expect(nextButton).toHaveAttribute('aria-disabled', 'true');
    await nextButton.tap({ force: true });
    await expect(currentButton).toHaveText('Model 3');
    await modelsSection.getByRole('button', { name: 'Model 1' }).tap();
    await expect(currentButton).toHaveText('Model 1');
    await previousButton.tap({ force: true });
    await expect(currentButton).toHaveText('Model 1');
    await nextButton.tap();
    await expect(currentButton).toHaveText('Model 2');
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });
});
