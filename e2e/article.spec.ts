import path from 'node:path';
import Database from 'better-sqlite3';
import { COPY_NOTICE_MS, RELATED_ARTICLES_MAX } from '../domain/limits';
import { getArticlePath, screens } from '../domain/paths';
import { slugify } from '../domain/slug';
import { longArticle } from './content/articles';
import { expect, test } from './fixtures';
import { SiteProcess } from './site-process';
import { hydratePage } from './visit';

const slug = slugify(longArticle.title);

test('marks the current heading in the contents of an article on wide screens', async ({ page, open }) => {
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
});

test('keeps the proportions of the cover and the portrait on phones', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(getArticlePath(slug));
  const authorBox = page.getByRole('complementary', { name: 'Author' });
  const cover = page.locator('header + picture img, header + img');
  for (const [image, ratio] of [
    [cover, 4 / 3],
    [authorBox.getByRole('img'), 4 / 5],
  ] as const) {
    const box = await image.boundingBox();
    expect(box && box.width / box.height).toBeCloseTo(ratio, 1);
  }
});

test('copies the link to an article, and shows a confirmation for two seconds', async ({
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
  await page.clock.runFor(COPY_NOTICE_MS - 1);
  await expect(copiedNotice).toBeVisible();
  await page.clock.runFor(1);
  await expect(copiedNotice).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('links an article to share pages and to related articles', async ({ page, site }) => {
  await page.goto(getArticlePath(slug));
  const articleUrl = site.url + getArticlePath(slug);
  for (const [network, name] of [
    ['Facebook', 'u'],
    ['Twitter', 'url'],
    ['LinkedIn', 'url'],
  ] as const) {
    const href = await page.getByRole('link', { name: `Share on ${network}` }).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get(name)).toBe(articleUrl);
  }
  const tags = await page.getByRole('list', { name: 'Tags' }).getByRole('listitem').allInnerTexts();
  const relatedLinks = page.locator('main section').getByRole('article').getByRole('link');
  const addresses = await relatedLinks.evaluateAll(links =>
    links.map(link => (link as HTMLAnchorElement).href),
  );
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.length).toBeLessThanOrEqual(RELATED_ARTICLES_MAX);
  for (const address of addresses) {
    await page.goto(address);
    const otherTags = await page.getByRole('list', { name: 'Tags' }).getByRole('listitem').allInnerTexts();
    expect(otherTags.filter(tag => tags.includes(tag)).length).toBeGreaterThan(0);
  }
});

test("redirects an article's id to its slug", async ({ site }) => {
  const database = new Database(path.join(site.dataDir, 'northlight.sqlite'), { readonly: true });
  const id = database.prepare('select id from items where slug = ?').pluck().get(slug);
  database.close();
  const redirectResponse = await fetch(site.url + getArticlePath(String(id)), { redirect: 'manual' });
  expect([redirectResponse.status, redirectResponse.headers.get('location')]).toEqual([
    301,
    getArticlePath(slug),
  ]);
  const notFoundResponse = await fetch(site.url + getArticlePath('no-such-article'), { redirect: 'manual' });
  expect([notFoundResponse.status, notFoundResponse.headers.get('location')]).toEqual([
    302,
    screens.notFound.path,
  ]);
});

test("doesn't run scripts from the HTML of an article", async ({ page }) => {
  const site = SiteProcess.seeded();
  try {
    const database = new Database(path.join(site.dataDir, 'northlight.sqlite'));
    const article = database.prepare('select id, document from items where slug = ?').get(slug) as {
      id: string;
      document: string;
    };
    const detail = JSON.parse(article.document);
    const content =
      'Words <strong>stay</strong>.<script>window.done = 1</script><img src="/x" onerror="window.done = 1">' +
      '<a href="javascript:window.done=1" onclick="window.done = 1">A link</a><iframe srcdoc="x"></iframe>' +
      '<style>body { display: none }</style>';
    detail.story = [{ type: 'paragraph', content, alt: '', caption: '' }];
    database.prepare('update items set document = ? where id = ?').run(JSON.stringify(detail), article.id);
    database.close();
    await site.start();
    await page.goto(site.url + getArticlePath(slug));
    await hydratePage(page);
    await expect(page.locator('strong').getByText('stay')).toBeVisible();
    await page.getByText('A link').click();
    expect(await page.evaluate(() => 'done' in window)).toBe(false);
    await expect(page.locator('main iframe, main script:not([type]), article style')).toHaveCount(0);
  } finally {
    await site.remove();
  }
});
