import { screens } from '../domain/paths';
import { expect, test, waitForHydration } from './fixtures';
import { findSection } from './landings';
import { visit } from './visit';

const models = ['Dedicated team', 'Blended Team', 'Managed Team', 'Software Solution'];

test('shows one cooperation model at a time without changing the height of the page', async ({ page }) => {
  await visit(page, screens.paymentGateway.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Gateway Development Company');
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Services' }),
  ).toHaveAttribute('href', screens.services.path);
  await expect(page.getByRole('table', { name: 'Payment services' }).getByRole('row')).toHaveCount(7);
  for (const feature of ['Multi-currency', 'AI fraud protection', 'Contactless', 'Tokenization']) {
    await expect(page.getByRole('heading', { name: feature })).toBeVisible();
  }
  for (const layer of ['Frontend', 'Backend', 'Payments & APIs', 'Data', 'Infrastructure', 'Security']) {
    await expect(page.getByRole('heading', { name: layer, exact: true })).toBeVisible();
  }
  await expect(page.locator('main h3 button')).toHaveCount(4);
  await expect(
    findSection(page, 'Gateways we speak')
      .locator('xpath=following-sibling::*[1]')
      .getByRole('link', { name: 'Free consultation' }),
  ).toHaveAttribute('href', screens.contact.path);

  const tabs = page.getByRole('tablist', { name: 'Cooperation models' });
  await expect(tabs.getByRole('tab')).toHaveText(models);
  const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const heightBefore = await readHeight();
  for (const name of models.slice(1)) {
    await tabs.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  expect(await readHeight()).toBe(heightBefore);
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Dedicated team' })).toBeFocused();
  await expect(tabs.getByRole('tab', { selected: true })).toHaveText('Dedicated team');

  // On a phone, the payment gateways are two per row.
  await page.setViewportSize({ width: 375, height: 800 });
  const tops = await page
    .getByRole('listitem')
    .filter({ hasText: /^(Stripe|PayPal|Authorize\.net)$/ })
    .evaluateAll(cells => cells.map(cell => cell.getBoundingClientRect().top));
  expect(tops[0]).toBe(tops[1]);
  expect(tops[2]).toBeGreaterThan(tops[0] ?? 0);
});

test('shows the name of a gateway when its logo fails to load', async ({ page }) => {
  await page.route(/gateway-(adyen|stripe)/, route =>
    route.request().resourceType() === 'image' ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await visit(page, screens.paymentGateway.path);
  const cells = page.getByRole('listitem');
  const adyenCell = cells.filter({ hasText: /^Adyen$/ });
  await expect(adyenCell).toBeVisible();
  await expect(adyenCell.locator('img')).toHaveCount(0);
  await expect(cells.filter({ hasText: /^Stripe$/ }).locator('img')).toHaveCount(0);
  await expect(cells.filter({ hasText: /^PayPal$/ }).locator('img')).toHaveCount(1);
  await expect(cells.filter({ hasText: /^Custom Bank APIs$/ }).locator('img')).toHaveCount(0);
});

test('updates the payment costs when a visitor moves the controls or turns the dial', async ({
  page,
  open,
}) => {
  await open(screens.paymentGateway.path);
  const feesRegion = page.getByRole('region', { name: 'What does a payment cost you?' });
  await waitForHydration(feesRegion.locator('form'));
  await expect(feesRegion.getByRole('status')).toContainText('€1,500');
  await feesRegion.getByLabel('Cards, a month').press('End');
  await expect(feesRegion.getByLabel('Cards, a month')).toHaveAttribute('aria-valuetext', '€20,000,000');
  await feesRegion.getByLabel('Three or more').check();
  await expect(feesRegion.getByRole('status')).toHaveText('€0 You route already. Ask us about declines.');

  const volumeField = feesRegion.getByLabel('Cards, a month');
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await feesRegion.locator('[data-dial]').boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height * 0.1);
  await page.mouse.down();
  await expect(volumeField).toHaveAttribute('aria-valuetext', '€630,000');
  await page.mouse.move(x + width * 0.9, y + height / 2, { steps: 4 });
  await expect(volumeField).toHaveAttribute('aria-valuetext', '€6,300,000');
  await page.mouse.up();
  await page.mouse.move(x + width / 2, y + height * 0.1);
  await expect(volumeField).toHaveAttribute('aria-valuetext', '€6,300,000');
});
