import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { messages } from '../domain/messages';
import { adminPaths, getArticlePath } from '../domain/paths';
import { chooseAuthor, keepDetailsOpen, openList, publish, signIn } from './admin-sign-in';
import { checkAxe } from './axe';
import { expect, test } from './fixtures';
import { expectToFit } from './visit';

const drawSquare = (name: string, background: string, [width, height] = [900, 600]) =>
  sharp({ create: { width: width!, height: height!, channels: 3, background } })
    .png()
    .toBuffer()
    .then(buffer => ({ name, mimeType: 'image/png', buffer }));

type File = { name: string; mimeType: string; buffer: Buffer };

async function drop(page: Page, files: File[]) {
  const encodedFiles = files.map(({ buffer, ...file }) => ({ ...file, data: buffer.toString('base64') }));
  const data = await page.evaluateHandle(files => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, data } of files) {
      const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    return transfer;
  }, encodedFiles);
  for (const event of ['dragenter', 'dragover', 'drop'])
    await page.getByRole('heading', { name: 'Media' }).dispatchEvent(event, { dataTransfer: data });
}

async function openMedia(page: Page) {
  await signIn(page);
  await page.goto(adminPaths.media);
  await expect(page.getByRole('button', { name: /^All \d/ })).toBeVisible();
}
const findUploads = (page: Page) => page.getByRole('region', { name: 'Uploads' });
const findTile = (page: Page, name: string) => page.locator('[data-picture]', { hasText: name });
const findDrawer = (page: Page) => page.getByRole('complementary');

test('offers to retry the upload of a dropped file unless the file is broken', async ({
  openSeparatePage,
}) => {
  // Use a separate page, because failed calls are expected.
  const page = await openSeparatePage();
  await openMedia(page);
  const photo = await sharp(randomBytes(3 * 3_000 * 1_500), {
    raw: { width: 3_000, height: 1_500, channels: 3 },
  })
    .jpeg()
    .toBuffer();
  await drop(page, [
    await drawSquare('depot.png', '#224'),
    { name: 'noise.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'brochure.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    { name: 'IMG_1.HEIC', mimeType: '', buffer: Buffer.from('none') },
  ]);
  const list = findUploads(page);
  await expect(list.getByText(messages.imageNotOne)).toBeVisible();
  await expect(list.getByText(messages.imageHeic)).toBeVisible();
  await expect(list.getByText('Done,')).toHaveCount(2);
  // Retrying wouldn't help.
  await expect(list.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(findTile(page, 'noise.jpg')).toContainText('No alt text');
  await checkAxe(page);
  await list.getByRole('button', { name: 'Close brochure.pdf' }).click();
  await expect(list.getByText('brochure.pdf')).toBeHidden();

  await page.route('**/media.begin**', route => route.abort(), { times: 1 });
  await drop(page, [await drawSquare('again.png', '#242')]);
  await list.getByRole('button', { name: 'Try again' }).click();
  await expect(list.getByText('Done,')).toHaveCount(3);
  await expect(findTile(page, 'again.png')).toBeVisible();
  await drop(page, [{ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('none') }]);
  await expect(list.getByText(messages.imageUndecodable)).toBeVisible();
  await expect(list.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('edits, deletes and restores images of the library by keyboard or on a phone', async ({
  page,
  checkAxe,
}) => {
  await openMedia(page);
  await drop(page, [await drawSquare('harbour.png', '#a33')]);
  await findUploads(page).getByRole('link', { name: 'Add alt text' }).press('Enter');
  await expect(findDrawer(page).getByRole('heading', { name: 'harbour.png' })).toBeFocused();
  await findDrawer(page).getByLabel('Alt text').fill('A red harbour');
  await expect(findDrawer(page).getByText(/^Saved \d/)).toBeVisible();
  const focalPointButton = findDrawer(page).getByRole('button', { name: /^Focal point/ });
  const saveResponse = page.waitForResponse(/media\.setFocus/);
  await focalPointButton.press('ArrowLeft');
  await focalPointButton.press('Shift+ArrowDown');
  await saveResponse;
  await expect(focalPointButton).toHaveAccessibleName(/49% across, 60% down/);
  await checkAxe();
  await page.reload();
  await expect(findDrawer(page).getByLabel('Alt text')).toHaveValue('A red harbour');
  await expect(focalPointButton).toHaveAccessibleName(/49% across, 60% down/);

  await findDrawer(page).getByRole('button', { name: 'Delete image' }).press('Enter');
  await expect(findTile(page, 'harbour.png')).toBeHidden();
  await expect(findDrawer(page)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(findTile(page, 'harbour.png')).toBeVisible();
  await findTile(page, 'harbour.png').press('Enter');
  await expect(findDrawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(findDrawer(page)).toBeHidden();
  await expect(findTile(page, 'harbour.png')).toBeFocused();

  await page.getByLabel('Search by name, alt text or page').fill('Circles of Tidewatch');
  await expect(page.locator('[data-picture]')).toHaveCount(1);
  await expect(page).toHaveURL(/q=Circles/);
  await page.getByLabel('Search by name, alt text or page').fill('nothing has this name');
  await expect(page.getByText('No results')).toBeVisible();
  await page.goto(adminPaths.media);
  const images = page.locator('[data-picture]');
  await images.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(images.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(images.nth(1)).not.toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await expect(images.first()).toBeFocused();

  await page.setViewportSize({ width: 360, height: 800 });
  await expectToFit(page.locator('html'));
  await page.locator('[data-picture]').first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Formats')).toBeVisible();
  expect((await drawer.boundingBox())?.width).toBeCloseTo(360);
  await checkAxe();
  await page.goBack();
  await expect(drawer).toBeHidden();
});

test('describes, tags, deletes and restores several images of the library together', async ({
  page,
  checkAxe,
}) => {
  await openMedia(page);
  await drop(page, [await drawSquare('first.png', '#135'), await drawSquare('second.png', '#246')]);
  await expect(findUploads(page).getByText('Done,')).toHaveCount(2);
  await page.getByRole('button', { name: /^No alt text/ }).click();
  await page.getByRole('button', { name: 'Write alt texts' }).click();
  const panel = page.getByRole('region', { name: /^Alt texts of/ });
  const [firstField, secondField] = ['first', 'second'].map(name =>
    panel.getByLabel(`What does it show? ${name}.png`),
  );
  await firstField!.fill('A blue square');
  await firstField!.press('Enter');
  await expect(firstField!).not.toBeFocused();
  await checkAxe();
  await secondField!.fill('A grey square');
  await secondField!.press('Shift+Enter');
  await expect(secondField!).not.toBeFocused();
  await expect(panel.getByText(/^Saved, /)).toHaveCount(2);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(findTile(page, 'first.png')).toHaveCount(0);

  await page.getByRole('button', { name: /^Unused/ }).click();
  await expect(findTile(page, 'first.png')).toBeVisible();
  await page.getByRole('button', { name: /^Delete \d+ images?$/ }).click();
  const confirmDialog = page.getByRole('alertdialog');
  await expect(confirmDialog.getByRole('button', { name: 'Disagree' })).toBeFocused();
  await confirmDialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(findTile(page, 'first.png')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findTile(page, 'first.png')).toBeVisible();

  await page.getByRole('button', { name: /^All \d/ }).click();
  for (const name of ['first', 'second']) await page.getByLabel(`Select ${name}.png`).check();
  const bar = page.getByRole('region', { name: 'Selected images' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  const tagImages = async () => {
    await bar.getByRole('button', { name: 'Tags' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit tags of 2 images' });
    const listResponse = page.waitForResponse(/media\.list/);
    await dialog.getByLabel('New tag').fill('Harbour walls');
    await dialog.getByLabel('New tag').press('Enter');
    await listResponse;
    await dialog.getByRole('button', { name: 'Done' }).click();
  };
  const option = page.getByRole('option', { name: 'Harbour walls' });
  await tagImages();
  await expect(option).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(option).toHaveCount(0);
  await tagImages();
  await page.getByLabel('Tag', { exact: true }).selectOption('Harbour walls');
  await expect(page.locator('[data-picture]')).toHaveCount(2);
  await findTile(page, 'first.png').click();
  await expect(findDrawer(page).getByRole('button', { name: 'Remove Harbour walls' })).toBeVisible();
  await checkAxe();
  await findDrawer(page).getByRole('button', { name: 'Remove Harbour walls' }).click();
  await expect(page.locator('[data-picture]')).toHaveCount(1);
  await findDrawer(page).getByRole('button', { name: 'Close details' }).click();
  await expect(bar.getByText('1 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Delete 1 unused image' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(findTile(page, 'second.png')).toHaveCount(0);
});

test('replaces a library image in every place where it is used', async ({ page, checkAxe }) => {
  test.slow();
  await openMedia(page);
  await drop(page, [await drawSquare('quay.png', '#136')]);
  await findUploads(page).getByRole('link', { name: 'Add alt text' }).click();
  await findDrawer(page).getByLabel('Alt text').fill('A blue quay');
  await expect(findDrawer(page).getByText(/^Saved \d/)).toBeVisible();

  await openList(page, adminPaths.posts);
  await keepDetailsOpen(page);
  await page.getByRole('button', { name: 'Add New Blog' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add New Blog' });
  await form.getByLabel('Title', { exact: true }).first().fill('A quay from the library');
  await form.getByLabel('New tag').fill('QA');
  await form.getByLabel('New tag').press('Enter');
  const pickerDialog = page.getByRole('dialog', { name: 'Choose from the library' });
  const cover = form.getByRole('group', { name: 'Article image' });
  await cover.getByRole('button', { name: 'Choose from the library' }).click();
  await pickerDialog.getByLabel('Search by name, alt text or page').fill('blue quay');
  await expect(pickerDialog.locator('[data-picture]')).toHaveCount(1);
  await checkAxe();
  await pickerDialog.locator('[data-picture]').press('Enter');
  await expect(pickerDialog).toBeHidden();
  await expect(cover.locator('img')).toHaveAttribute('src', /quay/);
  await expect(cover.getByLabel('What it shows')).toHaveValue('A blue quay');
  const text = form.getByRole('textbox', { name: 'Article content' });
  await text.fill('Ships are moored here.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/library');
  await page.keyboard.press('Enter');
  await pickerDialog.getByRole('button', { name: 'quay.png' }).click();
  await expect(text.locator('img')).toHaveAttribute('src', /quay/);
  // In the text, this image has no alt text of its own.
  await text.getByLabel('Decorative').press('Space');
  await expect(form.getByLabel('Time to read')).toHaveValue('1');
  await chooseAuthor(form);
  await expect(form.getByLabel('Author name')).not.toHaveValue('');
  await publish(form);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText(messages.articleCreated)).toBeVisible();

  await page.goto(getArticlePath('a-quay-from-the-library'));
  const articleImage = page.locator('main img[src*="-quay-"]');
  const formerUrl = await articleImage.first().getAttribute('src');
  await expect(page.locator('main img[alt="A blue quay"]')).toHaveCount(1);

  await page.goto(`${adminPaths.media}?q=quay.png`);
  await findTile(page, 'quay.png').click();
  await expect(findDrawer(page).getByText('You can’t delete this image yet.')).toBeVisible();
  await expect(findDrawer(page).getByRole('button', { name: 'Delete image' })).toHaveCount(0);
  await expect(findDrawer(page).getByRole('link', { name: /A quay from the library/ })).toContainText('live');
  await findDrawer(page)
    .getByLabel('Replacement image')
    .setInputFiles(await drawSquare('new.png', '#631', [400, 900]));
  const proportionsDialog = page.getByRole('alertdialog', { name: 'Replace with different proportions?' });
  await proportionsDialog.getByRole('button', { name: 'Replace everywhere' }).click();
  await expect(page.getByText('Image replaced')).toBeVisible();
  await expect(findDrawer(page).getByText(/^400 × 900/)).toBeVisible();
  await expect(findDrawer(page).getByLabel('Alt text')).toHaveValue('A blue quay');

  await page.goto(getArticlePath('a-quay-from-the-library'));
  await expect(page.locator('main img[src*="-new-"]').first()).toBeVisible();
  await expect(page.locator(`main img[src="${formerUrl}"]`)).toHaveCount(0);
});
