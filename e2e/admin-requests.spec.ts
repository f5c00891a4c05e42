import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { adminPaths, emailSendPath } from '../domain/paths';
import { openList, signIn } from './admin-sign-in';
import { builtInSite } from './built-in-site';
import { FIRST_TYPE, listManagers } from './contact-form';
import { expect, test } from './fixtures';
import { expectToFit } from './visit';

async function sendRequest(page: Page, fullName: string, content: string, to = ''): Promise<void> {
  const answer = await page.request.post(emailSendPath, {
    multipart: {
      'department[0]': FIRST_TYPE,
      fullName,
      companyName: 'Deltaquay',
      workEmail: 'hannah@deltaquay.example',
      content,
      to,
      elapsed: '9000',
      attachments: { name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('Twelve lines.') },
    },
  });
  expect(answer.status()).toBe(200);
}

/** Returns the newest request by this name, because a repeated test sends another. */
const findRow = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Requests' })
    .getByRole('link', { name: new RegExp(name) })
    .first();

test('shows a request with a reply link and attachment, marks the request as handled, and deletes it', async ({
  page,
  checkAxe,
}) => {
  await sendRequest(page, 'Hannah Whitlock', 'First line.\n\n<b>Second</b> & last.');
  await signIn(page);
  await openList(page, adminPaths.requests);
  const row = findRow(page, 'Hannah Whitlock');
  await expect(row).toContainText('New');
  await checkAxe();

  await row.click();
  await expect(page).toHaveURL(/\/admin\/requests\/[\w-]+$/);
  const request = page.getByRole('article', { name: 'Hannah Whitlock' });
  await expect(request.getByText('<b>Second</b> & last.')).toBeVisible();
  await expect(row).not.toContainText('New');
  await expect(request.getByText('Written to the outbox folder', { exact: true })).toBeVisible();
  await checkAxe();

  const reply = await request.getByRole('link', { name: 'Reply by email' }).getAttribute('href');
  expect(reply).toContain(
    `mailto:hannah@deltaquay.example?subject=Re%3A%20your%20request%20${builtInSite.referencePrefix}-`,
  );
  const download = page.waitForEvent('download');
  await request.getByRole('link', { name: 'Download brief.txt' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe('Twelve lines.');

  await request.getByRole('button', { name: 'Mark as handled' }).click();
  await expect(row).toContainText('Handled by');
  await page.getByRole('link', { name: /^Handled/ }).click();
  await expect(page).toHaveURL(/state=handled/);
  await request.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByText('No handled requests yet')).toBeVisible();

  await request.getByRole('button', { name: 'Delete this request' }).click();
  await page.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page.getByText('Request deleted')).toBeVisible();
  await expect(page).toHaveURL(`${adminPaths.requests}?state=handled`);
});

test('shows requests and a single request on separate screens on a phone, and moves the focus', async ({
  page,
  site,
  checkAxe,
}) => {
  const [manager] = (await listManagers(site)).slice(-1);
  await sendRequest(page, 'Jonas Ekberg', 'Do you audit a team of nine?', manager?.key);
  await signIn(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await openList(page, adminPaths.requests);
  const row = findRow(page, 'Jonas Ekberg');
  await expect(row.getByText(`For ${manager?.name}`)).toBeVisible();
  await row.click();
  await expect(page.getByRole('heading', { name: 'Jonas Ekberg' })).toBeFocused();
  await expect(row).toBeHidden();
  await expectToFit(page.locator('html'));
  await checkAxe();
  await page.getByRole('link', { name: 'All requests' }).click();
  await expect(row).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Jonas Ekberg' })).toHaveCount(0);
});

test('exports requests as CSV', async ({ page }) => {
  await sendRequest(page, 'Pilar Ortega', 'Checkout drops baskets.');
  await signIn(page);
  await openList(page, adminPaths.requests);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('"Pilar Ortega"');
});

test("reports a request that doesn't exist", async ({ browser, site }) => {
  const page = await browser.newPage({ baseURL: site.url });
  await signIn(page);
  await page.goto(`${adminPaths.requests}/0`);
  await expect(page.getByText('Request not found')).toBeVisible();
  await page.close();
});
