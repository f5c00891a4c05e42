import { typefaces } from '../art/typefaces';
import { settingsPaths } from '../domain/members/areas';
import { screens } from '../domain/paths';
import type { Typeface } from '../domain/typefaces';
import { builtInFacts } from '../site-data';
import { signIn } from './admin-sign-in';
import { expect, test } from './fixtures';

const TYPEFACE_NAMES: Record<Typeface, string> = {
  archivo: 'Archivo',
  fraunces: 'Fraunces',
  'instrument-sans': 'Instrument Sans',
};
const otherTypeface = builtInFacts.typeface === 'fraunces' ? 'instrument-sans' : 'fraunces';
const getColour = (element: Element) => getComputedStyle(element).getPropertyValue('background-image');

test('publishes an accent only when its contrast is high enough', async ({
  page,
  openSeparatePage,
  checkAxe,
}) => {
  await signIn(page);
  await page.goto(settingsPaths.brand);
  const customColourField = page.getByRole('textbox', { name: 'Custom colour' });
  const publishButton = page.getByRole('button', { name: 'Publish' });
  await expect(page.getByText('Everything is published')).toBeVisible();
  await expect(publishButton).toBeHidden();
  await checkAxe();

  await customColourField.fill('#f2e205');
  await expect(page.getByRole('alert')).toContainText('too light');
  await expect(publishButton).toBeDisabled();

  await customColourField.fill('1f5d3a');
  await expect(page.getByRole('list', { name: 'Contrast' })).toContainText('7.82');
  await expect(page.getByRole('status').filter({ hasText: '1 unpublished change' })).toBeVisible();
  await publishButton.click();
  await expect(page.getByText('Everything is published')).toBeVisible();

  const visitor = await openSeparatePage();
  await visitor.goto(screens.contact.path);
  const consultationLink = visitor.getByRole('link', { name: 'Free consultation' }).first();
  expect(await consultationLink.evaluate(getColour)).toContain('rgb(31, 93, 58)');
  expect(await (await visitor.request.get('/favicon.svg')).text()).toContain('#1F5D3A');
  await expect(visitor.getByAltText(/marked in green/)).toBeVisible();
  await visitor.close();

  await page.getByRole('radio', { name: 'Signal' }).check({ force: true });
  await publishButton.click();
  await expect(page.locator('style', { hasText: '--pic-red' })).toHaveCount(0);
  await expect(page.getByText('Everything is published')).toBeVisible();
});

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M4 4h32v32H4z" fill="none" stroke="currentColor" stroke-width="6"/></svg>';

test('publishes a logo and a typeface until they are reset', async ({ page, openSeparatePage }) => {
  await signIn(page);
  await page.goto(settingsPaths.brand);
  const publishButton = page.getByRole('button', { name: 'Publish' });
  const fileInput = page.getByLabel('Logo', { exact: true }).and(page.locator('input'));
  const choose = (name: string, text: string) =>
    fileInput.setInputFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
  await expect(page.getByText('Built-in logo')).toBeVisible();

  await choose('square.svg', MARK);
  await expect(page.getByText('safe: no scripts, no external links')).toBeVisible();
  await page.getByRole('radio', { name: TYPEFACE_NAMES[otherTypeface] }).check({ force: true });
  await expect(page.getByRole('status').filter({ hasText: '2 unpublished changes' })).toBeVisible();
  await publishButton.click();
  await expect(page.getByText('Everything is published')).toBeVisible();

  const visitor = await openSeparatePage();
  const fonts: string[] = [];
  visitor.on('request', request => request.resourceType() === 'font' && fonts.push(request.url()));
  await visitor.goto(screens.about.path);
  const mark = visitor.locator('header a svg').first();
  expect(await mark.evaluate(getColour)).toContain('/logo-on-black.png?v=');
  await visitor.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(fonts.map(address => new URL(address).pathname).sort()).toEqual(
    typefaces[otherTypeface].files.toSorted(),
  );
  await visitor.close();

  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('radio', { name: TYPEFACE_NAMES[builtInFacts.typeface] }).check({ force: true });
  await publishButton.click();
  await expect(page.getByText('Everything is published')).toBeVisible();
  await expect(page.getByText('Built-in logo')).toBeVisible();
});
