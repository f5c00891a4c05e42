import { settingsPaths } from '../domain/members/areas';
import { signIn } from './admin-sign-in';
import { expect, test } from './fixtures';

test('edits, tests and resets an email text', async ({ page, checkAxe }) => {
  await signIn(page);
  await page.goto(settingsPaths.mail);
  await expect(page.getByText('No mail server is set up')).toBeVisible();
  await page.getByRole('button', { name: /^Published/ }).click();
  const form = page.getByRole('form', { name: 'Published' });
  const text = form.getByLabel('Text');
  const originalText = await text.inputValue();
  await checkAxe();

  await text.fill('Look at {reference}');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('This email doesn’t support the placeholder {reference}')).toBeVisible();
  await expect(text).toHaveAttribute('aria-invalid', 'true');

  await text.fill('It is out: ');
  await form.getByRole('button', { name: 'title', exact: true }).click();
  await expect(text).toHaveValue('It is out: {title}');
  await expect(page.getByLabel('Preview').getByText('It is out: An example')).toBeVisible();
  await form.getByRole('button', { name: 'Send me a test' }).click();
  await expect(form.getByText('Sent to editor@northlight.example.')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. New emails use this text.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Published.*edited/ }).click();
  await expect(text).toHaveValue('It is out: {title}');

  await form.getByRole('button', { name: 'Restore built-in text' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(text).toHaveValue(originalText);
  await expect(form.getByRole('button', { name: 'Restore built-in text' })).toBeHidden();
});
