import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { messages } from '../domain/messages';
import { adminPaths, getPageEditPath, screens } from '../domain/paths';
import { closePublished, fillAndSave, findPublishButton, openList, publish, signIn } from './admin-sign-in';
import { expect, test } from './fixtures';

/** `savesData` simulates data saving, which loads scripts only on use. */
async function openStaffPage(page: Page, { savesData = false } = {}): Promise<Page> {
  if (savesData) {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  }
  await signIn(page);
  await openList(page, adminPaths.reviews);
  return page;
}

const findForm = (page: Page) => page.getByRole('dialog', { name: 'Edit review' });
const findTitle = (page: Page) => findForm(page).getByLabel('Title', { exact: true }).first();

/** Opens a public case that no other test changes. */
async function openReview(page: Page, title: string): Promise<void> {
  await page.getByLabel('Search titles and text').fill(title);
  // Leaving the field starts the search, which would move the row during the click.
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('1 in total');
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(findTitle(page)).not.toHaveValue('');
}

const alert = (page: Page, message: string) => page.getByRole('alert').filter({ hasText: message });

async function publishNow(page: Page, text: string): Promise<void> {
  await findForm(page).getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(messages.caseUpdated)).toBeVisible();
  await closePublished(page);
  await expect(page.getByRole('heading', { name: text })).toBeVisible();
}

test("keeps an item's text when publishing fails or the browser is offline", async ({ openSeparatePage }) => {
  const page = await openStaffPage(await openSeparatePage());
  await openReview(page, 'Disputes Desk');
  await findTitle(page).fill('Disputes Desk at last');
  await page.route(/content\.publish/, route => route.abort(), { times: 1 });
  await publish(findForm(page));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(alert(page, messages.caseUpdateFailed)).toBeVisible();
  await expect(findTitle(page)).toHaveValue('Disputes Desk at last');

  await findTitle(page).fill('Disputes Desk on a train');
  await page.context().setOffline(true);
  await findPublishButton(findForm(page)).click();
  const offlineDialog = page.getByRole('dialog', { name: 'You’re offline' });
  await offlineDialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(findTitle(page)).toHaveValue('Disputes Desk on a train');
  await page.context().setOffline(false);
  // The publish sheet opens automatically.
  await publishNow(page, 'Disputes Desk on a train');
});

test('reloads a page at most once when a script is missing', async ({ browser, site }) => {
  // In a new context, no script is in the cache.
  const page = await openStaffPage(await browser.newPage({ baseURL: site.url }), { savesData: true });
  const scriptAlert = alert(page, messages.scriptMissing);
  const openProfile = async () => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
  };
  for (const open of [() => page.getByRole('button', { name: 'Add New Review' }).click(), openProfile]) {
    await page.context().setOffline(true);
    await open();
    await expect(scriptAlert).toBeVisible();
    await expect(page).toHaveURL(adminPaths.reviews);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.context().setOffline(false);
    await open();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(scriptAlert).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  // When an update of the site has replaced the script, a reload loads the new one.
  await openList(page, adminPaths.reviews);
  let areScriptsMissing = true;
  await page.route(/\.js$/, route => (areScriptsMissing ? route.fulfill({ status: 404 }) : route.fallback()));
  const reload = page
    .waitForRequest(request => request.isNavigationRequest())
    .then(() => {
      areScriptsMissing = false;
    });
  await openReview(page, 'Parts Catalogue');
  await reload;

  // The page doesn't reload endlessly when the script stays missing.
  await openList(page, adminPaths.reviews);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  areScriptsMissing = true;
  await page.getByRole('button', { name: 'Add New Review' }).click();
  await expect(scriptAlert).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
  await page.close();
});

test('asks before publishing offline changes when the connection returns', async ({ openSeparatePage }) => {
  const page = await openSeparatePage();
  await signIn(page);
  await page.goto(getPageEditPath('about'));
  await expect(page.frameLocator('iframe').locator('[data-marks]')).toBeAttached();
  await page.locator('[data-row]').first().click();
  const field = page.locator('[data-pane=form] [data-field]').getByRole('textbox').first();
  const originalText = await field.inputValue();
  const publishButton = findPublishButton(page);
  const offlineDialog = page.getByRole('dialog', { name: 'You’re offline' });

  await page.context().setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await field.fill('Written on a train');
  await publishButton.click();
  await expect(offlineDialog.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await expect(
    offlineDialog.getByText(/^1 change is stored on this device only, made at \d\d:\d\d/),
  ).toBeVisible();
  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    offlineDialog.getByRole('button', { name: 'Save a copy as a file' }).click(),
  ]);
  expect(await readFile(await copy.path(), 'utf8')).toContain('Written on a train');
  await page.keyboard.press('Escape');
  await expect(offlineDialog).toHaveCount(0);
  await field.fill('Written on a longer train');

  await page.context().setOffline(false);
  const publishSheet = page.getByRole('region', { name: 'Publish' });
  await expect(publishSheet.getByRole('button', { name: 'Publish now' })).toBeEnabled();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expect(page.getByText('You’re offline.')).toHaveCount(0);
  expect(await (await page.request.get(screens.about.path)).text()).not.toContain('longer train');
  await page.keyboard.press('Escape');
  await expect(publishSheet).toHaveCount(0);

  await fillAndSave(page, field, originalText);
});
