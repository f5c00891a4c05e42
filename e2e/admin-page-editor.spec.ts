import type { Page } from '@playwright/test';
import { getPageEditPath, screens } from '../domain/paths';
import { publish as publishItem, saveText, signIn } from './admin-sign-in';
import { expect, test } from './fixtures';

/** Opens a page in its editor and waits until it is editable. */
async function openEditor(page: Page, id: string): Promise<void> {
  await page.goto(getPageEditPath(id));
  await expect(page.frameLocator('iframe').locator('[data-piece=hero] h1')).toBeVisible();
  await expect(page.frameLocator('iframe').locator('[data-marks]')).toBeAttached();
}
const onPage = (page: Page) => page.frameLocator('iframe');
const findRows = (page: Page) => page.locator('[data-row]');
/** Finds the text that is being edited in place. */
const findEditedText = (page: Page) => onPage(page).locator('[data-writing]');
const expectSaved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible();

async function publish(page: Page): Promise<void> {
  await expectSaved(page);
  await publishItem(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: /is live$/ })).toBeFocused();
  await page.getByRole('button', { name: 'Keep editing' }).click();
}

/** Resets a page to its built-in content. */
async function reset(page: Page, id: string): Promise<void> {
  const response = await page.request.post('/api/trpc/pages.reset', { data: { id } });
  expect(response.status()).toBe(200);
}

test('publishes a text edited in place until the page is reset', async ({ page, checkAxe }) => {
  const { path } = screens.process;
  const originalHtml = await (await page.request.get(path)).text();
  expect(originalHtml).not.toContain(', every time');
  await signIn(page);
  await openEditor(page, 'process');
  await checkAxe();

  const title = onPage(page).getByRole('heading', { level: 1 });
  await title.click();
  await expect(findEditedText(page)).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', every time');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(/, every time$/);
  await page.keyboard.press('Escape');
  await expect(title).toHaveText(/, every time$/);
  await publish(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();

  expect(await (await page.request.get(path)).text()).toContain(', every time');
  await reset(page, 'process');
  expect(await (await page.request.get(path)).text()).toBe(originalHtml);
});

test('undoes changes to sections and texts that are made by keyboard', async ({ page }) => {
  await signIn(page);
  await openEditor(page, 'services');
  await onPage(page).locator('[data-piece=r1] :is(svg, img)').first().click();
  await expect(page.locator('[data-pane=form]').getByLabel('Logo').first()).toBeInViewport();
  const heading = onPage(page).locator('[data-piece=r1] h2');
  await onPage(page)
    .locator('body')
    .evaluate(() => scrollTo(0, 9_000));
  await expect(heading).not.toBeInViewport();
  await page.locator('[data-pane=form]').getByLabel('Title').first().focus();
  await expect(heading).toBeInViewport();

  const originalRows = await findRows(page).allTextContents();
  const [, firstRow = '', secondRow = ''] = originalRows;

  await findRows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(findRows(page).nth(1)).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(findRows(page).nth(1)).toHaveText(secondRow);
  await expect(findRows(page).nth(2)).toHaveText(firstRow);
  await page.keyboard.press('Control+d');
  await expect(findRows(page)).toHaveCount(originalRows.length + 1);
  await expect(findRows(page).nth(3)).toBeFocused();
  await page.keyboard.press('Control+Shift+H');
  await expect(findRows(page).nth(3)).toContainText('hidden');
  await page.keyboard.press('Delete');
  await expect(findRows(page)).toHaveCount(originalRows.length);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(findRows(page).nth(3)).toContainText('hidden');

  await findRows(page).first().focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('Control+z');
  await expect(findRows(page)).toHaveText(originalRows);
  await page.keyboard.press('Control+Shift+z');
  await expect(findRows(page).nth(1)).toHaveText(secondRow);
  await page.keyboard.press('Control+z');
  await expect(findRows(page)).toHaveText(originalRows);

  const visibleRows = findRows(page).filter({ hasNotText: ', hidden' });
  await expect(onPage(page).locator('[data-piece]')).toHaveCount(await visibleRows.count());
  const itemHeading = onPage(page).locator('[data-piece=r2] h3').first();
  const title = await itemHeading.innerText();
  await itemHeading.click();
  await expect(findEditedText(page)).toBeFocused();
  // The title can have several lines.
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', always');
  await expect(page.locator('[data-pane=form]').getByLabel('Title').nth(1)).toHaveValue(`${title}, always`);
  await page.keyboard.press('Control+z');
  await expect(findEditedText(page)).toHaveText(title);
  await page.keyboard.type(' too');
  await page.keyboard.press('Tab');
  await page.keyboard.type(' We do.');
  await expect(findEditedText(page)).toHaveText(/\sWe\sdo\.$/);
  await expect(itemHeading).toHaveText(`${title} too`);
  await page.keyboard.press('Shift+Tab');
  await expect(findEditedText(page)).toHaveText(`${title} too`);

  // While a text is selected, typing adds to the text, and Delete doesn’t remove the section.
  const count = await findRows(page).count();
  await page.keyboard.press('Escape');
  await expect(findEditedText(page)).toHaveCount(0);
  await page.keyboard.press('Delete');
  await page.keyboard.type('!');
  await expect(findEditedText(page)).toHaveText(`${title} too!`);
  await expect(findRows(page)).toHaveCount(count);

  // An emptied text isn't on the page, but typing still changes it.
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Escape');
  await expect(onPage(page).getByText(`${title} too!`)).toHaveCount(0);
  await page.keyboard.type('In the open');
  await expect(findEditedText(page)).toHaveText('In the open');
  // Tab moves from the last control of the page to the text's field.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-pane=form]').getByLabel('Title').nth(1)).toBeFocused();
  await expectSaved(page);
  const discardResponse = await page.request.post('/api/trpc/content.discardDraft', {
    data: { kind: 'page', id: 'services' },
  });
  expect(discardResponse.status()).toBe(200);
});

test('adds and moves sections of a page by dragging and from the gallery', async ({ page }) => {
  await signIn(page);
  await openEditor(page, 'about');
  const originalRows = await findRows(page).allTextContents();
  const [topRow = '', firstRow = '', secondRow = '', ...otherRows] = originalRows;
  const getHandlePosition = async (index: number) => {
    const box = await findRows(page).nth(index).locator('xpath=../span[1]').boundingBox();
    if (!box) throw new Error(`Row ${index} is not in sight`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  /** Drags the first section below the second and holds it. */
  async function dragSection() {
    const [from, to] = [await getHandlePosition(1), await getHandlePosition(2)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await expect(async () => {
      await page.mouse.move(to.x, to.y - 10);
      await page.mouse.move(to.x, to.y + 6);
      await expect(page.locator('[data-pane=outline] [data-dragging=true]')).toBeAttached({ timeout: 500 });
    }).toPass();
  }

  await findRows(page).nth(1).click();
  await dragSection();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.locator('[data-dragging]')).toHaveCount(0);
  await expect(findRows(page)).toHaveText(originalRows);
  await expect(findRows(page).nth(1)).toHaveAttribute('aria-current', 'true');

  await dragSection();
  await page.mouse.up();
  await expect(findRows(page)).toHaveText([topRow, secondRow, firstRow, ...otherRows]);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(findRows(page)).toHaveText(originalRows);

  await page.getByRole('button', { name: 'Add a section', exact: true }).click();
  await page.getByRole('button', { name: /^Statement One large sentence/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Sections' })).toBeVisible();
  // Until the new row is current, the form shows the section that was chosen before.
  await expect(page.locator('[data-row][aria-current]')).toContainText('Opening sentence');
  const field = page.locator('[data-pane=form] [data-field]').getByRole('textbox').first();
  const text = await field.inputValue();
  await expect(onPage(page).getByText(text).first()).toBeVisible();

  await field.fill('');
  await expect(page.locator('[data-row][aria-current]')).toBeVisible();
  await expect(page.getByText('Blocks publishing').first()).toBeAttached();
  await page.getByRole('button', { name: /^Checks/ }).click();
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await page.getByRole('button', { name: 'Go to field' }).first().click();
  await expect(field).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');

  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect(page.getByText('” deleted')).toBeVisible();
  await expectSaved(page);
});

test('links text in place to a page found by search', async ({ page }) => {
  await signIn(page);
  await openEditor(page, 'privacy');
  const paragraphs = onPage(page).locator('section:has(h2) > p');
  const plainText = await paragraphs
    .filter({ hasNot: page.locator('a') })
    .first()
    .innerText();
  const paragraph = paragraphs.filter({ hasText: plainText.slice(-30) });
  await paragraph.scrollIntoViewIfNeeded();
  await paragraph.click({ position: { x: 30, y: 12 } });
  await expect(findEditedText(page)).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+Shift+ArrowRight');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Edit link' });
  await dialog.getByLabel('Link URL').fill('about');
  await dialog.getByRole('option').first().click();
  await expect(dialog).toHaveCount(0);
  const link = paragraph.getByRole('link').first();
  await expect(link).toHaveAttribute('href', screens.about.path);
  await expectSaved(page);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(paragraph.getByRole('link')).toHaveCount(0);
  await expect(paragraph).toHaveText(plainText);
});

test('saves without a dialog when Enter or Ctrl+S is pressed in a heading or an alternative text', async ({
  page,
}) => {
  await signIn(page);
  await openEditor(page, 'contact');
  const heading = onPage(page).getByRole('heading', { level: 1 });
  await heading.click();
  await expect(findEditedText(page)).toBeFocused();
  await saveText(page, ' or call', async () => {
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' or call');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
  });
  const fields = [
    {
      section: findRows(page).first(),
      field: page.getByRole('textbox', { name: 'Title', exact: true }).first(),
    },
    { section: findRows(page).filter({ hasText: 'Office' }), field: page.getByLabel('Alt text') },
  ];
  for (const { section, field } of fields) {
    await section.click();
    await expect(section).toHaveAttribute('aria-current');
    await saveText(page, 'Where we are', async () => {
      await field.fill('Where we are');
      await field.press('Enter');
      await field.press('Control+s');
    });
    await expect(page.locator('[role=dialog], [role=alertdialog]')).toHaveCount(0);
  }
  // Nothing covers the editor.
  await findRows(page).first().click();
  const discardResponse = await page.request.post('/api/trpc/content.discardDraft', {
    data: { kind: 'page', id: 'contact' },
  });
  expect(discardResponse.status()).toBe(200);
});

test('switches between outline, form and page on a phone', async ({ page, checkAxe }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto(getPageEditPath('services'));
  await findRows(page).nth(1).click();
  await expect(page.getByRole('button', { name: 'Form', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await checkAxe();
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await expect(onPage(page).getByRole('heading', { level: 1 })).toBeAttached();
  expect(
    await onPage(page)
      .locator('body')
      .evaluate(() => innerWidth),
  ).toBe(390);
  // The form opens at the text that was clicked on the page.
  await onPage(page).locator('[data-piece=r2] h3').last().click();
  await page.getByRole('button', { name: 'Form', exact: true }).click();
  await expect(page.locator('[data-pane=form]').getByLabel('Title').last()).toBeInViewport();
  await page.getByRole('button', { name: 'Sections', exact: true }).click();
  await expect(findRows(page).first()).toBeVisible();
});
