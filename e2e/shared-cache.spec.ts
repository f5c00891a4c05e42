import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { messages } from '../domain/messages';
import { apiBase, getArticlePath, screens } from '../domain/paths';
import { fill, findSendButton } from './contact-form';
import { expect, test, waitForHydration } from './fixtures';
import { ADMIN, findFreePort, root, SiteProcess } from './site-process';
import { visit } from './visit';

const VARNISHD = '/usr/sbin/varnishd';
const TOKEN = 'a-token-for-the-purge';
const REQUESTS = 10_000;
const PAGES = 500;
const STALE_MS = 2_000;

/** Starts Debian's Varnish with the guide's configuration. */
async function startVarnish(sitePort: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'northlight-varnish-'));
  // Varnish runs as its own user.
  chmodSync(folder, 0o755);
  const vcl = readFileSync(path.join(root, 'deploy/varnish.vcl'), 'utf8')
    .replace('.port = "3000"', `.port = "${sitePort}"`)
    .replace('change-this-token', TOKEN);
  writeFileSync(path.join(folder, 'site.vcl'), vcl);
  const port = await findFreePort();
  const child: ChildProcess = spawn(
    VARNISHD,
    [
      '-F',
      '-a',
      `127.0.0.1:${port}`,
      '-f',
      path.join(folder, 'site.vcl'),
      '-n',
      folder,
      '-s',
      'default,128m',
    ],
    { stdio: 'ignore' },
  );
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(url).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await new Promise(resolve => child.once('exit', resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

// Debian's package is needed only for this test.
if (existsSync(VARNISHD))
  test('serves current pages through Varnish, and cached pages while the site is down @more', async ({
    browser,
    page,
  }) => {
    test.setTimeout(300_000);
    const purgePort = await findFreePort();
    const site = SiteProcess.createSeeded({ HOST: '127.0.0.1' });
    let varnish: Awaited<ReturnType<typeof startVarnish>> | undefined;
    let purgeUrl = `http://127.0.0.1:${purgePort}/purge`;
    try {
      // The cache needs the site's port, and the site needs the cache's, so the site starts twice.
      await site.start();
      varnish = await startVarnish(new URL(site.url).port);
      purgeUrl = `${varnish.url}/purge`;
      await site.stop();
      Object.assign(site.env, { PURGE_URL: purgeUrl, PURGE_TOKEN: TOKEN });
      await site.start();
      const { url } = varnish;
      await wait(STALE_MS * 2);

      const signInResponse = await fetch(`${site.url}${apiBase}/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(ADMIN),
      });
      const { token } = (await signInResponse.json()) as { token: string };
      const { data } = (await (await fetch(`${site.url}${apiBase}/blogs`)).json()) as {
        data: { data: { _id: string; slug: string; title: string }[] };
      };
      const [article] = data.data;
      if (!article) throw new Error('There is no article');
      const pages = [
        '/',
        screens.blog.path,
        getArticlePath(article.slug),
        ...Array.from({ length: PAGES - 3 }, (_, n) => `${screens.blog.path}?page=${n + 2}`),
      ];
      const readAll = async (count: number) => {
        let failures = 0;
        let nextIndex = 0;
        const readPages = async () => {
          while (nextIndex < count) {
            const response = await fetch(url + pages[nextIndex++ % pages.length]);
            await response.arrayBuffer();
            if (response.status >= 400) failures++;
          }
        };
        await Promise.all(Array.from({ length: 16 }, readPages));
        return failures;
      };
      const startedAtMs = performance.now();
      expect(await readAll(REQUESTS)).toBe(0);
      console.log(
        `${REQUESTS} requests for ${pages.length} pages in ${Math.round(performance.now() - startedAtMs)} ms`,
      );

      const title = `Published at ${Date.now()}`;
      const saveReply = await fetch(`${site.url}${apiBase}/blogs/${article._id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ title }),
      });
      expect(saveReply.status).toBe(200);
      // A new title moves the article, and redirects aren't cached.
      const renamedReply = await fetch(`${site.url}${apiBase}/blogs/slug/${article.slug}`);
      const { newSlug } = (await renamedReply.json()) as { newSlug?: string };
      pages[2] = getArticlePath(newSlug ?? article.slug);
      await wait(STALE_MS);
      let staleCount = 0;
      for (const path of pages) {
        const [cachedReply, ownReply] = await Promise.all([fetch(url + path), fetch(site.url + path)]);
        if ((await cachedReply.text()) !== (await ownReply.text())) staleCount++;
      }
      expect(staleCount, 'pages that differ from the site').toBe(0);
      expect(await (await fetch(url + screens.blog.path)).text()).toContain(title);
      expect(await readAll(pages.length)).toBe(0);

      // Members and forms bypass the cache.
      const firstReply = await fetch(`${url}/`);
      expect([firstReply.headers.get('surrogate-key'), firstReply.headers.get('set-cookie')]).toEqual([
        null,
        null,
      ]);
      expect((await fetch(`${url}/admin`, { redirect: 'manual' })).headers.get('age') ?? '0').toBe('0');
      expect((await fetch(purgeUrl, { method: 'POST' })).status).toBe(403);

      // Varnish serves the page, and the browser reports the visit to the site.
      const countVisits = () => {
        const database = new Database(path.join(site.dataDir, 'northlight.sqlite'), { readonly: true });
        const statement = database.prepare('select sum(visits) from visits where page = ?').pluck();
        const count = statement.get(screens.contact.path);
        database.close();
        return count;
      };
      await (await fetch(url + screens.contact.path)).text();
      expect(countVisits()).toBe(null);
      await page.clock.install();
      await visit(page, url + screens.contact.path);
      const form = page.getByRole('main').locator('form');
      // An earlier visitor uses the form, so Varnish caches its scripts.
      await waitForHydration(form);
      await form.getByLabel('Full name').focus();
      await page.waitForLoadState('networkidle');
      await expect.poll(countVisits, { timeout: 10_000 }).toBe(1);

      await site.stop('SIGKILL');
      await wait(STALE_MS * 2);
      expect(await readAll(pages.length)).toBe(0);
      page.removeAllListeners('console');
      await visit(page, url + screens.contact.path);
      await fill(form, 'hannah@deltaquay.example');
      await findSendButton(form).click();
      await expect(page.getByRole('alert')).toHaveText(messages.sendFailed);
      await expect(form.getByLabel('Full name')).toHaveValue('Hannah Whitlock');
      const plainPage = await browser.newPage({ javaScriptEnabled: false });
      await plainPage.goto(url + screens.contact.path);
      const plainForm = plainPage.getByRole('main').locator('form');
      await plainForm.getByLabel('Full name').fill('Hannah Whitlock');
      await plainForm.getByLabel('Work e-mail').fill('hannah@deltaquay.example');
      await findSendButton(plainForm).click();
      await expect(plainPage.getByText('Go back: your text is still there.')).toBeVisible();
      await plainPage.goBack();
      await expect(plainForm.getByLabel('Full name')).toHaveValue('Hannah Whitlock');
    } finally {
      await varnish?.stop();
      await site.remove();
    }
  });
