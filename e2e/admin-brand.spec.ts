import { settingsPaths } from '../domain/members/areas';
import { screens } from '../domain/paths';
import { signIn } from './admin-sign-in';
import { expect, test } from './fixtures';

const colourOf = (element: Element) => getComputedStyle(element).getPropertyValue('background-image');

test('an accent is tried beside a preview, refused when nobody could see it, and public once it is published', async ({
  page,
  browser,
  site,
  checkAxe,
}) => {
  await signIn(page);
  await page.goto(settingsPaths.brand);
  const own = page.getByRole('textbox', { name: 'Or your own' });
  const publish = page.getByRole('button', { name: 'Publish' });
  await expect(publish).toBeDisabled();
  await checkAxe();

  await own.fill('#f2e205');
  await expect(page.getByRole('alert')).toContainText('too light');
  await expect(publish).toBeDisabled();

  await own.fill('1f5d3a');
  await expect(page.getByRole('list', { name: 'Contrast' })).toContainText('7.82');
  await expect(page.getByRole('status').filter({ hasText: '1 change not published' })).toBeVisible();
  await publish.click();
  await expect(page.getByText('Everything is published')).toBeVisible();

  const visitor = await browser.newPage({ baseURL: site.url });
  await visitor.goto(screens.about.path);
  const call = visitor.getByRole('link', { name: 'Free consultation' }).first();
  expect(await call.evaluate(colourOf)).toContain('rgb(31, 93, 58)');
  expect(await (await visitor.request.get('/favicon.svg')).text()).toContain('#1F5D3A');
  await expect(visitor.getByAltText(/marked in green/)).toBeVisible();
  await visitor.close();

  await page.getByRole('radio', { name: 'Signal' }).check({ force: true });
  await publish.click();
  await expect(page.locator('style', { hasText: '--pic-red' })).toHaveCount(0);
  await expect(page.getByText('Everything is published')).toBeVisible();
});
