import { screens } from '../domain/paths';
import { getSearchPath } from '../domain/search/search-url';
import { renamedCase } from './content/cases';
import { expect, test } from './fixtures';

/** A page that every site has. */
const { title, path } = screens.privacy;

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('finds pages without JavaScript, even when the query has a typo', async ({ page }) => {
    await page.goto(screens.home.path);
    expect(await page.content()).toContain('/search?q={search_term_string}');
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(screens.search.path);
    await expect(page).toHaveTitle(/^Search \|/);

    const field = page.getByRole('main').getByRole('searchbox', { name: 'Search the site' });
    await field.fill(title);
    await field.press('Enter');
    await expect(page).toHaveURL(getSearchPath({ q: title }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search results for ${title}`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const hits = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(hits.filter({ hasText: title }).first()).toHaveAttribute('href', path);
    await field.fill('audit');
    await field.press('Enter');
    await page.getByRole('link', { name: /^Articles/ }).click();
    await expect(page).toHaveURL(getSearchPath({ q: 'audit', kind: 'article' }));
    for (const hit of await hits.filter({ hasText: 'Article' }).all())
      await expect(hit).toHaveAttribute('href', /^\/article\//);

    await field.fill('barometr');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('main')).toContainText('These are for barometer.');
    await page.getByRole('link', { name: new RegExp(`^Case ${renamedCase.title}`) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(renamedCase.title);

    await page.goto(screens.notFound.path);
    await field.fill('qqqzzz “<b>');
    await field.press('Enter');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      'No trace of “qqqzzz “<b>”',
    );
    await page.getByRole('link', { name: 'All cases' }).click();
    await expect(page).toHaveURL(screens.cases.path);
  });
});

test('opens, uses and closes the search by keyboard', async ({ page, open, checkAxe }) => {
  await page.goto(screens.process.path);
  // Open the search before hydration.
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search the site' });
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await open(screens.process.path);
  const searchLink = page.getByRole('link', { name: 'Search', exact: true });
  await searchLink.focus();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await field.pressSequentially('ofline/');
  await expect(dialog.getByRole('status')).toContainText('These are for');
  await field.fill(title);
  const options = dialog.getByRole('option');
  await expect(options.first()).toContainText(title);
  // Search for a term with many results.
  await field.fill('audit');
  await expect(options.nth(1)).toBeVisible();
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await checkAxe();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.nth(1).getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Escape');
  await expect(searchLink).toBeFocused();

  await searchLink.click();
  await field.fill(title);
  await expect(options.first()).toContainText(title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(dialog).toBeHidden();

  // Enter before any result opens the results page.
  await page.route('**/api/v1/search?*', () => {});
  await page.keyboard.press('Control+k');
  await field.fill('barometer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(getSearchPath({ q: 'barometer' }));
});
