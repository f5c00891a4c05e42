import type { Page } from '@playwright/test';
import { adminPaths, screens, trpcBase } from '../domain/paths';
import { signIn, signInAs } from './admin-sign-in';
import { expect, test } from './fixtures';

const findRow = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `More for ${title}` }) });

async function act(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Returns a path's redirect target without following it. */
async function getRedirectTarget(page: Page, path: string) {
  const response = await page.request.get(path, { maxRedirects: 0 });
  return { status: response.status(), to: response.headers().location };
}

/** Creates a draft in the dialog *New page* and returns the page's ID from the editor's URL. */
async function create(
  page: Page,
  { title, address, from }: { title: string; address: string; from: RegExp },
) {
  await page.goto(adminPaths.pages);
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('URL').fill(address);
  const startField = dialog.getByLabel('Start from');
  const option = await startField.getByRole('option', { name: from }).getAttribute('value');
  await startField.selectOption(option);
  await expect(dialog.getByText('This URL is available')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await expect(page).toHaveURL(new RegExp(`${adminPaths.pages}/[0-9a-f]{24}$`));
  return page.url().split('/').at(-1) ?? '';
}

async function publish(page: Page, id: string): Promise<void> {
  const response = await page.request.post(`${trpcBase}/content.publish`, { data: { kind: 'page', id } });
  expect(response.status()).toBe(200);
}

test('redirects the old paths of a page when the page is moved or deleted', async ({
  page,
  openSeparatePage,
  checkAxe,
}) => {
  await signIn(page);
  const stamp = Date.now();
  const title = `Harbour audits ${stamp}`;
  const [first, second] = [`/harbour-${stamp}`, `/ports/harbour-${stamp}`];
  const id = await create(page, {
    title,
    address: first,
    from: new RegExp(`A copy of ${screens.process.title}`),
  });
  expect((await getRedirectTarget(page, first)).to).toBe(screens.notFound.path);
  await publish(page, id);
  expect((await getRedirectTarget(page, first)).status).toBe(200);
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain(`${first}<`);

  await page.goto(adminPaths.pages);
  const unlinkedPages = page.getByRole('region', { name: 'Not in a menu' });
  await expect(unlinkedPages.getByRole('link', { name: `${title} ${first}` })).toBeVisible();
  await expect(findRow(page, title)).toContainText('Live');
  await checkAxe();

  await act(page, title, 'Rename or move');
  const moveDialog = page.getByRole('dialog', { name: `Rename or move ${title}` });
  await moveDialog.getByLabel('URL').fill(second);
  await expect(moveDialog.getByText(`${first} will redirect to the new URL`)).toBeVisible();
  await expect(moveDialog.getByText('This URL is available')).toBeVisible();
  await moveDialog.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText(`The page is now at ${second}.`)).toBeVisible();
  expect(await getRedirectTarget(page, first)).toEqual({ status: 301, to: second });

  await act(page, title, 'Delete');
  const deleteDialog = page.getByRole('dialog', { name: 'Delete this page?' });
  const redirectField = deleteDialog.getByLabel(`Redirect ${second} to`);
  await redirectField.fill(second);
  await deleteDialog.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(deleteDialog.getByText('A page can’t redirect to itself')).toBeVisible();
  await redirectField.fill(screens.process.path);
  await deleteDialog.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(deleteDialog).toBeHidden();
  await expect(findRow(page, title)).toBeHidden();
  expect(await getRedirectTarget(page, first)).toEqual({ status: 301, to: screens.process.path });
  expect(await getRedirectTarget(page, second)).toEqual({ status: 301, to: screens.process.path });

  await page.goto(adminPaths.trash);
  await page.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(page.getByRole('button', { name: `Restore ${title}` })).toBeHidden();
  expect((await getRedirectTarget(page, second)).status).toBe(200);
  expect(await getRedirectTarget(page, first)).toEqual({ status: 301, to: second });

  await page.goto(adminPaths.pages);
  await act(page, title, 'Unpublish');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(findRow(page, title)).toContainText('Unpublished');
  expect((await getRedirectTarget(page, second)).status).toBe(410);

  await act(page, title, 'Share a preview');
  const linkField = page.getByRole('textbox', { name: 'Link' });
  await expect(linkField).toHaveValue(/./);
  const visitor = await openSeparatePage();
  const heading = visitor.getByRole('heading', { level: 1 });
  await visitor.goto(screens.process.path);
  const copiedHeading = await heading.innerText();
  await visitor.goto((await linkField.inputValue()).replace(/^https?:\/\/[^/]+/, ''));
  await expect(heading).toHaveText(copiedHeading, { useInnerText: true });
});

for (const { name, opens, role } of [
  { name: 'New page', opens: 'New page', role: 'dialog' },
  { name: 'Account menu', opens: 'Account menu', role: 'menu' },
] as const) {
  test(`opens ${name} when its button is pressed before hydration`, async ({ page }) => {
    await signIn(page);
    let press = () => {};
    const pressPromise = new Promise<void>(resolve => (press = resolve));
    await page.route(/\/assets\/entries\//, async route => {
      await pressPromise;
      await route.continue();
    });
    await page.goto(adminPaths.pages, { waitUntil: 'commit' });
    // The start script queues clicks once it has run. Importing it again waits for that.
    await page.locator('script[data-entry]').evaluate(script => import((script as HTMLScriptElement).src));
    await page.getByRole('button', { name }).click();
    press();
    // The application loads first, which takes a long time on a busy machine.
    await expect(page.getByRole(role, { name: opens })).toBeVisible({ timeout: 30_000 });
  });
}

test('suggests and checks the path of a new page while an editor types', async ({ page, checkAxe }) => {
  await signIn(page);
  await page.goto(`${adminPaths.pages}?add=1`);
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await expect(dialog.getByText('Enter a URL')).toBeVisible();
  const urlField = dialog.getByLabel('URL');
  for (const [typedPath, message] of [
    ['/admin/pages', 'URLs that begin like this are reserved. Choose another URL.'],
    [screens.process.path, 'The site already has a page at this URL. Choose another URL.'],
    ['/services/qa audit', 'Use a slash and up to three parts'],
    ['/one/two/three/four', 'Use a slash and up to three parts'],
  ] as const) {
    await urlField.fill(typedPath);
    await expect(dialog.getByText(message)).toBeVisible();
  }
  await checkAxe();
  await expect(dialog.getByLabel('Start from')).toHaveValue('empty');
  // The path follows the title until it is edited.
  await page.reload();
  await dialog.getByLabel('Title').fill('Über uns & andere');
  await expect(urlField).toHaveValue('/uber-uns-andere');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(adminPaths.pages);
});

test('limits the pages that authors can see and change', async ({ page: editor, openSeparatePage }) => {
  await signIn(editor);
  const author = await openSeparatePage();
  await signInAs('author', author, editor);
  await author.goto(adminPaths.pages);
  const menu = author.getByRole('region', { name: 'In the menu' });
  await expect(menu).toContainText(screens.process.title);
  await expect(menu.getByRole('link', { name: new RegExp(`^${screens.process.title}`) })).toBeHidden();
  await author.getByRole('button', { name: `More for ${screens.process.title}` }).click();
  await expect(author.getByRole('menuitem')).toHaveText(['View on the site']);
  await author.keyboard.press('Escape');

  const title = `By an author ${Date.now()}`;
  await create(author, { title, address: `/by-an-author-${Date.now()}`, from: /Hero only/ });
  await author.goto(adminPaths.pages);
  await expect(findRow(author, title)).toContainText('Draft');
  await expect(findRow(author, title).getByRole('link', { name: `Edit ${title}` })).toBeVisible();
  await author.getByRole('button', { name: `More for ${title}` }).click();
  await expect(author.getByRole('menuitem')).toHaveText([
    'Rename or move…',
    'Duplicate…',
    'Share a preview…',
    'History…',
  ]);
  await author.close();
});
