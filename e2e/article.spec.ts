import { COPY_NOTICE_DURATION_MS, RELATED_ARTICLES_MAX } from '../domain/limits';
import { getArticlePath } from '../domain/paths';
import { slugify } from '../domain/slug';
import { longArticle } from './content/articles';
import { expect, test } from './fixtures';

const slug = slugify(longArticle.title);

test('marks the current heading in the contents while a visitor reads an article', async ({
  page,
  open,
  site,
}) => {
  await open(getArticlePath(slug));
  const contentsNav = page.getByRole('navigation', { name: 'In this article' });
  const headings = page.locator('article h2');
  const titles = await headings.allInnerTexts();
  await expect(contentsNav.getByRole('link')).toHaveText(titles);
  const currentLink = contentsNav.locator('[aria-current=location]');
  await expect(currentLink).toHaveCount(0);
  for (const index of [2, 1, titles.length - 1]) {
    await headings.nth(index).evaluate(heading => heading.scrollIntoView());
    await expect(currentLink).toHaveText(titles[index] ?? '');
  }
  await contentsNav.getByRole('link').nth(1).click();
  await expect(currentLink).toHaveText(titles[1] ?? '');
  await expect(headings.nth(1)).toBeInViewport();
  await page.setViewportSize({ width: 999, height: 800 });
  await expect(contentsNav).toBeHidden();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(contentsNav).toBeVisible();

  for (const [network, name] of [
    ['Facebook', 'u'],
    ['Twitter', 'url'],
    ['LinkedIn', 'url'],
  ] as const) {
    const href = await page.getByRole('link', { name: `Share on ${network}` }).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get(name)).toBe(site.url + getArticlePath(slug));
  }
  const relatedCount = await page.locator('main section').getByRole('article').getByRole('link').count();
  expect(relatedCount).toBeGreaterThan(0);
  expect(relatedCount).toBeLessThanOrEqual(RELATED_ARTICLES_MAX);

  await page.setViewportSize({ width: 360, height: 800 });
  const authorBox = page.getByRole('complementary', { name: 'Author' });
  const cover = page.locator('header + picture img, header + img');
  for (const [image, ratio] of [
    [cover, 4 / 3],
    [authorBox.getByRole('img'), 4 / 5],
  ] as const) {
    const measureRatio = async () => {
      const box = await image.boundingBox();
      return box ? box.width / box.height : 0;
    };
    await expect.poll(measureRatio).toBeCloseTo(ratio, 1);
  }
});

test('confirms for two seconds that the link to an article was copied', async ({
  page,
  open,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.clock.install();
  await open(getArticlePath(slug));
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Copy link' }).click();
  const copiedNotice = page.getByRole('button', { name: 'Link copied!' });
  await expect(copiedNotice).toBeVisible();
  const letter = await context.newPage();
  await letter.setContent('<textarea></textarea>');
  await letter.getByRole('textbox').press('Control+V');
  await expect(letter.getByRole('textbox')).toHaveValue(site.url + getArticlePath(slug));
  await letter.close();
  await page.clock.runFor(COPY_NOTICE_DURATION_MS - 1);
  await expect(copiedNotice).toBeVisible();
  await page.clock.runFor(1);
  await expect(copiedNotice).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
});
