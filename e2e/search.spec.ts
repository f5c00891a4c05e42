import { screens, searchPath } from '../domain/paths';
import { expect, test } from './fixtures';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor finds a page from the header, a case by a mistyped word, and a way out of nothing', async ({
    page,
  }) => {
    await page.goto(screens.process.path);
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(screens.search.path);
    await expect(page).toHaveTitle(/^Search \|/);

    const field = page.getByRole('main').getByRole('searchbox', { name: 'Search the site' });
    await field.fill('audit');
    await field.press('Enter');
    await expect(page).toHaveURL(searchPath({ q: 'audit' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for audit');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const hits = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(hits.filter({ hasText: 'QA audit' }).first()).toHaveAttribute('href', screens.qaAudit.path);
    await page.getByRole('link', { name: /^Articles/ }).click();
    await expect(page).toHaveURL(searchPath({ q: 'audit', kind: 'article' }));
    for (const hit of await hits.filter({ hasText: 'Article' }).all())
      await expect(hit).toHaveAttribute('href', /^\/article\//);

    await field.fill('blokchain');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('main')).toContainText('These are for blockchain.');
    await page.getByRole('link', { name: 'Blockchain Alerts Tool' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Blockchain Alerts Tool');

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
