import { REQUEST_SENT_ID } from '../domain/contact-form';
import { messages } from '../domain/messages';
import { screens } from '../domain/paths';
import { builtInFacts } from '../site-data';
import { FIRST_TYPE, fill, findSendButton, listRequests, SECOND_TYPE } from './contact-form';
import { expect, test } from './fixtures';

test('closes the dialog with the contact form on Escape, an outside click or Close', async ({
  page,
  open,
  checkAxe,
  site,
}) => {
  await page.clock.install();
  await open(screens.home.path);
  const talkLink = page.getByRole('link', { name: 'Let’s talk' });
  const dialog = page.getByRole('dialog', { name: 'Let’s talk' });
  const forms = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ];
  for (const close of forms) {
    await talkLink.click();
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.mouse.wheel(0, 400);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    if (close === forms[0]) await checkAxe();
    await close();
    await expect(dialog).toBeHidden();
    await expect(talkLink).toBeFocused();
  }

  await talkLink.click();
  const email = 'window@deltaquay.example';
  const form = page.getByRole('dialog').locator('form');
  await fill(form, email);
  await findSendButton(form).click();
  const thanksDialog = page.getByRole('dialog', { name: 'Thank you' });
  await expect(thanksDialog).toContainText(messages.sendThanks);
  await checkAxe();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(talkLink).toBeFocused();
  expect(listRequests(site, email)).toHaveLength(1);
});

test('sends the contact form when it is filled in by keyboard', async ({ page, open, site }) => {
  await page.clock.install();
  await open(screens.contact.path);
  const form = page.getByRole('main').locator('form');
  const email = 'keys@deltaquay.example';
  await form.getByLabel(FIRST_TYPE, { exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(form.getByLabel(SECOND_TYPE, { exact: true })).toBeChecked();
  for (let type = 1; type < builtInFacts.requestTypes.length; type++) await page.keyboard.press('Tab');
  await expect(form.getByLabel('Full name')).toBeFocused();
  await page.keyboard.type('Hannah Whitlock');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.clock.fastForward(5_000);
  await page.keyboard.press('Enter');
  const thanksDialog = page.getByRole('dialog', { name: 'Thank you' });
  await expect(thanksDialog.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(thanksDialog).toBeHidden();
  expect(listRequests(site, email)[0]?.departments_json).toBe(JSON.stringify([FIRST_TYPE, SECOND_TYPE]));
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  for (const path of [screens.contact.path, screens.home.path]) {
    test(`sends the form of ${path} without JavaScript, even after a rejected file`, async ({
      page,
      site,
    }) => {
      page.removeAllListeners('console');
      const email = `plain-${path.length}@deltaquay.example`;
      await page.goto(path);
      const form = page.getByRole('main').locator('form');
      const attach = (name: string, mimeType: string) =>
        form.getByLabel('Attach a file').setInputFiles({ name, mimeType, buffer: Buffer.from('A note') });
      await expect(page.getByText(messages.sendThanks)).toBeHidden();
      await form.getByLabel('Full name').fill('Hannah Whitlock');
      await form.getByLabel('Work e-mail').fill(email);
      await attach('note.pdf', 'application/pdf');
      await findSendButton(form).click();
      await expect(page.getByText(messages.fileContent)).toBeVisible();
      await page.goBack();
      await expect(form.getByLabel('Full name')).toHaveValue('Hannah Whitlock');
      await expect(form.getByLabel('Work e-mail')).toHaveValue(email);
      await attach('note.txt', 'text/plain');
      await findSendButton(form).click();
      await expect(page).toHaveURL(`${path}#${REQUEST_SENT_ID}`);
      await expect(page.getByText(messages.sendThanks)).toBeInViewport();
      expect(listRequests(site, email)).toMatchObject([{ attachment_name: 'note.txt' }]);
    });
  }
});
