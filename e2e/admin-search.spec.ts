import { messages } from '../domain/messages';
import { adminPaths } from '../domain/paths';
import { openList, signIn } from './admin-sign-in';
import { FIRST_TYPE } from './contact-form';
import { imageCase } from './content/cases';
import { expect, test } from './fixtures';

test('finds items and actions in the search dialog', async ({ page, checkAxe }) => {
  await signIn(page);
  await openList(page, adminPaths.posts);
  const openButton = page.getByRole('button', { name: 'Find anything' });
  await openButton.focus();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Find anything' });
  const field = palette.getByRole('combobox');
  const options = palette.getByRole('option');
  await expect(field).toBeFocused();
  await expect(palette.getByRole('group', { name: 'Recently changed' }).getByRole('option')).toHaveCount(5);

  await field.fill('ferry timetable');
  const reviewOptions = palette.getByRole('group', { name: 'Reviews' }).getByRole('option');
  await expect(reviewOptions.first()).toContainText(imageCase.title);
  await expect(reviewOptions.first().locator('mark').first()).toHaveText('Ferry');
  await checkAxe();
  await field.fill('zzzqq xxyyq');
  await expect(palette).toContainText('No results.');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(openButton).toBeFocused();

  await page.keyboard.press('Control+k');
  await field.fill('ferry timetable');
  await expect(reviewOptions.first()).toContainText(imageCase.title);
  const optionTexts = await options.allTextContents();
  for (let n = optionTexts.findIndex(text => text.startsWith('Ferry Timetable')); n > 0; n--)
    await page.keyboard.press('ArrowDown');
  await expect(palette.getByRole('option', { selected: true })).toContainText(imageCase.title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`^[^?]*${adminPaths.reviews}\\?edit=`));
  await expect(page.getByRole('dialog').getByLabel('Title', { exact: false }).first()).toHaveValue(
    imageCase.title,
  );

  await page.goto(adminPaths.reviews);
  await openButton.click();
  await field.fill('>new rev');
  await expect(options).toHaveText(['New review']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${adminPaths.reviews}?add=1`);
  await expect(page.getByRole('dialog')).toBeVisible();

  // Creates a request for an unknown caller.
  await page.goto(adminPaths.reviews);
  await openButton.click();
  await field.fill('Zzzqq Xxyyq');
  await options.filter({ hasText: 'Add a request manually' }).click();
  const requestDialog = page.getByRole('dialog', { name: 'Add a request manually' });
  await expect(requestDialog.getByLabel('Full name')).toHaveValue('Zzzqq Xxyyq');
  await checkAxe();
  await requestDialog.getByLabel('Work email').fill('zzzqq@fjordmark.example');
  await requestDialog.getByRole('button', { name: 'Add request' }).click();
  await expect(requestDialog.getByText(messages.departmentRequired)).toBeVisible();
  await requestDialog.getByLabel(FIRST_TYPE, { exact: true }).check();
  await requestDialog.getByRole('button', { name: 'Add request' }).click();
  await expect(page).toHaveURL(new RegExp(`${adminPaths.requests}/`));
  await expect(page.getByText(/^Added manually by/)).toBeVisible();

  await page.goto(adminPaths.reviews);
  // Requests for images that are still loading would fail after the end of the session.
  await page.waitForLoadState('networkidle');
  await openButton.click();
  await field.fill('>sign out');
  await expect(options).toHaveText(['Sign out']);
  await options.click();
  await expect(page).toHaveURL(adminPaths.signIn);
});
