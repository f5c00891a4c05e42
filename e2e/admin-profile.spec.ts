import { Buffer } from 'node:buffer';
import { IMAGE_MAX_BYTES } from '../domain/limits';
import { settingsPaths } from '../domain/members/areas';
import { adminPaths } from '../domain/paths';
import { openList, openSession } from './admin-sign-in';
import { expect, test } from './fixtures';
import { ADMIN } from './site-process';

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('changes name, photo and password, ends other sessions, and returns focus to the account menu', async ({
  page,
  browser,
  site,
  checkAxe,
}) => {
  const otherPage = await browser.newPage({ baseURL: site.url });
  await openSession(otherPage);
  await openSession(page);
  await openList(page, adminPaths.posts);
  const account = page.getByRole('button', { name: 'Account menu' });
  const profile = page.getByRole('dialog', { name: 'Profile' });
  for (let time = 0; time < 2; time++) {
    await account.press('Enter');
    await page.getByRole('menuitem', { name: 'Profile' }).press('Enter');
    await expect(profile).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(profile).toHaveCount(0);
    await expect(account).toBeFocused();
  }

  await account.click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await checkAxe();

  const photo = profile.getByLabel(/photo/);
  const largeImage = Buffer.alloc(IMAGE_MAX_BYTES + 1);
  await photo.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: largeImage });
  await expect(profile.getByText('File size is too large')).toBeVisible();
  await photo.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: DOT });
  await expect(profile.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await profile.getByLabel('Name').fill('Danylo Marchenko');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();

  await profile.getByRole('link', { name: /sessions/ }).click();
  await expect(page).toHaveURL(settingsPaths.security);
  await expect(page.getByText('this one')).toBeVisible();
  await checkAxe();
  await page.getByRole('button', { name: 'End other sessions' }).click();
  await expect(page.getByText('Other sessions ended')).toBeVisible();
  await otherPage.goto(adminPaths.posts);
  await expect(otherPage).toHaveURL(/\/admin\/signin/);
  await otherPage.close();

  await page.getByLabel('Current password').fill(ADMIN.password);
  await page.getByLabel('New password').fill('too short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The password must have at least 12 characters')).toBeVisible();
  // Keep the password, because other tests of this worker use it.
  await page.getByLabel('New password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();

  await expect(account).toContainText('Danylo Marchenko');
  await page.reload();
  await expect(account).toContainText('Danylo Marchenko');
  await expect(account.locator('img')).toBeVisible();
});
