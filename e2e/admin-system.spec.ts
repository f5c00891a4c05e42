import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { adminPaths, emailSendPath } from '../domain/paths';
import { openList, signIn } from './admin-sign-in';
import { builtInSite } from './built-in-site';
import { FIRST_TYPE } from './contact-form';
import { test as base, expect } from './fixtures';
import { MailServer } from './mail-server';
import { ADMIN, SiteProcess } from './site-process';
import { expectToFit } from './visit';

/** The site's mail server is down until the test starts it. */
const test = base.extend<object, { mail: MailServer; site: SiteProcess }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern
    async ({}, use) => {
      const mailServer = new MailServer();
      await mailServer.start();
      await mailServer.stop();
      await use(mailServer);
      await mailServer.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mail }, use) => {
      const backups = mkdtempSync(path.join(tmpdir(), 'northlight-e2e-backups-'));
      const site = SiteProcess.createSeeded({ SMTP_URL: mail.url, BACKUP_DIR: backups });
      await site.start();
      await expect.poll(() => readdirSync(backups).join()).toMatch(/tar$/);
      await use(site);
      await site.remove();
      rmSync(backups, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

/**
 * Marks failed emails as given up, as the site does after five days.
 * @returns the number of emails
 */
function giveUpEmails(site: SiteProcess): number {
  const database = new Database(path.join(site.dataDir, 'northlight.sqlite'));
  try {
    return database.prepare("update outbox set state = 'failed' where failed_at is not null").run().changes;
  } finally {
    database.close();
  }
}

test('sends failed emails again once the mail server works', async ({ page, mail, site, checkAxe }) => {
  await signIn(page);
  await openList(page, adminPaths.posts);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'System' }).click();
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText('The site is running, but email hasn’t been tested this week');
  await checkAxe();

  const multipart = {
    'department[0]': FIRST_TYPE,
    fullName: 'Hannah Whitlock',
    workEmail: 'hannah@deltaquay.example',
    content: 'Does mail leave?',
    elapsed: '9000',
  };
  expect((await page.request.post(emailSendPath, { multipart })).status()).toBe(200);
  await expect.poll(() => giveUpEmails(site)).toBe(2);
  await page.reload();
  const failedEmails = page.getByRole('region', { name: 'Failed emails' });
  const rows = failedEmails.getByRole('row', {
    name: /refused the connection .*ECONNREFUSED.*no more attempts/,
  });
  await expect(rows).toHaveCount(2);
  await expect(summary).toContainText('2 emails couldn’t be delivered');
  await page.setViewportSize({ width: 360, height: 780 });
  await expectToFit(page.locator('html'));
  await checkAxe();

  await summary.getByRole('link', { name: 'Send a test email' }).click();
  const block = page.getByRole('region', { name: 'Email', exact: true });
  await expect(block).toBeInViewport();
  const sendTestButton = block.getByRole('button', { name: 'Send a test email' });
  await sendTestButton.click();
  await expect(block.getByRole('status')).toContainText(`The test email to ${ADMIN.email} was rejected.`);

  await expect(summary).toContainText('The last test email was rejected');

  await mail.start();
  await sendTestButton.click();
  await expect(block.getByRole('status')).toContainText('Its response: 250');
  const resendButton = failedEmails.getByRole('button', { name: /^Send again/ });
  await resendButton.first().click();
  // The pressed button has another name before its row leaves, and the other row moves then.
  await expect(rows).toHaveCount(1);
  await resendButton.click();
  await expect(failedEmails).toBeHidden();
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Everything works');
  const listAddressees = () => mail.receivedEmails.map(({ to }) => to?.[0]?.address).sort();
  await expect
    .poll(listAddressees)
    .toEqual([ADMIN.email, 'hannah@deltaquay.example', builtInSite.email].sort());
});
