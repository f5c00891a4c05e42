import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { adminPaths, emailSendPath } from '../domain/paths';
import { openList, signIn } from './admin-sign-in';
import { builtInSite } from './built-in-site';
import { FIRST_TYPE, listManagers } from './contact-form';
import { expect, test } from './fixtures';
import { expectToFit } from './visit';

async function sendEnquiry(
  page: Page,
  fullName: string,
  content: string,
  to = '',
  companyName = 'Deltaquay',
): Promise<void> {
  const response = await page.request.post(emailSendPath, {
    multipart: {
      'department[0]': FIRST_TYPE,
      fullName,
      companyName,
      workEmail: 'hannah@deltaquay.example',
      content,
      to,
      elapsed: '9000',
      attachments: { name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('Twelve lines.') },
    },
  });
  expect(response.status()).toBe(200);
}

/** Returns the newest request with this name, because a repeated test sends another. */
const findRow = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Requests' })
    .getByRole('link', { name: new RegExp(name) })
    .first();

test('moves a request through all stages from its arrival to its deletion', async ({
  page,
  site,
  checkAxe,
}) => {
  const [manager] = (await listManagers(site)).slice(-1);
  await sendEnquiry(page, 'Jonas Ekberg', 'Do you audit a team of nine?', manager?.key);
  await sendEnquiry(page, 'Hannah Whitlock', 'First line.\n\n<b>Second</b> & last.');
  await signIn(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await openList(page, adminPaths.requests);
  // On a phone, a request replaces the list.
  const phoneRow = findRow(page, 'Jonas Ekberg');
  const requestItem = page.getByRole('listitem').filter({ hasText: 'Jonas Ekberg' }).first();
  await expect(requestItem.getByText(`For ${manager?.name}`)).toBeVisible();
  await phoneRow.click();
  await expect(page.getByRole('heading', { name: 'Jonas Ekberg' })).toBeFocused();
  await expect(phoneRow).toBeHidden();
  await expectToFit(page.locator('html'));
  await checkAxe();
  await page.getByRole('link', { name: 'All requests' }).click();
  await expect(phoneRow).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Jonas Ekberg' })).toHaveCount(0);

  await page.setViewportSize({ width: 1440, height: 900 });
  const row = findRow(page, 'Hannah Whitlock');
  await expect(row).toContainText('New');
  await checkAxe();

  await row.click();
  await expect(page).toHaveURL(/\/admin\/requests\/[\w-]+$/);
  const requestArticle = page.getByRole('article', { name: 'Hannah Whitlock' });
  await expect(requestArticle.getByText('<b>Second</b> & last.')).toBeVisible();
  await expect(requestArticle.getByText('Written to the outbox folder', { exact: true })).toBeVisible();
  await checkAxe();

  const reply = await requestArticle.getByRole('link', { name: 'Reply by email' }).getAttribute('href');
  expect(reply).toContain(
    `mailto:hannah@deltaquay.example?subject=Re%3A%20We%20have%20your%20request%20(${builtInSite.referencePrefix}-`,
  );
  const downloadPromise = page.waitForEvent('download');
  await requestArticle.getByRole('link', { name: 'Download brief.txt' }).click();
  expect(await readFile(await (await downloadPromise).path(), 'utf8')).toBe('Twelve lines.');

  await requestArticle.getByRole('button', { name: 'Assign to me' }).click();
  await expect(requestArticle.getByText('Self-assigned', { exact: true })).toBeVisible();
  await requestArticle.getByLabel('Next step').fill('Call, 30 minutes');
  await requestArticle.getByLabel('Due', { exact: true }).fill('2099-11-23');
  await requestArticle.getByLabel(/^Time/).fill('15:30');
  await requestArticle.getByLabel('Value').fill('48000');
  await requestArticle.getByLabel('Currency').focus();
  await expect(requestArticle.getByText(/due Monday 23 November 2099, 15:30/)).toBeVisible();
  await expect(requestArticle.getByText('Value €48,000')).toBeVisible();
  await expect(requestArticle.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

  await requestArticle.getByRole('heading', { level: 1 }).click();
  const note = requestArticle.getByLabel('Note for your team');
  await page.keyboard.press('n');
  await expect(note).toBeFocused();
  await page.keyboard.type('The calculation core is ours.');
  await page.reload();
  await expect(note).toHaveValue('The calculation core is ours.');
  await note.press('Control+Enter');
  await expect(note).toHaveValue('');
  await requestArticle.getByRole('button', { name: 'Delete this note' }).click();
  await expect(requestArticle.getByText('The calculation core is ours.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(requestArticle.getByText('The calculation core is ours.')).toBeVisible();

  await requestArticle.getByRole('button', { name: 'Complete step' }).click();
  await expect(requestArticle.getByLabel('Next step')).toBeFocused();
  await requestArticle.getByRole('button', { name: 'Lost' }).click();
  await page.getByRole('button', { name: 'Move to Lost' }).click();
  await expect(page.getByText('Enter why the request was lost')).toBeVisible();
  await page.getByLabel('Reason').fill('No budget');
  await page.getByRole('button', { name: 'Move to Lost' }).click();
  await expect(requestArticle.getByText(/: No budget$/)).toBeVisible();
  await requestArticle.getByRole('button', { name: 'Won' }).click();
  await page.getByRole('button', { name: 'Move to Won' }).click();
  await expect(requestArticle.getByRole('button', { name: 'Won' })).toHaveAttribute('aria-current', 'step');
  await checkAxe();

  // Other tests may use this email address, so the person is not deleted.
  await requestArticle.getByRole('button', { name: 'Delete this person' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Confirm Delete' })).toBeDisabled();
  const [, reference = ''] = /Type (\S+) to confirm/.exec(await dialog.innerText()) ?? [];
  await dialog.getByLabel(/to confirm$/).fill(reference);
  await expect(dialog.getByRole('button', { name: 'Confirm Delete' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);

  await requestArticle.getByRole('button', { name: 'Delete this request' }).click();
  await page.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page.getByText('Request deleted')).toBeVisible();
  await expect(page).toHaveURL(adminPaths.requests);
  await page.goto(`${adminPaths.requests}/0`);
  await expect(page.getByText('Request not found')).toBeVisible();
});

test('finds, changes and exports several requests together', async ({ page, checkAxe }) => {
  const company = `Fjordmark ${Date.now()}`;
  for (const name of ['Pilar Ortega', 'Ruth Okafor'])
    await sendEnquiry(page, name, 'Drops baskets.', '', company);
  await signIn(page);
  await openList(page, adminPaths.requests);
  await page.getByRole('searchbox', { name: 'Search by name, company or text' }).fill(company);
  await expect(page).toHaveURL(/q=Fjordmark/);
  const requestItems = page.getByRole('navigation', { name: 'Requests' }).getByRole('listitem');
  await expect(requestItems).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^2 .*New$/ })).toBeVisible();

  // Select and assign the first row with the keyboard.
  await page.getByRole('heading', { name: 'Requests' }).click();
  await page.keyboard.press('j');
  await expect(findRow(page, 'Ruth Okafor')).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('a');
  await expect(page.getByText('1 request assigned to you')).toBeVisible();
  await expect(requestItems.filter({ hasText: 'Owner: ' })).toHaveCount(1);

  await page.getByRole('checkbox', { name: 'Select Pilar Ortega' }).click();
  await page.getByRole('button', { name: 'Stage' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lost' }).click();
  await page.getByLabel('Reason').fill('Chose a local team');
  await page.getByRole('button', { name: 'Move to Lost' }).click();
  await expect(page.getByText('No request matches these filters.')).toBeVisible();
  await page.getByRole('link', { name: /Lost$/ }).click();
  await expect(requestItems.filter({ hasText: 'Chose a local team' })).toHaveCount(2);
  await expect(page.getByText('2 requests moved to Lost')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(requestItems).toHaveCount(0);

  // Move cards on the board with the keyboard and the mouse, then return to the list.
  await page.getByRole('button', { name: 'Board' }).click();
  await expect(page).toHaveURL(/layout=board/);
  const getCard = (stage: string, name: string) =>
    page.getByRole('region', { name: stage, exact: true }).getByRole('link', { name });
  await getCard('New', 'Ruth Okafor').focus();
  for (const [key, announcement] of [
    ['Space', 'Ruth Okafor is over New'],
    ['ArrowRight', 'Ruth Okafor is over Talking'],
    ['Space', 'Ruth Okafor dropped in Talking'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByText(announcement)).toHaveCount(1);
    // After a lane is announced, keys move the card from that lane only in the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await expect(page.getByText('1 request moved to Talking')).toBeVisible();
  await expect(getCard('Talking', 'Ruth Okafor')).toBeFocused();
  await checkAxe();
  await getCard('New', 'Pilar Ortega').hover();
  await page.mouse.down();
  // The board finds the lane below the pointer in a later frame.
  await expect(async () => {
    await page.getByRole('heading', { name: 'Won' }).hover({ force: true });
    await expect(page.getByText('Pilar Ortega is over Won')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await page.mouse.up();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(getCard('New', 'Pilar Ortega')).toBeVisible();
  await getCard('Talking', 'Ruth Okafor').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Move to stage');
  await page.keyboard.press('Escape');
  await expect(getCard('Talking', 'Ruth Okafor')).toBeFocused();
  await page.keyboard.press('s');
  await page.getByRole('dialog').getByRole('button', { name: 'Proposal' }).click();
  await expect(getCard('Proposal', 'Ruth Okafor')).toBeVisible();
  await page.getByRole('button', { name: 'List' }).click();
  await page.getByRole('button', { name: 'Show open requests' }).click();
  const downloadPromise = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect(await readFile(await (await downloadPromise).path(), 'utf8')).toContain('"Pilar Ortega"');
});
