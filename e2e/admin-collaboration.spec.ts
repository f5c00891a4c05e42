import type { Locator, Page } from '@playwright/test';
import { adminPaths, getPageEditPath } from '../domain/paths';
import { fillAndSave, openList, signIn, signInAs } from './admin-sign-in';
import { expect, test } from './fixtures';

/** The admin's API requests. */
const CALLS = '**/api/trpc/**';

/**
 * Opens an article.
 * @param host page of a member who invites a new member. By default, the admin signs in.
 */
async function openArticleAsNewMember(page: Page, article: string, host?: Page) {
  if (host) await signInAs('editor', page, host);
  else await signIn(page);
  await openList(page, adminPaths.posts);
  await page.getByRole('button', { name: `Edit ${article}` }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Title', { exact: true })).not.toHaveValue('');
  const text = form.getByRole('textbox', { name: 'Article content' });
  return {
    page,
    form,
    text,
    title: form.getByLabel('Meta title'),
    about: form.getByLabel('Meta description'),
  };
}

/** Clicks the last line, because End doesn't leave the current line of wrapped text. */
async function moveToEnd(page: Page, text: Locator) {
  const { height = 0 } = (await text.boundingBox()) ?? {};
  await text.click({ position: { x: 8, y: height - 8 } });
  await page.keyboard.press('End');
}

test("shows two editors of a draft each other's presence, changes and conflicts", async ({
  openSeparatePage,
}) => {
  test.slow();
  const article = 'Sound that arrives together';
  const secondEditor = await openArticleAsNewMember(await openSeparatePage(), article);
  const firstEditor = await openArticleAsNewMember(await openSeparatePage(), article, secondEditor.page);
  for (const { form } of [firstEditor, secondEditor])
    await expect(form.getByText('Also editing:')).toBeAttached();

  await firstEditor.title.fill('From the first');
  await expect(secondEditor.form.getByText('is typing in this field.')).toBeVisible();
  await expect(secondEditor.title).not.toBeEditable();
  await expect(secondEditor.title).toHaveValue('From the first');
  await expect(secondEditor.form.getByText('Live, edited')).toBeVisible();
  await expect(firstEditor.title).toBeEditable();

  await secondEditor.about.fill('From the second');
  await expect(firstEditor.about).toHaveValue('From the second');
  await expect(firstEditor.about).not.toBeEditable();

  // In the article text, presence is tracked per paragraph.
  const paragraphs = secondEditor.text.locator('> p');
  await moveToEnd(firstEditor.page, firstEditor.text.locator('> p').first());
  await firstEditor.page.keyboard.type(' One was here.');
  await expect(paragraphs.first()).toHaveAttribute('data-theirs');
  await expect(paragraphs.first()).toContainText('One was here.');
  await moveToEnd(secondEditor.page, paragraphs.first());
  await secondEditor.page.keyboard.type(' Not lost');
  await expect(paragraphs.first()).not.toContainText('Not lost');
  await expect(paragraphs.nth(1)).toContainText('Not lost');
  await expect(firstEditor.text.locator('> p').nth(1)).toContainText('Not lost');
  await firstEditor.text.getByRole('button', { name: 'Use this one' }).click();
  await expect(paragraphs.first()).toContainText('Not lost');
  await expect(secondEditor.text.getByRole('button', { name: 'Use this one' })).toHaveCount(0);
  await moveToEnd(secondEditor.page, paragraphs.nth(1));
  await secondEditor.page.keyboard.type(' Two was here.');
  await expect(firstEditor.text.locator('> p').nth(1)).toContainText('Two was here.');
  await expect(secondEditor.form.getByText(/Saved \d/)).toBeVisible();

  // Changes made offline can conflict.
  await secondEditor.page.context().setOffline(true);
  await secondEditor.title.fill('Mine, on a train');
  const paragraph = paragraphs.nth(2);
  await paragraph.click({ position: { x: 8, y: 8 } });
  await secondEditor.page.keyboard.press('Home');
  await secondEditor.page.keyboard.type('Well: ');
  await expect(secondEditor.form.getByText('Kept on this device')).toBeVisible();
  await moveToEnd(firstEditor.page, firstEditor.text.locator('> p').nth(2));
  await firstEditor.page.keyboard.type(' Nobody else wrote this.');
  await fillAndSave(firstEditor.page, firstEditor.title, 'Theirs');
  await secondEditor.page.context().setOffline(false);
  const notice = secondEditor.form.getByText('An editor edited this at the same time.');
  await expect(notice).toBeVisible();
  await expect(secondEditor.title).toHaveValue('Theirs');
  // Changes to different sentences are merged, unless an editor undoes the merge.
  await expect(paragraph).toHaveText(/^Well: .*Nobody else wrote this\.$/);
  await secondEditor.page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(paragraph).toHaveText(/^(?!Well).*Nobody else wrote this\.$/);
  await expect(paragraphs.nth(3)).toHaveText(/^Well: /);
  await secondEditor.text.getByRole('button', { name: 'Remove', exact: true }).click();

  // A postponed conflict stays visible until it is resolved.
  const compareButton = secondEditor.form.getByRole('button', { name: 'Compare' });
  const dialog = secondEditor.page.getByRole('dialog', { name: 'Choose which version to keep' });
  await compareButton.click();
  await dialog.getByRole('radio', { name: 'An editor’s:' }).check();
  await secondEditor.page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(compareButton).toBeFocused();
  await expect(notice).toBeVisible();
  await secondEditor.page.setViewportSize({ width: 360, height: 640 });
  await compareButton.click();
  // Differences are marked. In narrow windows, the buttons are visible immediately.
  await expect(dialog.getByRole('insertion')).toHaveText(['Mine, on a train', 'Theirs']);
  const mergeButton = dialog.getByRole('button', { name: 'Merge' });
  await expect(mergeButton).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('radio', { name: 'Yours:' })).toBeChecked();
  await mergeButton.click();
  await expect(notice).toHaveCount(0);
  await secondEditor.page.setViewportSize({ width: 1440, height: 900 });
  await expect(secondEditor.title).toHaveValue('Mine, on a train');
  await expect(firstEditor.title).toHaveValue('Mine, on a train');
  await expect(secondEditor.text).toContainText('Nobody else wrote this.');

  await secondEditor.form.getByRole('button', { name: 'History' }).click();
  const historyDialog = secondEditor.page.getByRole('dialog', { name: 'History' });
  await expect(historyDialog.getByText(/^Conflicting changes by/).first()).toBeVisible();
  await historyDialog.getByRole('button', { name: 'Close' }).last().click();

  // Leaving with a conflict requires confirmation. Requests in flight survive offline emulation, so abort them.
  await secondEditor.page.route(CALLS, route => route.abort());
  await secondEditor.about.fill('Mine, in a tunnel');
  await expect(secondEditor.form.getByText('Kept on this device')).toBeVisible();
  await secondEditor.page.goto('about:blank');
  await fillAndSave(firstEditor.page, firstEditor.about, 'Theirs, outside');

  const { page } = secondEditor;
  await page.unroute(CALLS);
  await openList(page, adminPaths.posts);
  await page.getByRole('button', { name: `Edit ${article}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit blog' });
  await expect(form.getByLabel('Title', { exact: true })).not.toHaveValue('');
  await expect(form.getByText('An editor edited this at the same time.')).toBeVisible();
  await form.getByRole('button', { name: 'Back to Blogs' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await form.getByRole('button', { name: 'Compare' }).click();
  await expect(dialog.getByText('The other version will be lost.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(form.getByLabel('Meta description')).toHaveValue('Mine, in a tunnel');
  await expect(form.getByText(/Saved \d/)).toBeVisible();

  // A collaborator disappears after leaving.
  await expect(form.getByText('Also editing:')).toBeAttached();
  await firstEditor.page.close();
  await expect(form.getByText('Also editing:')).toHaveCount(0, { timeout: 20_000 });
  await expect(form.locator('[data-theirs]')).toHaveCount(0);
});

async function openPageAsNewMember(page: Page, id: string) {
  await signIn(page);
  await page.goto(getPageEditPath(id));
  const title = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(page.frameLocator('iframe').locator('[data-marks]')).toBeAttached();
  const choose = async (index: number) => {
    const row = page.locator('[data-row]').nth(index);
    await row.click();
    // Until the row is current, the form shows the section that was chosen before.
    await expect(row).toHaveAttribute('aria-current');
    const field = page.locator('[data-pane=form] [data-field]').getByRole('textbox').first();
    await expect(field).toBeVisible();
    return field;
  };
  return { page, title, choose };
}

test("shows two editors of a page each other's presence, changes and conflicts", async ({
  openSeparatePage,
}) => {
  const firstEditor = await openPageAsNewMember(await openSeparatePage(), 'process');
  const secondEditor = await openPageAsNewMember(await openSeparatePage(), 'process');
  const [firstField, secondField] = [await firstEditor.choose(0), await secondEditor.choose(0)];
  const originalText = await firstField.inputValue();

  // One editor's changes reach the other, whose field is locked during the edit.
  await firstField.fill('A title of hers');
  await expect(secondField).toHaveValue('A title of hers');
  await expect(secondField).not.toBeEditable();
  await expect(secondEditor.title).toHaveText('A title of hers');
  // The editors change different sections at the same time.
  const otherField = await secondEditor.choose(1);
  const otherText = await otherField.inputValue();
  await fillAndSave(secondEditor.page, otherField, 'A line of his');
  await expect(firstEditor.page.locator('[data-row]').nth(1)).toContainText('A line of his');

  // Both editors change the same text, one of them offline.
  await firstEditor.choose(2);
  await expect(secondEditor.page.locator('[data-row]').nth(2).locator('..')).toContainText('is editing');
  await secondEditor.page.context().setOffline(true);
  await (await secondEditor.choose(0)).fill('What he wrote on a train');
  await expect(secondEditor.page.getByText('Kept on this device')).toBeVisible();
  await fillAndSave(firstEditor.page, await firstEditor.choose(0), 'What she wrote at her desk');
  await secondEditor.page.context().setOffline(false);
  const conflictNotice = secondEditor.page.getByText('in another window at the same time');
  await expect(conflictNotice).toBeVisible();
  await secondEditor.page.getByRole('button', { name: 'Compare' }).click();
  const dialog = secondEditor.page.getByRole('dialog', { name: 'Choose which version to keep' });
  await expect(dialog.getByRole('group', { name: 'What she wrote at her desk, Title' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(firstEditor.title).toHaveText('What he wrote on a train');
  await expect(conflictNotice).toHaveCount(0);

  // Each editor restores the field that they changed, because it may be locked for the other.
  await fillAndSave(firstEditor.page, await firstEditor.choose(0), originalText);
  await fillAndSave(secondEditor.page, await secondEditor.choose(1), otherText);
});
