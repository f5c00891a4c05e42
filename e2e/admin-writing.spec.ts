import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { messages } from '../domain/messages';
import { adminPaths, getArticlePath } from '../domain/paths';
import {
  chooseAuthor,
  closePublished,
  fillAndSave,
  keepDetailsOpen,
  openList,
  publish,
  signIn,
  signInAs,
} from './admin-sign-in';
import { expect, test } from './fixtures';
import { docs } from './google-docs';

const drawImage = (background: string) =>
  sharp({ create: { width: 602, height: 339, channels: 3, background } })
    .png()
    .toBuffer();
const createDataUrl = async (background: string) =>
  `data:image/png;base64,${(await drawImage(background)).toString('base64')}`;

const createText = (count: number) =>
  Array.from({ length: count }, (_, index) => ['Lamps', 'above', 'the', 'northern', 'plan'][index % 5]).join(
    ' ',
  );

/** Pastes HTML as if copied from another program. */
async function paste(field: Locator, html: string): Promise<void> {
  await field.click();
  await field.evaluate((element, copiedHtml) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copiedHtml);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

async function openNewForm(page: Page, list: string, button: string): Promise<Locator> {
  await signIn(page);
  return openForm(page, list, button);
}

async function openForm(page: Page, list: string, button: string): Promise<Locator> {
  await openList(page, list);
  await keepDetailsOpen(page);
  await page.getByRole('button', { name: button }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Title', { exact: true }).first()).toBeVisible();
  return form;
}

/** Creates 1,200 words with three images, one of them with alt text. */
const createArticle = async (title: string) =>
  docs.clipboard(
    docs.title(title),
    docs.paragraph(createText(200), 'What matters.'),
    docs.picture(await createDataUrl('#d71921'), 'A red field'),
    docs.heading('Read it aloud first'),
    docs.paragraph(createText(300)),
    docs.list('Who does it?', 'What happens the second time?'),
    docs.picture(await createDataUrl('#161616')),
    docs.link('What it costs', 'https://www.google.com/url?q=https://example.com/costs&sa=D'),
    docs.heading('Three questions'),
    docs.paragraph(createText(400)),
    docs.table(['Lamp', 'Height'], ['North', '3 m']),
    docs.picture(await createDataUrl('#c4c4c4')),
    docs.paragraph(createText(280)),
  );

for (const [device, width, height] of [
  ['a desk', 1440, 900],
  ['a phone', 390, 844],
] as const) {
  test(`publishes an illustrated article from Google Docs at a width of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const form = await openNewForm(page, adminPaths.posts, 'Add New Blog');
    const text = form.getByRole('textbox', { name: 'Article content' });
    const title = `Lamps at ${device}`;
    await paste(text, await createArticle(title));

    const importReport = form.getByRole('region', { name: 'Import report' });
    await expect(importReport).toBeInViewport();
    await expect(importReport.getByText('3 images')).toBeVisible();
    // The hint is beside the text, or below it on phones, and must not move the text.
    const [createWords, hintText] = await Promise.all([
      text.locator('..').boundingBox(),
      importReport.boundingBox(),
    ]);
    if (width >= 900)
      expect(hintText?.x).toBeGreaterThanOrEqual((createWords?.x ?? 0) + (createWords?.width ?? 0));
    const keepButton = importReport.getByRole('button', { name: 'Keep' });
    await expect(keepButton).toBeInViewport({ ratio: 1 });
    await expect(text.getByText(/^Pasted/)).toBeAttached();
    await expect(text.locator('img[src^="/api/media/"]')).toHaveCount(3);
    await keepButton.click();
    await expect(form.getByLabel('Title', { exact: true }).first()).toHaveValue(title);
    for (const copyCount of [1, 2]) {
      await text.getByLabel('What it shows').nth(copyCount).fill(`Field ${copyCount}`);
    }
    await page.keyboard.press('Enter');
    await expect(text).toBeFocused();
    // On a phone the details replace the text.
    const detailsButton = form.getByRole('button', { name: 'Details', exact: true });
    if (width < 900) await detailsButton.click();
    await expect(text).toBeVisible({ visible: width >= 900 });
    await expect(form.getByLabel('Time to read')).toHaveValue('5');
    await expect(form.getByLabel('Meta description')).toHaveValue(/^Lamps above the northern plan/);

    await form.getByLabel('New tag').fill('QA');
    await form.getByLabel('New tag').press('Enter');
    await form
      .getByRole('button', { name: 'Article image' })
      .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: await drawImage('#d71921') });
    await form.getByRole('group', { name: 'Article image' }).getByLabel('What it shows').fill('A red cover');
    await chooseAuthor(form);
    await expect(form.getByLabel('Author position')).not.toHaveValue('');
    await form.locator('summary').filter({ hasText: 'Reading time' }).click();
    await form.getByLabel('Time to read').fill('9');
    // Escape restores the value and leaves the form open.
    await page.keyboard.press('Escape');
    await expect(form.getByText('5 minutes')).toBeVisible();
    await publish(form);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(messages.articleCreated)).toBeVisible();
    const publishedDialog = page.getByRole('dialog', { name: 'Published' });
    await expect(publishedDialog.getByRole('heading', { name: `“${title}” is live` })).toBeFocused();
    await closePublished(page);
    await expect(form).toHaveCount(0);

    await page.goto(getArticlePath(`lamps-at-a-${device.slice(2)}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('cell', { name: 'North' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'What it costs' })).toHaveAttribute(
      'href',
      'https://example.com/costs',
    );
  });
}

/** Moves the focus to an element with Tab, then presses Enter. */
async function tabToAndPress(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(element).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Enter');
}

test('publishes an article written by keyboard once its image has alternative text', async ({
  page,
  openSeparatePage,
  checkAxe,
}) => {
  const owner = await openSeparatePage();
  await signIn(owner);
  // A new editor isn't one of the site's people, even if other tests rename people.
  await signInAs('editor', page, owner);
  await owner.close();
  const form = await openForm(page, adminPaths.posts, 'Add New Blog');
  await expect(form.getByLabel('Title', { exact: true }).first()).toBeFocused();
  await page.keyboard.type('One sentence on a Monday');
  await page.keyboard.press('Enter');
  await page.keyboard.type('It was about QA.');
  await form
    .getByRole('button', { name: 'Article image' })
    .setInputFiles({ name: 'mute.png', mimeType: 'image/png', buffer: await drawImage('#414') });
  const cover = form.getByRole('group', { name: 'Article image' });
  await expect(cover.locator('img')).toHaveAttribute('src', /mute/);
  await page.keyboard.press('Control+Enter');
  const publishSheet = form.getByRole('region', { name: 'Publish' });
  const publishButton = publishSheet.getByRole('button', { name: 'Publish now' });
  const imageProblem = publishSheet.getByRole('listitem').filter({ has: page.getByLabel('Decorative') });
  // Before the checks, the missing portrait is drawn and uploaded.
  await expect(imageProblem).toContainText('Blocks publishing', { timeout: 30_000 });
  await expect(imageProblem).toContainText(messages.imageUndescribed);
  await expect(publishButton).toBeDisabled();
  // The field in the sheet replaces the link to it.
  await expect(imageProblem.getByLabel('What it shows')).toBeVisible();
  await expect(imageProblem.getByRole('button', { name: 'Go to field' })).toHaveCount(0);
  await imageProblem.getByLabel('Decorative').press('Space');
  await expect(imageProblem).toContainText('Fixed');
  // The button's description explains why it is disabled.
  await expect(publishButton).toHaveAccessibleDescription('Fix one problem first');
  await checkAxe();
  await tabToAndPress(page, publishButton);
  await expect(publishButton).toBeFocused();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // A tag that occurs in the text is suggested first.
  await tabToAndPress(page, publishSheet.getByRole('button', { name: /^Add the tag/ }).first());
  await expect(publishButton).toHaveAccessibleDescription('Goes live when you confirm');
  await tabToAndPress(page, publishButton);
  await expect(page.getByRole('button', { name: 'Disagree' })).toBeFocused();
  await tabToAndPress(page, page.getByRole('button', { name: 'Confirm' }));
  await expect(page.getByText(messages.articleCreated)).toBeVisible();
  await checkAxe();
  // Editing opens the same article again.
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('Title', { exact: true }).first()).toHaveValue('One sentence on a Monday');
  await page.goto(getArticlePath('one-sentence-on-a-monday'));
  await expect(page.getByRole('complementary', { name: 'Author' })).toContainText('An editor');
  await expect(page.getByRole('list', { name: 'Tags' })).toHaveText('QA');
  await openForm(page, adminPaths.posts, 'Add New Blog');
  await page.keyboard.type('One sentence on a Tuesday');
  await page.keyboard.press('Enter');
  await page.keyboard.type('It was about tests.');
  const drawnCover = form.getByRole('group', { name: 'Drawn covers' }).getByRole('button').nth(2);
  // The covers are drawn again when typing pauses, so the first click may choose an outdated one.
  await expect(async () => {
    await drawnCover.click();
    await expect(drawnCover).toHaveAttribute('aria-pressed', 'true', { timeout: 3_000 });
  }).toPass();
  await expect(form.getByRole('button', { name: 'Remove article image' })).toBeVisible();
  // A second click uploads the cover again, and the publish sheet doesn’t open during an upload.
  await expect(form.getByText('Uploading an image')).toHaveCount(0);
  await checkAxe();
  await page.keyboard.press('Control+Enter');
  await expect(publishSheet.getByText('Fix one problem first')).toBeVisible();
  await expect(publishSheet.getByText('Tags: At least one tag is required')).toBeVisible();
});

test('formats the text and tables of an article by mouse and keyboard', async ({ page, checkAxe }) => {
  const form = await openNewForm(page, adminPaths.posts, 'Add New Blog');
  const text = form.getByRole('textbox', { name: 'Article content' });
  await form.getByRole('button', { name: 'How-to' }).click();
  await expect(form.getByText('Or start with a template')).toHaveCount(0);
  await expect(text.locator('[data-hint="What can go wrong"]')).toBeVisible();
  await checkAxe();
  await page.keyboard.type('What it is for.');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('Requirements');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('Step one');
  const contentsNav = form.getByRole('navigation', { name: 'Contents' });
  await expect(contentsNav.getByRole('button')).toHaveText(['Requirements', 'Step one']);
  await contentsNav.getByRole('button', { name: 'Requirements' }).click();
  await expect(text).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect(text.getByRole('heading', { name: 'Requirements!' })).toBeVisible();
  await checkAxe();
  const title = form.getByLabel('Title', { exact: true }).first();
  await fillAndSave(page, title, 'A dismissed shape');

  // The grey text isn't stored.
  await page.reload();
  const draftRegion = form.getByRole('region', { name: 'Unfinished draft' });
  await expect(draftRegion).toContainText('A dismissed shape');
  await draftRegion.getByRole('button', { name: 'Continue your draft' }).click();
  await expect(text).toHaveText('What it is for.Requirements!Step one');
  await openList(page, adminPaths.posts);
  await page.getByRole('button', { name: 'Add New Blog' }).click();
  await expect(draftRegion).toContainText('A dismissed shape');
  await draftRegion.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await expect(draftRegion).toHaveCount(0);
  await page.reload();
  await expect(form.getByText('Or start with a template')).toBeVisible();
  await expect(draftRegion.getByRole('button', { name: 'A dismissed shape' })).toHaveCount(0);

  await text.click();
  await page.keyboard.type('Read it aloud');
  await page.keyboard.press('Shift+Control+ArrowLeft');
  const bubble = form.getByRole('toolbar', { name: 'Selected text' });
  await bubble.getByRole('button', { name: 'Bold' }).click();
  await expect(text.locator('strong')).toHaveText('aloud');
  await checkAxe();
  await page.keyboard.press('F10');
  await expect(bubble.getByRole('button', { name: 'Text' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Quote' }).click();
  await expect(text.locator('blockquote')).toHaveText('Read it aloud');
  await bubble.getByRole('button', { name: 'Quote', exact: true }).nth(1).click();
  await bubble.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.press('F10');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(bubble.locator(':focus')).toHaveText('Italic');
  await page.keyboard.press('Enter');
  await expect(text.locator('strong em, em strong')).toHaveText('aloud');
  await page.keyboard.press('Control+k');
  await form.getByRole('combobox', { name: 'Link URL' }).fill('example.com');
  await page.keyboard.press('Enter');
  await expect(text.locator('a[href="https://example.com"]')).toHaveText('aloud');
  // Escape closes the bubble first, not the form.
  await expect(bubble).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bubble).toHaveCount(0);
  await page.keyboard.press('Control+Alt+3');
  await expect(text.getByRole('heading', { level: 3 })).toHaveText('Read it aloud');
  await page.keyboard.press('End');
  await page.keyboard.press('F10');
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(text.getByRole('heading', { level: 3 })).toHaveCount(2);

  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: 'Add New Blog' }).click();
  await text.click();
  await page.keyboard.type('/table');
  await page.keyboard.press('Enter');
  for (const cell of ['Ticket', 'Hides', 'Ask', 'Fast', 'A number', 'Which?', 'Users can']) {
    await page.keyboard.type(cell);
    await page.keyboard.press('Tab');
  }
  await expect(text.getByRole('row')).toHaveCount(3);
  await form.getByRole('button', { name: 'Row 3 of 3' }).click();
  await expect(text.locator('.selectedCell')).toHaveCount(3);
  await checkAxe();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(text.getByRole('row').nth(1)).toContainText('Users can');
  await form.getByRole('button', { name: /^Column/ }).click();
  await page.getByRole('menuitem', { name: 'Delete the column' }).click();
  await expect(text.getByRole('row').first().getByRole('columnheader')).toHaveText(['Hides', 'Ask']);
  await form.getByRole('button', { name: 'Add a column' }).click();
  await text.getByRole('columnheader').nth(1).click();
  await expect(text.locator('.selectedCell')).toHaveCount(0);
  await page.keyboard.type('Why');
  await expect(text.getByRole('columnheader').nth(1)).toContainText('Why');
  await form.getByRole('button', { name: 'Add a row' }).click();
  await expect(text.getByRole('row')).toHaveCount(4);
  await expect(text.getByRole('row').last().getByRole('cell')).toHaveCount(3);
  await form.getByLabel('Caption').fill('Words that hide work');
  await text.getByRole('cell').first().click();
  await expect(text).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.type('Below.');
  await expect(text.locator('table + p')).toHaveText('Below.');
  await page.setViewportSize({ width: 320, height: 640 });
  await text.getByRole('cell').first().click();
  await expect(form.getByRole('button', { name: /^Row/ })).toBeVisible();
  await checkAxe();
});

test('converts a pasted document with an image to blocks of a case story', async ({ page }) => {
  const form = await openNewForm(page, adminPaths.reviews, 'Add New Review');
  const text = form.getByRole('textbox', { name: 'Case content' });
  let isUploadRejected = true;
  await page.route(/media\.begin/, route =>
    isUploadRejected ? route.fulfill({ status: 404, body: '{}' }) : route.fallback(),
  );
  await paste(
    text,
    docs.clipboard(
      docs.title('Told in Docs'),
      docs.heading('19:15 The fold'),
      docs.paragraph('It was dark.', 'Very.'),
      docs.list('One lamp'),
      docs.picture(await createDataUrl('#d71921'), 'A lamp'),
    ),
  );
  await expect(form.getByLabel('Title', { exact: true }).first()).toHaveValue('Told in Docs');
  await expect(text.getByRole('heading', { name: '19:15 The fold' })).toBeVisible();
  await expect(text.getByText('It was dark. Very.')).toBeVisible();
  await expect(text.getByText('– One lamp')).toBeVisible();
  const retryButton = text.getByRole('button', { name: 'Try again' });
  await expect(retryButton).toBeVisible();
  isUploadRejected = false;
  await retryButton.click();
  const uploadedImage = text.locator('img[src^="/api/media/"]');
  await expect(uploadedImage).toHaveCount(1);
  await uploadedImage.click();
  // Enter moves from the image to its alt text, then to a new line.
  await page.keyboard.press('Enter');
  await expect(text.getByLabel('What it shows')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.type('/film');
  await page.keyboard.press('Enter');
  await expect(text.getByLabel('Video URL')).toBeFocused();
  await page.keyboard.type('https://films.example/a.mp4');
  await expect(text.getByLabel('Video URL')).toHaveValue('https://films.example/a.mp4');
});
