import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCopyWithEvent } from '../server/further-kind.test-kit';
import { readId } from './admin-sign-in';
import { expect, test } from './fixtures';
import { ADMIN, SiteProcess, seededData } from './site-process';
import { visit } from './visit';

const BUILD_MS = 300_000;

/**
 * Builds a copy of the source with the kind `event`.
 * @returns the copy's folder
 */
function build(): string {
  const folder = createCopyWithEvent();
  const env = { ...process.env, NODE_ENV: 'production', BUILD_DIR: 'dist' };
  for (const args of [['node_modules/vike/bin.js', 'build'], ['server/cli/finish-build.mjs']]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      ...{ cwd: folder, env, encoding: 'utf8' },
      maxBuffer: 1e8,
    });
    if (status !== 0) throw new Error(`${stdout}${stderr}`);
  }
  return folder;
}

// Rebuilds the site, so only `npm run test:more` runs this test.
test('provides a form, an admin list, pages and search for a new kind @more', async ({ page }) => {
  test.setTimeout(BUILD_MS + 120_000);
  const folder = build();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'northlight-e2e-'));
  cpSync(seededData, dataDir, { recursive: true });
  const site = new SiteProcess(dataDir, {}, folder);
  try {
    await site.start();
    const open = (url: string) => visit(page, `${site.url}${url}`);
    await page.goto(site.url);
    await page.request.post(`${site.url}/api/trpc/members.signIn`, { data: ADMIN });

    await page.goto(`${site.url}/admin/events`);
    await expect(page.getByRole('link', { name: 'Events', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'New event' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Title', { exact: true }).fill('Lanterns at noon');
    await form.getByLabel('Place').fill('Lviv');
    await form.getByLabel('What happens').fill('They are lit all the same.');
    await expect(form.getByText(/Saved \d/)).toBeVisible();
    await form.getByRole('button', { name: 'Back to Events' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Lanterns at noon' });
    await expect(row).toContainText('Draft');
    const id = await readId(row);
    await page.request.post(`${site.url}/api/trpc/content.publish`, { data: { kind: 'event', id } });
    await page.reload();
    await expect(row).toContainText('Live');

    await open('/events?place=Lviv');
    await expect(page.getByRole('status').first()).toHaveText('Events shown: 1 of 1');
    await page.getByRole('link', { name: 'Lanterns at noon' }).click();
    await expect(page).toHaveURL(`${site.url}/events/lanterns-at-noon`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lanterns at noon');
    await open('/events/lanterns-at-noon');
    await expect(page.getByText('They are lit all the same.')).toBeVisible();
    await open('/search?q=lanterns');
    await expect(page.getByRole('link', { name: /Lanterns at noon/ })).toBeVisible();
  } finally {
    await site.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
