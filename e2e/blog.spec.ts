import type { Page } from '@playwright/test';
import { ARTICLES_PER_PAGE } from '../domain/limits';
import { getBlogPath, screens } from '../domain/paths';
import { articles } from './content/articles';
import { expect, test } from './fixtures';

const ARTICLES = articles.length;

const filter = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Filter by tag' })
    .getByRole('link', { name: new RegExp(`^${name}(?:\\d|$)`) });
const expectShown = (page: Page, shownCount: number, total: number) =>
  expect(page.getByText(`${shownCount} of ${total} articles shown`)).toHaveCount(1);

test('shows nine articles per page of the blog until a visitor loads more', async ({ page, open }) => {
  await open(screens.blog.path);
  await expectShown(page, ARTICLES_PER_PAGE, ARTICLES);
  await expect(page.getByRole('article')).toHaveCount(ARTICLES_PER_PAGE);
  await page.getByRole('link', { name: 'Load more' }).click();
  await expectShown(page, ARTICLES, ARTICLES);
  await expect(page).toHaveURL(getBlogPath({ from: 1, to: 2, filters: [] }));
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expectShown(page, ARTICLES - ARTICLES_PER_PAGE, ARTICLES);
  await expect(page).toHaveURL(getBlogPath({ from: 2, to: 2, filters: [] }));
});

test('filters articles of the blog by all selected tags', async ({ page, open }) => {
  await open(getBlogPath({ from: 1, to: 1, filters: ['Alchemy'] }));
  await expect(page.getByRole('heading', { name: 'No article has all of these tags' })).toBeVisible();
  await page.getByRole('link', { name: /^QA/ }).first().click();
  await expect(page).toHaveURL(getBlogPath({ from: 1, to: 1, filters: ['QA'] }));
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Reset filter' }).click();
  await expectShown(page, ARTICLES_PER_PAGE, ARTICLES);
  await expect(page).toHaveURL(screens.blog.path);

  const [first, second] = await page
    .getByRole('group', { name: 'Filter by tag' })
    .getByRole('link')
    .evaluateAll(links => links.slice(1, 3).map(link => link.textContent?.replace(/\d+$/, '') ?? ''));
  if (!first || !second) throw new Error('There are no tags to choose');
  await filter(page, first).click();
  await expect(page).toHaveURL(getBlogPath({ from: 1, to: 1, filters: [first] }));
  await expect(filter(page, first)).toHaveAttribute('aria-current', 'true');
  const countArticles = async () =>
    Number(/^(\d+) of/.exec(await page.getByText(/articles shown/).innerText())?.[1]);
  const firstTagCount = await countArticles();
  await filter(page, second).click();
  await expect(page).toHaveURL(getBlogPath({ from: 1, to: 1, filters: [first, second] }));
  await expect(filter(page, second)).toHaveAttribute('aria-current', 'true');
  expect(await countArticles()).toBeLessThanOrEqual(firstTagCount);
  await page.reload();
  await expect(filter(page, first)).toHaveAttribute('aria-current', 'true');
  await expect(filter(page, second)).toHaveAttribute('aria-current', 'true');
});
