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

test('changes the name, photo, password and sessions of a member in the profile', async ({
  page,
  openSeparatePage,
  checkAxe,
}) => {
  const otherPage = await openSeparatePage();
  await openSession(otherPage);
  await openSession(page);
  await openList(page, adminPaths.posts);
  const accountButton = page.getByRole('button', { name: 'Account menu' });
  const profileDialog = page.getByRole('dialog', { name: 'Profile' });
  for (let time = 0; time < 2; time++) {
    await accountButton.press('Enter');
    await page.getByRole('menuitem', { name: 'Profile' }).press('Enter');
    await expect(profileDialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(profileDialog).toHaveCount(0);
    await expect(accountButton).toBeFocused();
  }

  await accountButton.click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await checkAxe();

  const photoInput = profileDialog.getByLabel(/photo/);
  const largeImage = Buffer.alloc(IMAGE_MAX_BYTES + 1);
  await photoInput.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: largeImage });
  await expect(profileDialog.getByText('File size is too large')).toBeVisible();
  await photoInput.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: DOT });
  await expect(profileDialog.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await profileDialog.getByLabel('Name').fill('Danylo Marchenko');
  await profileDialog.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();

  await profileDialog.getByRole('link', { name: /sessions/ }).click();
  await expect(page).toHaveURL(settingsPaths.security);
  await expect(page.getByText('This device')).toBeVisible();
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

  await expect(accountButton).toContainText('Danylo Marchenko');
  await page.reload();
  await expect(accountButton).toContainText('Danylo Marchenko');
  await expect(accountButton.locator('img')).toBeVisible();
});
