import { writeFile } from 'node:fs/promises';
import PostalMime from 'postal-mime';
import { ATTACHMENT_MAX_BYTES } from '../domain/limits';
import { messages } from '../domain/messages';
import { emailSendPath, screens } from '../domain/paths';
import { builtInSite } from './built-in-site';
import {
  createPdf,
  FIRST_TYPE,
  fill,
  findSendButton,
  listManagers,
  listOutbox,
  listRequests,
  SECOND_TYPE,
} from './contact-form';
import { expect, test, waitForHydration } from './fixtures';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('emails staff and the visitor when a request with a file is sent', async ({ page, open, site }) => {
  const email = 'hannah@deltaquay.example';
  const brief = createPdf(300_000);
  await open(screens.contact.path);
  const form = page.getByRole('main').locator('form');
  await fill(form, email);
  await form.getByLabel(SECOND_TYPE, { exact: true }).check();
  const [manager] = (await listManagers(site)).slice(-1);
  await form.getByLabel(manager?.firstName ?? '').check();
  await form
    .getByLabel('Attach a file')
    .setInputFiles({ name: 'Brief.pdf', mimeType: 'application/pdf', buffer: brief });
  await expect(form.getByText('Brief.pdf', { exact: true })).toBeVisible();
  await findSendButton(form).click();

  const thanksDialog = page.getByRole('dialog', { name: 'Thank you' });
  await expect(thanksDialog).toContainText(messages.sendThanks);
  await expect(thanksDialog).toContainText(`${manager?.name} reads it`);
  await thanksDialog.getByRole('button', { name: 'Back to the page' }).click();
  await expect(thanksDialog).toBeHidden();
  await expect(findSendButton(form)).toBeFocused();
  await expect(form.getByLabel('Full name')).toHaveValue('');
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(form.getByText('Brief.pdf')).toHaveCount(0);

  const [request] = listRequests(site, email);
  expect(request).toMatchObject({
    full_name: 'Hannah Whitlock',
    company_name: 'Deltaquay',
    addressee: manager?.name,
    departments_json: JSON.stringify([FIRST_TYPE, SECOND_TYPE]),
    attachment_name: 'Brief.pdf',
    attachment_size: brief.length,
  });
  const readEmails = () => Promise.all(listOutbox(site).map(file => PostalMime.parse(file)));
  const listOwnEmails = async () =>
    (await readEmails()).filter(email => email.text?.includes(request?.reference ?? '-'));
  await expect
    .poll(async () => (await listOwnEmails()).map(email => email.to?.[0]?.address).sort())
    .toEqual([email, builtInSite.email].sort());
  const attachments = (await listOwnEmails()).flatMap(email =>
    email.attachments.filter(file => file.filename === 'Brief.pdf'),
  );
  expect(attachments).toHaveLength(1);
  expect(Buffer.from(attachments[0]?.content as ArrayBuffer).equals(brief)).toBe(true);
});

test('validates text fields on blur and request types on change', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(screens.contact.path);
  const form = page.getByRole('main').locator('form');
  const [name, email] = [form.getByLabel('Full name'), form.getByLabel('Work e-mail')];
  await waitForHydration(form);
  const truncatedLabels = await form
    .locator('label')
    .evaluateAll(labels =>
      labels
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(label => label.textContent),
    );
  expect(truncatedLabels).toEqual([]);
  // The form's script loads on the first interaction, so this one may come before the script.
  await form.getByLabel(FIRST_TYPE, { exact: true }).uncheck();
  await expect(form.getByText(messages.departmentRequired)).toBeVisible();
  await form.getByLabel(FIRST_TYPE, { exact: true }).check();
  await expect(form.getByText(messages.departmentRequired)).toHaveCount(0);
  await name.focus();
  await email.focus();
  await expect(form.getByText(messages.fullNameRequired)).toBeVisible();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByText(messages.emailRequired)).toHaveCount(0);
  await email.fill('hannah@');
  await name.fill('Hannah');
  await expect(form.getByText(messages.emailInvalid)).toBeVisible();
  await expect(form.getByText(messages.fullNameRequired)).toHaveCount(0);
  await form.getByLabel(FIRST_TYPE, { exact: true }).uncheck();
  await expect(form.getByText(messages.departmentRequired)).toBeVisible();
  await form.getByLabel(SECOND_TYPE, { exact: true }).check();
  await expect(form.getByText(messages.departmentRequired)).toHaveCount(0);
  await email.fill('');
  await findSendButton(form).click();
  await expect(form.getByText(messages.emailRequired)).toBeVisible();
  await expect(email).toBeFocused();
});

test('keeps all input when sending a request fails', async ({ page, open }) => {
  page.removeAllListeners('console');
  let respond: () => void = () => undefined;
  const responsePromise = new Promise<void>(resolve => {
    respond = resolve;
  });
  await page.route(`**${emailSendPath}`, async route => {
    await responsePromise;
    await route.abort();
  });
  await open(screens.contact.path);
  const form = page.getByRole('main').locator('form');
  await fill(form, 'h@deltaquay.example');
  await form
    .getByLabel('Attach a file')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await findSendButton(form).click();
  await expect(findSendButton(form)).toHaveText('Sending...');
  await expect(findSendButton(form)).toBeDisabled();
  respond();
  await expect(page.getByRole('alert')).toHaveText(messages.sendFailed);
  await expect(findSendButton(form)).toHaveText('Send request');
  await expect(form.getByLabel('Full name')).toHaveValue('Hannah Whitlock');
  await expect(form.getByText('a.txt', { exact: true })).toBeVisible();

  await page.unroute(`**${emailSendPath}`);
  await page.route(`**${emailSendPath}`, route =>
    route.fulfill({ status: 400, json: { status: 'fail', message: messages.sentTooFast } }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await findSendButton(form).evaluate(button => {
    button.scrollIntoView({ block: 'end' });
    (button as HTMLElement).click();
  });
  const errorText = form.getByText(messages.sentTooFast);
  await expect(errorText).toBeInViewport({ ratio: 1 });
  const [errorBox, toastBox] = [await errorText.boundingBox(), await page.getByRole('alert').boundingBox()];
  expect((errorBox?.y ?? 0) + (errorBox?.height ?? 0)).toBeLessThan(toastBox?.y ?? 0);

  // The third attempt reaches the site, which stores the request once.
  await page.unroute(`**${emailSendPath}`);
  await findSendButton(form).click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
});

test('rejects attachments of unsupported types or over 10 MB', async ({ page, open }, testInfo) => {
  await open(screens.contact.path);
  const form = page.getByRole('main').locator('form');
  const input = form.getByLabel('Attach a file');
  const dropArea = input.locator('..');
  const getBorderColor = () => dropArea.evaluate(element => getComputedStyle(element).borderColor);
  const createDrag = (name: string, type: string) =>
    page.evaluateHandle(
      ([name = '', type = '']) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File(['%PDF-1.7'], name, { type }));
        return transfer;
      },
      [name, type],
    );
  const plainColour = await getBorderColor();
  const validFile = await createDrag('brief.pdf', 'application/pdf');
  const invalidFile = await createDrag('film.mp4', 'video/mp4');

  // The first drag also loads the form's script.
  await input.dispatchEvent('dragenter', { dataTransfer: invalidFile });
  await expect.poll(getBorderColor).not.toBe(plainColour);
  const rejectedColour = await getBorderColor();
  await input.dispatchEvent('dragleave', { dataTransfer: invalidFile });
  await expect.poll(getBorderColor).toBe(plainColour);
  await input.dispatchEvent('dragenter', { dataTransfer: validFile });
  await expect.poll(getBorderColor).not.toBe(plainColour);
  expect(await getBorderColor()).not.toBe(rejectedColour);
  await input.dispatchEvent('drop', { dataTransfer: validFile });
  await expect(form.getByText('brief.pdf', { exact: true })).toBeVisible();
  await input.dispatchEvent('drop', { dataTransfer: invalidFile });
  await expect(form.getByText(messages.fileType)).toBeVisible();
  await expect(form.getByText('brief.pdf stays attached')).toBeVisible();
  await form.getByRole('button', { name: 'Remove brief.pdf' }).click();
  await expect(form.getByText('Attach a file or drop it here')).toBeVisible();

  // Playwright passes files on disk as paths instead of contents.
  const chooseFile = async (name: string, bytes: number) => {
    const file = testInfo.outputPath(name);
    await writeFile(file, Buffer.alloc(bytes));
    await input.setInputFiles(file);
  };
  await chooseFile('plan.png', 1);
  await expect(form.getByText(messages.fileType)).toBeVisible();
  await chooseFile('plan.pdf', ATTACHMENT_MAX_BYTES + 1);
  await expect(form.getByText(messages.fileTooLarge)).toBeVisible();
  await chooseFile('plan.pdf', ATTACHMENT_MAX_BYTES);
  await expect(form.getByText('plan.pdf', { exact: true })).toBeVisible();
  await chooseFile('other.exe', 1);
  await expect(form.getByText('plan.pdf stays attached')).toBeVisible();
  await form.getByRole('button', { name: 'Remove plan.pdf' }).click();
  await expect(form.getByText('Attach a file or drop it here')).toBeVisible();
  await expect(input).toBeFocused();
});
