import { settingsPaths } from '../domain/members/areas';
import { messages } from '../domain/messages';
import { getIndustryPath, screens } from '../domain/paths';
import { siteMessages } from '../domain/site-messages';
import { builtInFacts } from '../site-data';
import { signIn } from './admin-sign-in';
import { FIRST_TYPE, fill, findSendButton, listRequests, SECOND_TYPE } from './contact-form';
import { expect, test } from './fixtures';
import { hydratePage } from './visit';

test('previews the thank-you message while it is edited', async ({ page, checkAxe }) => {
  await signIn(page);
  await page.goto(settingsPaths.facts);
  const preview = page.getByRole('figure', { name: 'Preview of the thank-you message' });
  await expect(preview).toContainText(builtInFacts.thanks?.text || siteMessages.sendThanks);
  const field = page.locator('input[name="thanks.title"]');
  const originalText = await field.inputValue();
  await field.fill('It is on the desk');
  await expect(preview).toContainText('It is on the desk');
  for (const text of ['It is on the table', originalText]) {
    await field.fill(text);
    const saveResponse = page.waitForResponse(/site\.changeFacts/);
    await field.blur();
    await saveResponse;
  }
  await expect(preview).not.toContainText('It is on');
  await checkAxe();
});

test('shows an edited fact on prerendered and dynamic pages, even after hydration, until it is reset', async ({
  page,
  browser,
  site,
  open,
  checkAxe,
}) => {
  await signIn(page);
  await page.goto(settingsPaths.facts);
  const nameField = page.getByRole('textbox', { name: 'Name', exact: true });
  const originalName = await nameField.inputValue();
  const saveStatus = page.getByRole('status').filter({ hasText: /^Saved \d\d:\d\d$/ });
  await checkAxe();

  const phoneField = page.getByRole('textbox', { name: 'Telephone' });
  const phoneNumber = await phoneField.inputValue();
  await phoneField.fill('call us');
  await phoneField.blur();
  await expect(page.getByText('A telephone number can have digits and spaces')).toBeVisible();
  await expect(phoneField).toHaveAttribute('aria-invalid', 'true');
  await phoneField.fill(phoneNumber);
  await nameField.fill('Slate & Heron');
  // The status may show an earlier save.
  const renameResponse = page.waitForResponse(
    response =>
      /site\.changeFacts/.test(response.url()) && !!response.request().postData()?.includes('Heron'),
  );
  await nameField.blur();
  expect((await renameResponse).status()).toBe(200);
  await expect(saveStatus).toBeVisible();

  // The about page is prerendered, and the contact page is rendered on request.
  const visitor = await browser.newPage({ baseURL: site.url });
  for (const { path } of [screens.about, screens.contact]) {
    await visitor.goto(path);
    await expect(visitor.getByRole('link', { name: 'Slate & Heron, home' }).first()).toBeVisible();
    await hydratePage(visitor);
    await expect(visitor.getByRole('link', { name: 'Slate & Heron, home' }).first()).toBeVisible();
  }
  expect((await visitor.request.get('/site.webmanifest').then(response => response.json())).name).toBe(
    'Slate & Heron',
  );
  await visitor.close();

  await nameField.fill(originalName);
  const saveResponse = page.waitForResponse(/site\.changeFacts/);
  await nameField.blur();
  await saveResponse;
  await expect(page.locator('header')).not.toContainText('Heron');
  await open(screens.about.path);
  await expect(page.getByRole('link', { name: `${originalName}, home` }).first()).toBeVisible();
});

test('updates edited request types in an open form without losing input', async ({
  page,
  browser,
  site,
  checkAxe,
}) => {
  const visitor = await browser.newPage({ baseURL: site.url });
  await visitor.clock.install();
  await visitor.goto(screens.contact.path);
  await hydratePage(visitor);
  const form = visitor.getByRole('main').locator('form');
  const email = 'hannah@choices.example';
  await fill(form, email);
  await form.getByLabel(FIRST_TYPE, { exact: true }).uncheck();
  await form.getByLabel(SECOND_TYPE, { exact: true }).check();

  await signIn(page);
  await page.goto(settingsPaths.lists);
  const waitForSave = () => page.waitForResponse(/site\.change(Facts|Industries)/);
  const undoButton = page.getByRole('button', { name: 'Undo' });
  let changes = 0;
  /** Makes a change, and waits until it is saved. */
  async function store(change: () => Promise<void>) {
    const saveResponse = waitForSave();
    await change();
    expect((await saveResponse).status()).toBe(200);
    await expect(undoButton).toBeEnabled();
    changes += 1;
  }
  await page.getByRole('button', { name: `Rename ${SECOND_TYPE}` }).click();
  const newNameField = page.getByRole('textbox', { name: `New name of ${SECOND_TYPE}` });
  await newNameField.fill(FIRST_TYPE.toLowerCase());
  await newNameField.press('Enter');
  await expect(page.getByText(`“${FIRST_TYPE.toLowerCase()}” is listed twice. Remove one.`)).toBeVisible();
  await newNameField.fill('Audit');
  await store(() => newNameField.press('Enter'));
  await expect(page.getByRole('button', { name: 'Rename Audit' })).toBeFocused();
  await page.getByRole('button', { name: 'Add industry' }).click();
  const nameField = page.getByRole('textbox', { name: 'Name of the new industry' });
  await nameField.fill('Ports');
  await store(() => nameField.press('Enter'));
  // `uncheck` would read the state before the page is redrawn.
  const shownSwitch = page.getByRole('checkbox', { name: 'Show FinTech' });
  await expect(shownSwitch).toBeChecked();
  await store(() => shownSwitch.click({ force: true }));
  await expect(shownSwitch).not.toBeChecked();
  await checkAxe();

  await findSendButton(form).click();
  await expect(form.getByText(messages.departmentRequired)).toBeVisible();
  await expect(form.getByText(messages.choicesChanged)).toBeVisible();
  await expect(form.getByLabel(SECOND_TYPE, { exact: true })).toHaveCount(0);
  await expect(form.getByLabel('Full name')).toHaveValue('Hannah Whitlock');
  await form.getByLabel('Audit').check();
  await findSendButton(form).click();
  await expect(visitor.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  expect(listRequests(site, email).map(request => request.departments_json)).toEqual(['["Audit"]']);

  for (const { path } of [screens.home, screens.cases]) {
    await visitor.goto(path);
    const portsLink = visitor.getByRole('main').locator(`a[href="${getIndustryPath('Ports')}"]`);
    await expect(portsLink).toHaveCount(1);
    await hydratePage(visitor);
    await expect(portsLink).toHaveCount(1);
  }
  await expect(visitor.getByRole('main').locator(`a[href="${getIndustryPath('FinTech')}"]`)).toHaveCount(0);
  await visitor.close();
  await store(() => page.getByRole('button', { name: 'Remove Ports' }).press('Enter'));
  await expect(page.getByRole('button', { name: 'Add industry' })).toBeFocused();
  await page.getByRole('button', { name: 'Merge EdTech with another industry' }).press('Enter');
  await page.getByRole('combobox', { name: 'Merge with' }).selectOption('HealthTech');
  await store(() => page.getByRole('button', { name: 'Merge', exact: true }).click());
  await expect(page.getByRole('button', { name: 'Add industry' })).toBeFocused();
  while (changes-- > 0) {
    const saveResponse = waitForSave();
    await undoButton.click();
    expect((await saveResponse).status()).toBe(200);
  }
  await expect(page.getByRole('button', { name: `Rename ${SECOND_TYPE}` })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Show FinTech' })).toBeChecked();
});
