import type { Locator, Page } from '@playwright/test';
import { adminPaths, getArticlePath, trpcBase } from '../domain/paths';
import { SHAPE_VERSION } from '../domain/rest/shape';
import { openList, signIn } from './admin-sign-in';
import { audit } from './content/articles';
import { expect, test } from './fixtures';
import { expectToFit } from './visit';

const WIDTHS = [360, 768, 1440];

/** Checks that the page fits every width and is accessible at the smallest and the largest. */
async function checkWidths(page: Page, checkAxe: () => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectToFit(page.locator('html'));
    if (width !== 768) await checkAxe();
  }
}

test.beforeEach(({ page }) => signIn(page));

/** Checks the whole list at every width, and its search and filters on a phone. */
async function checkList(page: Page, checkAxe: () => Promise<void>): Promise<void> {
  await checkWidths(page, checkAxe);
  await page.setViewportSize({ width: 360, height: 780 });
  const row = page.getByRole('main').getByRole('listitem').first();
  // After a change of the window's width, some parts adapt in the next frame.
  await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(115);
  await expect.poll(async () => (await row.boundingBox())?.y).toBeLessThan(250);
  // The field has room beside the filters while all items have the same state.
  const searchButton = page.getByRole('button', { name: 'Search', exact: true });
  if (await searchButton.isVisible()) await searchButton.click();
  await expect(page.getByLabel('Search titles and text')).toBeVisible();
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await expect(page.getByLabel('Sort by', { exact: true })).toBeVisible();
  await expectToFit(page.locator('html'));
  await checkAxe();
}

test('lists articles accessibly on phones, tablets and desktops', async ({ page, checkAxe }) => {
  await openList(page, adminPaths.posts);
  await checkList(page, checkAxe);
  const nav = page.getByRole('navigation', { name: 'Admin' });
  for (const width of [320, 360, 600, 768]) {
    await page.setViewportSize({ width, height: 780 });
    await expectToFit(nav);
    await expect(nav.getByRole('button', { name: 'More' })).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(nav.getByRole('link')).toHaveText([/^Blogs/, /^Reviews/, /^Requests/]);
  await nav.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Pages', 'Media', 'Bookings', 'Settings']);
  await checkAxe();
  await page.getByRole('menuitem', { name: 'Pages' }).click();
  await expect(page).toHaveURL(adminPaths.pages);
  await expect(nav.getByRole('button', { name: 'Pages' })).toBeVisible();
});

test('filters and pages the list of reviews at every width', async ({ page, checkAxe }) => {
  await page.goto(adminPaths.reviews);
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(cards).toHaveCount(12);
  await checkList(page, checkAxe);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${adminPaths.reviews}?page=2`);
  await expect(page.getByText(/^13 to \d\d of \d\d$/)).toBeVisible();
  // A page number past the end shows the last page.
  await page.goto(`${adminPaths.reviews}?page=9`);
  await expect(page).toHaveURL(/page=[23]$/);
  await page.getByLabel('Domain', { exact: true }).selectOption('EdTech');
  await expect(page).toHaveURL(`${adminPaths.reviews}?domain=EdTech`);
  await expect(page.getByText(/^\d in total$/)).toBeVisible();
});

test('restores the search and order of articles from the URL on Back and a reload', async ({ page }) => {
  await openList(page, adminPaths.posts);
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  const initialCount = await titles.count();
  expect(initialCount).toBeGreaterThan(9);

  await page.getByLabel('Search titles and text').fill('monday');
  await expect(page).toHaveURL(`${adminPaths.posts}?q=monday`);
  // The term matches two titles, and the texts of other articles.
  await expect(titles).not.toHaveCount(initialCount);
  await expect.poll(() => titles.count()).toBeGreaterThan(1);
  const matchCount = await titles.count();
  await page.getByLabel('Sort by', { exact: true }).selectOption('Title');
  await expect(page).toHaveURL(`${adminPaths.posts}?q=monday&sort=title`);
  await expect(titles.filter({ hasText: audit.title })).toHaveCount(1);

  await page.goBack();
  await expect(page).toHaveURL(`${adminPaths.posts}?q=monday`);
  await expect(page.getByLabel('Sort by', { exact: true })).toHaveValue('newest');
  await page.reload();
  await expect(page.getByLabel('Search titles and text')).toHaveValue('monday');
  await expect(titles).toHaveCount(matchCount);

  const enquiryRow = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ada Quay' });
  await page.getByLabel('Author', { exact: true }).selectOption('Me');
  await expect(enquiryRow).toHaveCount(0);
  await page.getByLabel('Author', { exact: true }).selectOption('Ada Quay');
  await expect(page).toHaveURL(`${adminPaths.posts}?q=monday&author=Ada+Quay`);
  await expect(enquiryRow).not.toHaveCount(0);

  await page.getByLabel('Search titles and text').fill('zebra quartz');
  await expect(page.getByText('No results')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(titles).toHaveCount(initialCount);

  // Shortcuts move between rows and select them.
  const checkboxes = page.getByRole('main').getByRole('listitem').getByRole('checkbox');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(checkboxes.first()).toBeChecked();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(checkboxes.nth(2)).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(checkboxes.nth(2)).not.toBeChecked();

  // A pending search is kept when a form is opened and closed.
  const search = page.getByLabel('Search titles and text');
  await search.fill('monday');
  const editButton = page.getByRole('button', { name: `Edit ${audit.title}` });
  // A click could miss, because the rows move when the results arrive.
  await editButton.press('Enter');
  await expect(page).toHaveURL(/q=monday&edit=/);
  await expect(page.getByRole('dialog').getByLabel('Title', { exact: true }).first()).not.toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${adminPaths.posts}?q=monday`);
  await expect(search).toHaveValue('monday');

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await editButton.focus();
  await page.keyboard.press('?');
  const shortcutsDialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcutsDialog).toContainText('Create');
  await page.keyboard.press('Escape');
  await expect(shortcutsDialog).toHaveCount(0);
  await editButton.focus();
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'Add New Blog' })).toBeVisible();
});

test('unpublishes, publishes and tags several selected articles together', async ({ page, checkAxe }) => {
  const call = (name: string, data: object) => page.request.post(`${trpcBase}/content.${name}`, { data });
  const draft = {
    kind: 'article',
    id: 'bulk1',
    shape: SHAPE_VERSION,
    changes: { title: { to: 'Bulk without text' } },
  };
  expect((await call('saveDraft', draft)).status()).toBe(200);
  await openList(page, adminPaths.posts);
  const deletedTitle = 'Small releases on plain Fridays';
  const deleteButton = page.getByRole('button', { name: `Delete ${deletedTitle}` });
  const readStatus = async () => {
    const path = getArticlePath('small-releases-on-plain-fridays');
    return (await page.request.get(path, { maxRedirects: 0 })).status();
  };
  expect(await readStatus()).toBe(200);
  await deleteButton.click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(deleteButton).toBeFocused();
  await deleteButton.click();
  await page.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page.getByText('Blog deleted successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: deletedTitle })).toHaveCount(0);
  expect(await readStatus()).toBe(302);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: deletedTitle })).toBeVisible();

  await page.getByLabel(`Select ${audit.title}`).check();
  await page.getByLabel('Select Bulk without text').check();
  const bar = page.getByRole('region', { name: 'Selected items' });
  await expect(bar).toContainText('2 selected');
  await checkAxe();

  await bar.getByRole('button', { name: 'Unpublish' }).click();
  const confirmDialog = page.getByRole('alertdialog');
  await expect(confirmDialog).toContainText('Unpublish 1 article?');
  await expect(confirmDialog).toContainText('“Bulk without text”: is not live');
  await expect(confirmDialog.getByRole('button', { name: 'Disagree' })).toBeFocused();
  await checkAxe();
  await confirmDialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('1 article unpublished')).toBeVisible();
  await expect(bar).toHaveCount(0);

  const row = page.getByRole('listitem').filter({ hasText: audit.title });
  await expect(row).toContainText('Unpublished');
  await page.getByLabel(`Select ${audit.title}`).check();
  await page.getByLabel('Select Bulk without text').check();
  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(confirmDialog).toContainText('Publish 1 article?');
  await confirmDialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('1 article published')).toBeVisible();
  await expect(row).toContainText('Live');

  await expect(row).not.toContainText('Databases');
  await page.getByLabel(`Select ${audit.title}`).check();
  await bar.getByRole('button', { name: 'Tags' }).click();
  await page.getByRole('menuitem', { name: 'Add Databases' }).click();
  await expect(row).toContainText('Databases');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).not.toContainText('Databases');
  await call('remove', { kind: 'article', id: 'bulk1' });
});

test('restores items from the trash, or deletes them permanently', async ({ page, checkAxe }) => {
  const call = (name: string, data: object) => page.request.post(`${trpcBase}/content.${name}`, { data });
  const stamp = Date.now();
  const article = { kind: 'article', id: `thrown-article-${stamp}` };
  const review = { kind: 'case', id: `thrown-case-${stamp}` };
  for (const item of [article, review]) {
    const changes = { title: { to: `Thrown away ${item.id}` } };
    await call('saveDraft', { ...item, shape: SHAPE_VERSION, changes });
    await call('remove', item);
  }
  await page.goto(`${adminPaths.reviews}?q=tram`);
  const matchHeading = page.getByRole('heading', { name: /^Tram/ });
  const deleteItem = async () => {
    await page.getByRole('button', { name: /^Delete Tram/ }).click();
    await page.getByRole('button', { name: 'Confirm Delete' }).click();
    await expect(page.getByText('Project deleted successfully!')).toBeVisible();
    await expect(page.getByText('No results')).toBeVisible();
  };
  await deleteItem();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Restored from the trash')).toBeVisible();
  await expect(matchHeading).toBeVisible();
  await deleteItem();

  await page.goto(adminPaths.reviews);
  await page.getByRole('link', { name: 'Trash' }).click();
  const kindLink = page.getByRole('main').getByRole('link', { name: /^Reviews/ });
  await kindLink.last().click();
  await expect(page).toHaveURL(`${adminPaths.trash}?kind=case&from=case`);
  // The trash links back to the list it was opened from.
  await expect(kindLink.first()).toHaveAttribute('href', adminPaths.reviews);
  const findRow = (heading: Locator) => page.getByRole('listitem').filter({ has: heading });
  const row = findRow(matchHeading);
  await expect(row).toContainText('30 days left');
  await checkWidths(page, checkAxe);
  await row.getByRole('button', { name: /permanently$/ }).click();
  await expect(page.getByRole('button', { name: 'Disagree' })).toBeFocused();
  await page.keyboard.press('Enter');
  await row.getByRole('button', { name: /^Restore/ }).click();
  await expect(row).toHaveCount(0);

  await page.goto(`${adminPaths.trash}?kind=article`);
  const articleHeading = page.getByRole('heading', { name: `Thrown away ${article.id}` });
  const reviewHeading = page.getByRole('heading', { name: `Thrown away ${review.id}` });
  await expect(articleHeading).toBeVisible();
  await page.getByRole('button', { name: /^Empty/ }).click();
  await expect(page.getByRole('button', { name: 'Disagree' })).toBeFocused();
  await checkAxe();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  await page.goto(adminPaths.trash);
  await expect(reviewHeading).toBeVisible();
  await expect(articleHeading).toHaveCount(0);

  await findRow(reviewHeading)
    .getByRole('button', { name: /permanently$/ })
    .click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Deleted permanently', { exact: true })).toBeVisible();
  await expect(reviewHeading).toHaveCount(0);
});

test('reschedules items in the calendar by keyboard and by dragging', async ({ page, checkAxe }) => {
  const call = (name: string, data: object) => page.request.post(`${trpcBase}/content.${name}`, { data });
  const input = encodeURIComponent(JSON.stringify({ q: 'ferry' }));
  const response = await page.request.get(`${trpcBase}/cases.adminList?input=${input}`);
  const [{ _id: id, title }] = (await response.json()).result.data.items;
  const now = new Date();
  // At 10:30 UTC, the date is the same in the office's time zone.
  const createTime = (month: number, day: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month, day, 10, 30)).toISOString();
  // Tomorrow, or the day after if tomorrow ends a week, because the next day may be in another month.
  const [soon, later] = [
    createTime(0, now.getUTCDate() + (now.getUTCDay() === 6 ? 2 : 1)),
    createTime(2, 15),
  ];
  await call('unpublish', { kind: 'case', id });
  expect((await call('plan', { kind: 'case', id, from: soon, until: later })).status()).toBe(200);

  await page.goto(`${adminPaths.calendar}?month=${soon.slice(0, 7)}`);
  const planLink = page.getByRole('link', { name: `Goes live: ` }).filter({ hasText: title });
  await planLink.press('ArrowUp');
  await expect(page.getByText('This time is in the past.')).toBeVisible();
  await planLink.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: `${title}: ` })).toHaveCount(1);
  await expect(planLink).toBeFocused();

  await page.goto(`${adminPaths.calendar}?month=${later.slice(0, 7)}`);
  // A temporary publication is shown as a line across weeks. Its last segment is the end.
  const endBar = page.locator('[data-plan^=unpublish]').filter({ hasText: title });
  await expect(endBar).toContainText('live until 15');
  const moveResponse = page.waitForResponse(/content\.movePlan/);
  await endBar.dragTo(page.getByRole('listitem').filter({ hasText: / 20 / }));
  await expect(endBar).toContainText('live until 20');
  expect((await moveResponse).status()).toBe(200);
  await page.reload();
  await expect(endBar).toContainText('live until 20');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByText(title).filter({ visible: true }).first()).toBeVisible();
  }
  await checkWidths(page, checkAxe);

  // A draft without a time is scheduled at nine on the day it is dropped on.
  for (const action of ['publish', 'unpublish']) await call('unplan', { id, action });
  await page.reload();
  await expect(page.getByText('Waiting for an editor', { exact: true })).toBeVisible();
  const dayItem = page.getByRole('listitem').filter({ hasText: / 21 / });
  await page.getByRole('link', { name: title }).dragTo(dayItem);
  await expect(dayItem.getByRole('link', { name: `Goes live: 09:00 ${title}` })).toBeVisible();
});

test('offers to try again or sign in when an admin list fails to load', async ({ openSeparatePage }) => {
  // Use a separate page, because the failure is a console error.
  const page = await openSeparatePage();
  await signIn(page);
  await page.route(/articles\.adminList/, route => route.abort());
  await page.goto(adminPaths.posts);
  await expect(page.getByText('Something went wrong:')).toBeVisible();
  await expect(page.getByText('Cannot get blogs information!')).toHaveCount(2);
  await page.unroute(/articles\.adminList/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Test data is a product' })).toBeVisible();

  await page.context().clearCookies();
  await page.getByLabel('Sort by', { exact: true }).selectOption('Title');
  await expect(page.getByText('Token not found')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL(/\/admin\/signin\?to=%2Fadmin%2Fposts%3Fsort%3Dtitle$/);
});
