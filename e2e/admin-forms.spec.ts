import { hash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { formMessages } from '../admin/forms/form-messages';
import { createArticleInput } from '../db/items.test-kit';
import { SVG_MAX_BYTES } from '../domain/limits';
import { messages } from '../domain/messages';
import { adminPaths, getArticlePath, getCasePath, screens, trpcBase } from '../domain/paths';
import {
  chooseAuthor,
  closePublished,
  fillAndSave,
  findPublishButton,
  keepDetailsOpen,
  openList,
  overwriteDraft,
  publish,
  saveText,
  signIn,
} from './admin-sign-in';
import { audit } from './content/articles';
import { completeCase, longWord } from './content/cases';
import { expect, test } from './fixtures';
import { expectToFit } from './visit';

const drawImage = (name: string) =>
  sharp({
    create: { width: 1200, height: 900, channels: 3, background: `#${hash('md5', name).slice(0, 6)}` },
  })
    .png()
    .toBuffer()
    .then(buffer => ({ name, mimeType: 'image/png', buffer }));

/** Creates an incompressible photo of four megapixels. */
const createPhoto = (name: string) =>
  sharp(randomBytes(3 * 2_400 * 1_600), { raw: { width: 2_400, height: 1_600, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
    .then(buffer => ({ name, mimeType: 'image/jpeg', buffer }));

async function openSignedIn(page: Page, path: string): Promise<Page> {
  await signIn(page);
  await openList(page, path);
  return page;
}

async function openForm(page: Page, button: string | RegExp): Promise<Locator> {
  await keepDetailsOpen(page);
  await page.getByRole('button', { name: button }).first().click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Title', { exact: true }).first()).toBeVisible();
  return form;
}

const findTitle = (form: Locator) => form.getByLabel('Title', { exact: true }).first();
const findPublishSheet = (form: Locator) => form.getByRole('region', { name: 'Publish' });
const expectToast = (page: Page, message: string) => expect(page.getByText(message)).toBeVisible();

/** Fills in an article's required fields. */
async function writeArticle(form: Locator, heading: string) {
  await findTitle(form).fill(heading);
  await form.getByLabel('New tag').fill('QA');
  await form.getByLabel('New tag').press('Enter');
  await form.getByRole('button', { name: 'Article image' }).setInputFiles(await drawImage('desk.png'));
  await form.getByLabel('What it shows').first().fill('A red field');
  const text = form.getByRole('textbox', { name: 'Article content' });
  await text.fill('Testing starts with a question.');
  await form.locator('input[aria-label=Image]').setInputFiles(await drawImage('figure.png'));
  await expect(text.locator('img')).toHaveAttribute('src', /figure/);
  await text.getByLabel('What it shows').fill('A red figure');
  await text.getByLabel('Caption').fill('Red is what was found.');
  // The time to read is computed from the text.
  await expect(form.getByLabel('Time to read')).toHaveValue('1');
  await chooseAuthor(form);
  await expect(form.getByLabel('Author position')).not.toHaveValue('');
}

test('drafts, publishes and unpublishes an illustrated article', async ({
  page,
  openSeparatePage,
  checkAxe,
}) => {
  await signIn(page);
  await openList(page, adminPaths.posts);
  const form = await openForm(page, 'Add New Blog');
  await expect(findTitle(form)).toBeFocused();

  await form.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(findPublishSheet(form).getByText('Fix 8 problems first')).toBeVisible();
  await expect(findPublishSheet(form).getByRole('button', { name: 'Publish now' })).toBeDisabled();
  for (const message of [
    messages.titleRequired,
    messages.tagRequired,
    messages.timeToReadMin,
    messages.articleImageRequired,
    messages.contentRequiredOne,
    messages.authorNameRequired,
    messages.authorPositionRequired,
    messages.previewRequired,
  ]) {
    await expect(findPublishSheet(form).getByText(message)).toBeVisible();
  }
  await checkAxe();
  await page.keyboard.press('Escape');
  await expect(findPublishSheet(form)).toHaveCount(0);
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);

  await writeArticle(form, 'Тести, що сплять уночі');
  await expect(form.getByText('/article/testy-shcho-spliat-unochi')).toBeVisible();

  const newPagePromise = page.context().waitForEvent('page');
  await form.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = await newPagePromise;
  await expect(preview.getByText('Preview, not published')).toBeVisible();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Тести, що сплять уночі');
  await expect(preview.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  // The cover isn't public yet, but the preview shows it.
  const getCoverWidth = (previewPage: Page) =>
    previewPage
      .locator('main img[src^="/api/media/"]')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(() => getCoverWidth(preview)).toBeGreaterThan(0);
  await preview.close();

  await form.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const link = await page.getByRole('dialog', { name: 'Share a preview' }).getByLabel('Link').inputValue();
  const anonymousPage = await openSeparatePage();
  await anonymousPage.goto(link);
  await expect(anonymousPage.getByRole('heading', { level: 1 })).toHaveText('Тести, що сплять уночі');
  await expect(anonymousPage.getByText('Preview, not published')).toBeVisible();
  await expect(anonymousPage.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect.poll(() => getCoverWidth(anonymousPage)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Revoke all links' }).click();
  await expectToast(page, 'All links to this draft have been revoked');
  await anonymousPage.reload();
  await expect(anonymousPage.getByText('This preview has expired')).toBeVisible();

  await publish(form);
  await page.getByRole('button', { name: 'Disagree' }).click();
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expectToast(page, messages.articleCreated);
  await closePublished(page);
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Тести, що сплять уночі');

  await page.goto(getArticlePath('testy-shcho-spliat-unochi'));
  await expect(page.getByText('Testing starts with a question.')).toBeVisible();
  await expect(page.getByRole('figure')).toContainText('Red is what was found.');
  // Prerendered pages also show the article immediately.
  await page.goto(screens.about.path);
  await expect(page.locator('#menu-resources')).toContainText('Тести, що сплять уночі');

  await openList(page, adminPaths.posts);
  await openForm(page, 'Edit Тести, що сплять уночі');
  await form.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/^Unpublished\. /)).toBeVisible();
  await expect(form).toHaveCount(0);
  // The article's images are private again, but staff still see them.
  const row = page.getByRole('listitem').filter({ hasText: 'Тести, що сплять уночі' });
  const thumbnail = row.locator('img').first();
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const response = await page.request.get(getArticlePath('testy-shcho-spliat-unochi'));
  expect([response.status(), (await response.text()).includes('Nothing at this bearing')]).toEqual([
    410,
    true,
  ]);
});

test('publishes a renamed case only when the new title is unique', async ({ page }) => {
  await signIn(page);
  await openList(page, adminPaths.reviews);
  const form = await openForm(page, `Edit ${completeCase.title}`);
  await expect(form.getByText(getCasePath('tidewatch'))).toBeVisible();
  // Image fields are saved like all other fields.
  const altField = form.getByLabel('What it shows').first();
  await fillAndSave(page, altField, 'A lamp at the end of a pier');
  await expect(form.getByText(/^Saved \d/)).toBeVisible();
  await findTitle(form).fill(longWord.title);
  await findPublishButton(form).click();
  const problemItem = findPublishSheet(form)
    .getByRole('listitem')
    .filter({ hasText: messages.caseSlugTaken });
  await expect(problemItem).toBeVisible();
  await expect(form.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await problemItem.getByRole('button', { name: 'Go to field' }).click();
  await expect(findTitle(form)).toBeFocused();
  // The sheet stays open beside the title.
  await form.getByRole('button', { name: 'Back to writing' }).click();
  await findTitle(form).fill('Tidewatch, second year');
  await expect(form.getByText(/tidewatch-second-year.*tidewatch, will keep working/)).toBeVisible();

  const layoutGroup = form.getByRole('group', { name: 'Page layout' });
  await expect(layoutGroup.getByRole('radio', { name: /^Picture/ })).toBeChecked();
  await layoutGroup.getByRole('radio', { name: /^Picture/ }).press('ArrowLeft');
  await expect(layoutGroup.getByRole('radio', { name: /^Numbers/ })).toBeChecked();

  await form.getByRole('button', { name: 'Add info block' }).click();
  const blocks = form.getByRole('list', { name: 'Info blocks' }).locator('> li');
  await blocks.last().getByLabel('Section title', { exact: true }).fill('A year later');
  const count = await blocks.count();
  await blocks
    .last()
    .getByRole('button', { name: `Move Info block ${count} up` })
    .click();
  await expect(blocks.nth(count - 2).getByLabel('Section title', { exact: true })).toHaveValue(
    'A year later',
  );

  // New blocks are inserted below the current block. Alt with an arrow key moves a block.
  await blocks
    .first()
    .getByRole('button', { name: /^Add below info block 1/ })
    .click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(blocks).toHaveCount(count + 1);
  const duplicateTitle = blocks.nth(1).getByLabel('Section title', { exact: true });
  await duplicateTitle.fill('Doubled');
  await duplicateTitle.press('Alt+ArrowUp');
  await expect(blocks.first().getByLabel('Section title', { exact: true })).toHaveValue('Doubled');
  await blocks
    .first()
    .getByRole('button', { name: /^Remove Info block 1/ })
    .click();

  await publish(form);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expectToast(page, messages.caseUpdated);
  // The form closes by navigating back, and a pending Back would cancel the next navigation.
  await closePublished(page);
  await expect(form).toHaveCount(0);
  await page.goto(getCasePath('tidewatch'));
  await expect(page).toHaveURL(getCasePath('tidewatch-second-year'));
  await expect(page.getByText('A year later')).toBeVisible();
  await expect(page.getByText('47%: of questions answered')).toBeVisible();
});

test('keeps changes to a restored version on Escape, Back, a reload or a lost connection', async ({
  openSeparatePage,
}) => {
  const page = await openSignedIn(await openSeparatePage(), adminPaths.posts);
  const form = await openForm(page, `Edit ${audit.title}`);
  await findTitle(form).fill('A second title');
  await publish(form);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expectToast(page, messages.articleUpdated);
  await closePublished(page);
  await expect(form).toHaveCount(0);

  await openForm(page, 'Edit A second title');
  await form.getByRole('button', { name: 'History' }).click();
  const historyDialog = page.getByRole('dialog', { name: 'History' });
  const latestVersion = historyDialog.getByRole('button', { name: /^Version \d+, live/ });
  const liveVersion = Number((await latestVersion.textContent())?.match(/\d+/)?.[0]);
  await latestVersion.click();
  await expect(
    historyDialog.getByRole('heading', { name: `version ${liveVersion - 1} to version ${liveVersion}` }),
  ).toBeVisible();
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    historyDialog.getByRole('button', { name: `Preview ${liveVersion - 1}` }).click(),
  ]);
  await expect(preview.getByRole('heading', { level: 1, name: audit.title })).toBeVisible();
  await preview.close();
  await historyDialog.getByRole('button', { name: 'Restore as draft' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expectToast(page, formMessages.versionInDraft);
  await expect(findTitle(form)).toHaveValue(audit.title);
  // The resulting checkpoint equals the live version, so restoring it leaves nothing to publish.
  await form.getByRole('button', { name: 'History' }).click();
  await historyDialog.getByRole('button', { name: 'Restore as draft' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expectToast(page, formMessages.versionIsLive);
  await expect(findTitle(form)).toHaveValue('A second title');
  await form.getByRole('button', { name: 'History' }).click();
  await latestVersion.click();
  await historyDialog.getByRole('button', { name: 'Restore as draft' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(findTitle(form)).toHaveValue(audit.title);
  await publish(form);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await closePublished(page);
  await expect(form).toHaveCount(0);

  await openForm(page, `Edit ${audit.title}`);
  const reopenForm = async (expectedTitle: string) => {
    await expect(form).toHaveCount(0);
    await openForm(page, `Edit ${audit.title}`);
    await expect(findTitle(form)).toHaveValue(expectedTitle);
  };
  await findTitle(form).fill(`${audit.title} 1`);
  await page.keyboard.press('Control+s');
  await expect(form.getByText(/Saved \d\d:\d\d$/)).toBeVisible();
  await findTitle(form).press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await reopenForm(`${audit.title} 1`);
  await findTitle(form).fill(`${audit.title} 2`);
  await page.goBack();
  await reopenForm(`${audit.title} 2`);

  await page.context().setOffline(true);
  await findTitle(form).fill(`${audit.title} 3`);
  await expect(form.getByText(/Kept on this device/)).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(findTitle(form)).toHaveValue(`${audit.title} 3`);
  await expect(form.getByText(/Saved \d/)).toBeVisible();

  await form.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await reopenForm(audit.title);
});

test('offers a draft saved with Ctrl+S in a new form until the draft is published', async ({
  page,
  openSeparatePage,
}) => {
  await signIn(page);
  await openList(page, adminPaths.posts);
  const form = await openForm(page, 'Add New Blog');
  const text = form.getByRole('textbox', { name: 'Article content' });
  await form.getByRole('button', { name: 'Article image' }).setInputFiles(await drawImage('cover.png'));
  await text.click();
  await page.keyboard.type('## ');
  await form.locator('input[aria-label=Image]').setInputFiles(await drawImage('inside.png'));
  const fields = [
    findTitle(form),
    form.getByLabel('What it shows').first(),
    text.getByLabel('What it shows'),
    text.locator('h2'),
  ];
  for (const field of fields) {
    await field.click();
    await saveText(page, 'Words', async () => {
      await page.keyboard.type('Words');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+s');
    });
    await expect(form.getByText(/Saved \d\d:\d\d$/)).toBeVisible();
    // The form is the only dialog.
    await expect(page.locator('[role=dialog], [role=alertdialog]')).toHaveCount(1);
  }
  // Nothing covers the form.
  await findTitle(form).click();
  await expect(findTitle(form)).toHaveValue('Words');

  await page.reload();
  const offer = form.getByRole('region', { name: 'Unfinished draft' });
  await expect(offer).toContainText('Words');
  await expect(findTitle(form)).toHaveValue('');
  await offer.getByRole('button', { name: 'Continue your draft' }).click();
  await expect(findTitle(form)).toHaveValue('Words');
  const id = new URL(page.url()).searchParams.get('edit') ?? '';

  // Another user publishes the draft.
  const otherPage = await openSeparatePage();
  await signIn(otherPage);
  await overwriteDraft(otherPage, id, createArticleInput({ title: 'Begun and published' }));
  const publishResponse = await otherPage.request.post(`${trpcBase}/content.publish`, {
    data: { kind: 'article', id },
  });
  expect(publishResponse.status()).toBe(200);
  await openList(page, adminPaths.posts);
  await openForm(page, 'Add New Blog');
  await expect(findTitle(form)).toHaveValue('');
  await expect(form.getByText(/^(Words|Begun and)/)).toHaveCount(0);
});

test('offers an unfinished draft until the member types, without moving the title', async ({ page }) => {
  await signIn(page);
  await openList(page, adminPaths.posts);
  const form = await openForm(page, 'Add New Blog');
  await fillAndSave(page, findTitle(form), 'Left for later');
  await page.reload();
  const offer = form.getByRole('region', { name: 'Unfinished draft' });
  await expect(offer).toContainText('Left for later');
  const place = await findTitle(form).boundingBox();
  await page.keyboard.type('N');
  await expect(offer).toHaveCount(0);
  expect((await findTitle(form).boundingBox())?.y).toBe(place?.y);
});

test('accepts only valid images when they are uploaded or replaced in a form', async ({ page }) => {
  await signIn(page);
  await openList(page, adminPaths.reviews);
  const form = await openForm(page, 'Add New Review');
  const field = form.getByRole('group', { name: 'Preview image', exact: true });
  const fileInput = field.locator('input[type=file]');
  await fileInput.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await expect(field.getByText(messages.imageNotOne)).toBeVisible();
  await fileInput.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(2_097_153) });
  await expect(field.getByText(messages.fileTooLarge)).toBeVisible();
  const svg = { name: 'a.svg', mimeType: 'image/svg+xml' };
  await fileInput.setInputFiles({ ...svg, buffer: Buffer.alloc(SVG_MAX_BYTES + 1) });
  await expect(field.getByText(messages.svgTooLarge)).toBeVisible();

  await fileInput.setInputFiles(await drawImage('one.png'));
  await expect(field.locator('img').first()).toHaveAttribute('src', /one/);
  await expect(field.getByText(messages.svgTooLarge)).toHaveCount(0);
  await fileInput.setInputFiles(await drawImage('two.png'));
  await expect(field.locator('img').first()).toHaveAttribute('src', /two/);
  // Like a phone's photo, the file is too large and rotated by EXIF.
  await fileInput.setInputFiles(await createPhoto('phone.jpg'));
  const storedImage = field.locator('img[src*="phone"]').first();
  // Downscaling takes several steps.
  await expect(storedImage).toBeVisible({ timeout: 30_000 });
  await expect
    .poll(() => storedImage.evaluate((img: HTMLImageElement) => img.naturalHeight > img.naturalWidth))
    .toBe(true);
  await field.getByLabel('Decorative').check();
  await expect(field.getByLabel('What it shows')).toHaveCount(0);
  await field.getByRole('button', { name: 'Remove preview image' }).click();
  await expect(field.locator('img')).toHaveCount(0);
});

test('hides the details of a form until an editor shows them again, even after a reload', async ({
  page,
  checkAxe,
}) => {
  await signIn(page);
  await openList(page, adminPaths.posts);
  const form = await openForm(page, 'Edit Test data is a product');
  expect(await form.evaluate(panel => panel.getBoundingClientRect().width)).toBe(1_440);
  const searchPreview = form.getByText('Search result', { exact: true });
  await expect(searchPreview).toBeVisible();
  await expectToFit(form);
  await checkAxe();
  await page.keyboard.press('Control+.');
  await expect(searchPreview).toBeHidden();
  await expectToFit(form);
  await page.reload();
  await expect(findTitle(form)).not.toHaveValue('');
  await expect(form.getByRole('button', { name: 'Details' })).toHaveAttribute('aria-pressed', 'false');
  await expect(searchPreview).toBeHidden();
  await form.getByRole('button', { name: 'Details' }).click();
  await expect(searchPreview).toBeVisible();

  const text = form.getByRole('textbox', { name: 'Article content' });
  await expect(text.locator('> p').first()).toBeVisible();
  for (const [index, line] of (await text.locator('> p').all()).entries()) {
    // Click at different positions, because two clicks in one place are a double click.
    await line.click({ position: { x: 12 + 25 * (index % 4), y: 10 } });
    await page.keyboard.type('x');
    await page.keyboard.press('Backspace');
  }
  await findPublishButton(form).click();
  await expect(findPublishSheet(form).getByText(messages.noChanges)).toBeVisible();
  await expect(form.getByRole('button', { name: / now$/ })).toHaveCount(0);
});

test('fits the forms of cases and articles on a phone', async ({ page, checkAxe }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  await openList(page, adminPaths.reviews);
  const form = await openForm(page, `Edit ${completeCase.title}`);
  await checkAxe();
  await expectToFit(form);
  await expect(findPublishButton(form)).toBeInViewport();
  // The navigation jumps to a section and marks it.
  await form.getByRole('button', { name: 'Customer', exact: true }).click();
  await expect(
    form.getByRole('region', { name: 'Customer', exact: true }).getByLabel('Name', { exact: true }),
  ).toBeInViewport();
  await expect(form.getByRole('button', { name: 'Customer', exact: true })).toHaveAttribute('aria-current');
  // While scrolling, the navigation marks the section at the top, and finally the last section.
  const sectionNav = form.getByRole('navigation', { name: 'Form sections' });
  const heading = form.getByRole('heading', { level: 3, name: 'Story', exact: true });
  await heading.evaluate(node => {
    const strip = document.querySelector('nav[aria-label="Form sections"]');
    const column = strip?.parentElement;
    if (!column || !strip) return;
    const gap = node.getBoundingClientRect().top - strip.getBoundingClientRect().bottom;
    column.scrollTop += gap - 60;
  });
  await expect(sectionNav.locator('[aria-current]')).toHaveText('Story');
  await sectionNav.evaluate(strip => strip.parentElement?.scrollTo(0, strip.parentElement.scrollHeight));
  await expect(sectionNav.locator('[aria-current]')).toHaveText(
    (await sectionNav.getByRole('button').last().textContent()) ?? '',
  );
  // The gear switches from the text to the details. Both show errors.
  await form.getByRole('button', { name: 'Details', exact: true }).click();
  await expect(form.getByLabel('Meta title')).toBeVisible();
  await expect(findTitle(form)).toBeHidden();
  // The form doesn't overflow with many actions or long texts.
  await openList(page, adminPaths.posts);
  await openForm(page, 'Edit Test data is a product');
  await form.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'History' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectToFit(form);
  // The text's toolbar and the "/" menu are above the bottom edge.
  const text = form.getByRole('textbox', { name: 'Article content' });
  await text.locator('> p').first().click();
  const expectAtFoot = async (control: Locator) => {
    await expect(control).toBeInViewport();
    const measureGap = async () => {
      const box = await control.boundingBox();
      return box ? 740 - box.y - box.height : Number.NaN;
    };
    await expect.poll(measureGap).toBeLessThan(48);
  };
  await expectAtFoot(form.getByRole('toolbar', { name: 'Text tools' }));
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Text', exact: true }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type('/');
  await expectAtFoot(form.getByRole('listbox', { name: 'Add a block' }));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
});

test('undoes a pasted document together with its import report', async ({ page }) => {
  await signIn(page);
  await openList(page, adminPaths.posts);
  const form = await openForm(page, 'Add New Blog');
  const text = form.getByRole('textbox', { name: 'Article content' });
  await text.click();
  const html = await readFile('admin/import/fixtures/libreoffice.html', 'utf8');
  await text.evaluate((element, copiedHtml) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', `${copiedHtml}<iframe></iframe>`);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
  const importReport = form.getByRole('region', { name: 'Import report' });
  await expect(importReport.getByText('Embedded pages')).toBeVisible();
  await expect(importReport.getByText('2 images')).toBeVisible();
  await expect(findTitle(form)).toHaveValue('The cheapest bug is a sentence');
  await expect(text.getByRole('cell', { name: 'A role' })).toBeVisible();
  // Pasted images are stored in the library.
  await expect(text.locator('img[src^="/api/media/"]')).toHaveCount(2);

  await importReport.getByRole('button', { name: 'Undo' }).click();
  await expect(importReport).toHaveCount(0);
  await expect(findTitle(form)).toHaveValue('');
  await expect(text).toHaveText('');
  await expect(text).toBeFocused();

  await page.keyboard.type('## First');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/quo');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Said.');
  await expect(text.getByRole('blockquote')).toHaveText('Said.');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(text.locator('blockquote + h2')).toHaveText('First');
  await page.keyboard.press('Control+z');
  await expect(text.locator('blockquote + h2')).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(text.locator('blockquote + h2')).toHaveText('First');

  // A link accepts a page title or a URL. Unknown pages are reported.
  await text.locator('h2').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+k');
  const urlField = form.getByRole('combobox', { name: 'Link URL' });
  await urlField.fill('/article/nowhere');
  await urlField.press('Enter');
  await expect(form.getByText(messages.linkNowhere('/article/nowhere')).first()).toBeVisible();
  await expect(form.getByRole('option', { name: 'Use this URL: /article/nowhere' })).toBeDisabled();
  await urlField.fill('test data is a product');
  await expect(form.getByRole('option', { name: 'Test data is a product' })).toBeVisible();
  await form.getByRole('option', { name: 'Test data is a product' }).click();
  await expect(text.locator('a[href="/article/test-data-is-a-product"]')).toBeVisible();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+k');
  await urlField.fill('example.com');
  await expect(form.getByRole('option', { name: 'Use this URL: https://example.com' })).toBeVisible();
  await urlField.press('ArrowUp');
  await expect(form.getByRole('option', { selected: true })).toHaveText('Use this URL: https://example.com');
  await urlField.press('Enter');
  await expect(text.locator('a[href="https://example.com"]')).toBeVisible();
});
