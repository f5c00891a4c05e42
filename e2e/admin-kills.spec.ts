import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { messages } from '../domain/messages';
import { adminPaths, getArticlePath, getPageEditPath } from '../domain/paths';
import { findPublishButton, openList, saveText, signIn } from './admin-sign-in';
import { expect, test } from './fixtures';
import { SiteProcess } from './site-process';

/** Milliseconds between keys. Typing all words takes longer than the autosave delay. */
const TYPING_MS = 5;

const createWords = (count: number) => Array.from({ length: count }, (_, n) => `word${n + 1}`);

/** Lists the numbered words in an article's text. */
const readTypedText = async (page: Page) =>
  (await page.getByRole('textbox', { name: 'Article content' }).innerText()).match(/word\d+/g);

async function openArticle(page: Page, article: string): Promise<void> {
  await openList(page, adminPaths.posts);
  await page.getByRole('button', { name: `Edit ${article}` }).click();
  await expect(page.getByLabel('Title', { exact: true })).not.toHaveValue('');
}

async function typeAtEnd(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Article content' }).locator('> p').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(text, { delay: TYPING_MS });
}

/** Starts a browser that keeps its data in a folder. */
function launchBrowser(folder: string, baseURL: string): Promise<BrowserContext> {
  const { executablePath = '', args = [] } = test.info().project.use.launchOptions ?? {};
  return chromium.launchPersistentContext(folder, { executablePath, args, baseURL });
}

async function killBrowser(context: BrowserContext): Promise<void> {
  const cdp = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await cdp?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const browser = processInfo.find(({ type }) => type === 'browser')?.id;
  const closeEvent = new Promise(resolve => context.once('close', resolve));
  process.kill(browser ?? Number.NaN, 'SIGKILL');
  await closeEvent;
}

test('keeps all text of an article and a page when the browser is killed while an editor types', async ({
  site,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'northlight-browser-'));
  const findLead = (page: Page) => page.getByRole('textbox', { name: 'Lead' });
  const openPageEditor = (page: Page) => page.goto(getPageEditPath('process'));
  const openTestArticle = (page: Page) => openArticle(page, 'Three hundred vans on a Monday');
  try {
    const context = await launchBrowser(folder, site.url);
    const [page = await context.newPage()] = context.pages();
    await signIn(page);
    // Nothing reaches the server, so only the local drafts remain.
    await context.route('**/api/trpc/**saveDraft**', route => route.abort());
    await openPageEditor(page);
    await findLead(page).fill('');
    await findLead(page).pressSequentially(createWords(5).join(' '));
    await expect.poll(() => readStoredDraft(page)).toContain('word5');
    const secondTab = await context.newPage();
    await openTestArticle(secondTab);
    await typeAtEnd(secondTab, ` ${createWords(6).join(' ')}`);
    await expect(secondTab.getByText('Kept on this device')).toBeVisible();
    await secondTab.keyboard.type(` ${createWords(8).slice(6).join(' ')}`);
    // The browser stores the last words asynchronously.
    await expect.poll(() => readStoredDraft(secondTab)).toContain('word8');
    await killBrowser(context);

    const newContext = await launchBrowser(folder, site.url);
    const [newPage = await newContext.newPage()] = newContext.pages();
    await signIn(newPage);
    const expectRestoration = async () => {
      await expect(newPage.getByText('Your unsaved changes have been restored')).toBeVisible();
      await expect(newPage.getByText(/Saved \d/)).toBeVisible();
    };
    await openTestArticle(newPage);
    await expect.poll(() => readTypedText(newPage)).toEqual(createWords(8));
    await expectRestoration();
    await openPageEditor(newPage);
    await expect(findLead(newPage)).toHaveValue(createWords(5).join(' '));
    await expectRestoration();
    await newContext.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Reads the local drafts from the page's IndexedDB. */
const readStoredDraft = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>(resolve => {
        const openRequest = indexedDB.open('staff-drafts');
        openRequest.onsuccess = () => {
          const draftsRequest = openRequest.result.transaction('kept').objectStore('kept').getAll();
          draftsRequest.onsuccess = () => {
            resolve(draftsRequest.result.join('\n'));
            openRequest.result.close();
          };
        };
      }),
  );

test('keeps all text typed while the server is down until it is published after the restart', async ({
  browser,
}) => {
  const site = SiteProcess.createSeeded();
  try {
    await site.start();
    const page = await browser.newPage({ baseURL: site.url });
    await signIn(page);
    await openArticle(page, 'Test data is a product');
    const form = page.getByRole('dialog', { name: 'Edit blog' });
    await typeAtEnd(page, ` ${createWords(6).join(' ')}`);
    await site.stop('SIGKILL');
    await page.keyboard.type(` ${createWords(12).slice(6).join(' ')}`, { delay: TYPING_MS });
    await expect(page.getByText('Kept on this device')).toBeVisible();
    await site.start();
    const lastWords = createWords(15).slice(12).join(' ');
    await saveText(page, lastWords, () => page.keyboard.type(` ${lastWords}`, { delay: TYPING_MS }));
    await expect(page.getByText(/Saved \d/)).toBeVisible();
    await expect(page.getByText('at the same time')).toHaveCount(0);

    await site.stop();
    await findPublishButton(form).click();
    await expect(form.getByText('The checks couldn’t run.')).toBeVisible();
    expect(await readTypedText(page)).toEqual(createWords(15));
    await site.start();
    await form.getByRole('button', { name: 'Publish now' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(messages.articleUpdated)).toBeVisible();
    await page.goto(getArticlePath('test-data-is-a-product'));
    await expect
      .poll(async () => (await page.getByRole('main').innerText()).match(/word\d+/g))
      .toEqual(createWords(15));
    await page.close();
  } finally {
    await site.remove();
  }
});

test("keeps an editor's text when a response is lost, the disk is full or the session ends", async ({
  openSeparatePage,
}) => {
  const page = await openSeparatePage();
  await signIn(page);
  await openArticle(page, 'A team after its third month');
  const metaTitle = page.getByLabel('Meta title');
  const savedNote = page.getByText(/Saved \d/);

  let failure: 'lost response' | 'full disk' | undefined = 'lost response';
  // Use one handler until the end, because removing a handler would complete the call in progress.
  await page.route('**/api/trpc/**', async route => {
    const isSave = route.request().url().includes('saveDraft');
    if (failure === 'full disk' && isSave) {
      const data = { code: 'SERVICE_UNAVAILABLE', httpStatus: 503, kind: 'unavailable' };
      const error = { message: messages.diskFull, code: -32603, data };
      return route.fulfill({ status: 503, json: [{ error }] });
    }
    if (failure !== 'lost response') return route.continue();
    // The other calls would soon report that the text is stored.
    if (isSave) await route.fetch();
    return route.abort();
  });
  await metaTitle.fill('Half of');
  await expect(page.getByText('Kept on this device')).toBeVisible();
  await metaTitle.fill('Half of it, and the rest');
  failure = undefined;
  await expect(savedNote).toBeVisible({ timeout: 20_000 });
  await expect(metaTitle).toHaveValue('Half of it, and the rest');
  await expect(page.getByText('at the same time')).toHaveCount(0);

  failure = 'full disk';
  await metaTitle.fill('No room for it');
  await expect(page.getByText(`${messages.diskFull} · Kept on this device`)).toBeVisible();
  failure = undefined;
  await expect(savedNote).toBeVisible();

  await typeAtEnd(page, ` ${createWords(6).join(' ')}`);
  await page.context().clearCookies();
  await page.keyboard.type(` ${createWords(9).slice(6).join(' ')}`);
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
  // The dialog opens automatically, but not while typing.
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  // The dialog names the signed-out member.
  await expect(dialog).toContainText('editor@northlight.example');
  await dialog.getByLabel('Password', { exact: true }).fill('a-long-enough-password');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  // If this fails, the error shows the dialog's text.
  await expect.poll(() => dialog.allInnerTexts(), { timeout: 30_000 }).toEqual([]);
  await expect(savedNote).toBeVisible();
  await page.reload();
  await expect(metaTitle).toHaveValue('No room for it');
  await expect.poll(() => readTypedText(page)).toEqual(createWords(9));
});
