import { settingsPaths } from '../domain/members/areas';
import { screens } from '../domain/paths';
import { signIn } from './admin-sign-in';
import { expect, test } from './fixtures';

test('creates and imports only valid redirects', async ({ page, checkAxe }) => {
  const missingPath = `/lost-${Date.now()}`;
  const response = await page.request.get(missingPath, { maxRedirects: 0 });
  expect(response.headers().location).toBe(screens.notFound.path);

  await signIn(page);
  await expect(async () => {
    await page.goto(settingsPaths.redirects);
    await expect(page.getByRole('row', { name: missingPath })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await checkAxe();
  await page.getByRole('row', { name: missingPath }).getByRole('button', { name: 'Redirect' }).click();
  await expect(page.getByLabel('To', { exact: true })).toBeFocused();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(missingPath);
  await page.keyboard.type(screens.process.path);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: new RegExp(`^${missingPath} ${screens.process.path}`) });
  await expect(row).toContainText('Permanent, 301');

  await page.getByLabel('From', { exact: true }).fill(`${missingPath}-too`);
  await page.getByLabel('To', { exact: true }).fill(`${missingPath}-too`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('That would be a loop.')).toBeVisible();

  await page.getByLabel('Path on this site').fill(missingPath);
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: screens.process.path })).toContainText(
    'Permanent, 301',
  );
  await page.goto(missingPath);
  await expect(page).toHaveURL(screens.process.path);

  await page.goto(settingsPaths.redirects);
  await row.getByRole('button', { name: `Remove ${missingPath}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toBeHidden();

  const oldPath = `/old-${Date.now()}`;
  const createFile = (csv: string) => ({
    name: 'redirects.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  });
  const input = page.getByLabel('CSV file of redirects');
  await input.setInputFiles(createFile(`From,To\n${oldPath},/blog\n/blog,${oldPath}`));
  const errorDialog = page.getByRole('dialog', { name: 'Nothing was imported' });
  await expect(errorDialog.getByText('Line 3: /blog is a live page')).toBeVisible();
  // The dialog listens for Escape only once it has the focus.
  await expect(page.locator('[role=dialog]:focus-within')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(errorDialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: oldPath })).toBeHidden();
  await input.setInputFiles(createFile(`From,To\n${oldPath},/blog`));
  await expect(page.getByText('1 added')).toBeVisible();
  await page.getByRole('button', { name: `Remove ${oldPath}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('row', { name: oldPath })).toBeHidden();
});
