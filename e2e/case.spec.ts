import path from 'node:path';
import Database from 'better-sqlite3';
import nodefy from '../content/seed/cases/nodefy';
import { casePath, screens, uploadsBase } from '../domain/paths';
import { expect, test } from './fixtures';
import { SiteProcess } from './site-process';

test('a case tells everything that is known of it', async ({ page }) => {
  await page.goto(casePath('nodefy'));
  const main = page.getByRole('main');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(crumbs).toHaveText(['Home', 'Cases', nodefy.title]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nodefy.title);
  const [firstSentence = ''] = nodefy.aboutProject.split(/(?<=\.)\s/);
  for (const text of [nodefy.heading, nodefy.quote, nodefy.client, nodefy.location, firstSentence]) {
    await expect(main).toContainText(text);
  }
  for (const { sectionTitle } of nodefy.infoBlock) await expect(main).toContainText(sectionTitle);
  for (const { type, content } of nodefy.projectContent) {
    if (type === 'title')
      await expect(main.getByRole('heading', { name: content, exact: true })).toBeVisible();
  }
  await expect(main.getByRole('heading', { name: "The client's needs" })).toBeVisible();
  for (const tag of nodefy.tag) {
    await expect(main.getByRole('listitem').filter({ hasText: new RegExp(`^${tag}$`) })).toBeVisible();
  }
  await expect(main.getByRole('link', { name: /^Play: / })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Next cases' })).toBeVisible();
});

test('the film comes from this site, and only when somebody wants to see it', async ({
  page,
  site,
  open,
}) => {
  const films: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('.mp4')) films.push(request.url());
  });
  await open(casePath('nodefy'));
  await page.getByRole('link', { name: /^Play: / }).scrollIntoViewIfNeeded();
  expect(films).toEqual([]);
  await page.getByRole('link', { name: /^Play: / }).click();
  const film = page.locator('video');
  await expect(film).toBeFocused();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(films.every(address => address.startsWith(site.url + uploadsBase))).toBe(true);
});

test('an earlier address and the id lead to the case, the query comes along', async ({ site }) => {
  const database = new Database(path.join(site.dataDir, 'northlight.sqlite'), { readonly: true });
  const id = database.prepare('select id from projects where slug = ?').pluck().get('blockchain-alerts-tool');
  database.close();
  const slug = 'real-time-blockchain-alerts-tool';
  for (const name of [slug, String(id)]) {
    const answer = await fetch(`${site.url}${casePath(name)}?utm_source=x`, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(`${casePath('blockchain-alerts-tool')}?utm_source=x`);
  }
  const unknown = await fetch(site.url + casePath('no-such-case'), { redirect: 'manual' });
  expect([unknown.status, unknown.headers.get('location')]).toEqual([302, screens.notFound.path]);
});

test('a case without a picture has a drawn cover, in the list and on its own page', async ({ page }) => {
  const site = SiteProcess.seeded();
  try {
    const database = new Database(path.join(site.dataDir, 'northlight.sqlite'));
    database.prepare("update projects set preview_src = '', preview_pixel = '', preview_alt = ''").run();
    database.close();
    await site.start();
    for (const address of [screens.cases.path, casePath('nodefy')]) {
      await page.goto(site.url + address);
      const cover = page.locator('main img').first();
      await expect(cover).toHaveAttribute('alt', /\S/);
      await expect
        .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  } finally {
    await site.remove();
  }
});
