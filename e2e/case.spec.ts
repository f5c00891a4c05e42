import path from 'node:path';
import Database from 'better-sqlite3';
import { getCasePath, screens, uploadsBase } from '../domain/paths';
import { slugify } from '../domain/slug';
import { clockCase, completeCase, figureCase, imageCase, longWord, plainCases } from './content/cases';
import { expect, test } from './fixtures';
import { SiteProcess } from './site-process';

test('loads the video of a case only when a visitor plays it', async ({ page, site, open }) => {
  const videoRequests: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('.mp4')) videoRequests.push(request.url());
  });
  await open(getCasePath(slugify(completeCase.title)));
  const main = page.getByRole('main');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(crumbs).toHaveText(['Home', 'Cases', completeCase.title]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(completeCase.title);
  const [firstSentence = ''] = (completeCase.aboutProject ?? '').split(/(?<=\.)\s/);
  for (const text of [
    completeCase.heading,
    completeCase.quote,
    completeCase.client,
    completeCase.location,
    firstSentence,
  ]) {
    await expect(main).toContainText(text ?? '');
  }
  for (const { sectionTitle } of completeCase.infoBlock ?? []) await expect(main).toContainText(sectionTitle);
  for (const { type, content } of completeCase.projectContent ?? []) {
    if (type === 'title')
      await expect(main.getByRole('heading', { name: content, exact: true })).toBeVisible();
  }
  await expect(main.getByRole('heading', { name: 'The client’s needs' })).toBeVisible();
  for (const tag of completeCase.tag ?? []) {
    await expect(main.getByRole('listitem').filter({ hasText: new RegExp(`^${tag}$`) })).toBeVisible();
  }
  await expect(main.getByRole('link', { name: /^Next case, in / })).toBeVisible();

  const playLink = main.getByRole('link', { name: /^Play: / });
  await playLink.scrollIntoViewIfNeeded();
  expect(videoRequests).toEqual([]);
  await playLink.click();
  const video = page.locator('video');
  await expect(video).toBeFocused();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  expect(videoRequests.every(url => url.startsWith(site.url + uploadsBase))).toBe(true);
});

test('starts a case with a figure, an image or its story, depending on the layout', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto(getCasePath(slugify(figureCase.title)));
  await expect(main.getByRole('img', { name: 'Two bars to scale: 90 s before, 0.8 s now.' })).toBeVisible();
  await page.goto(getCasePath(slugify(clockCase.title)));
  await expect(main.getByRole('heading', { name: /^23:50 A bed is moved/ })).toBeVisible();
  await expect(main.locator('time[datetime="07:15"]')).toBeVisible();
  await page.goto(getCasePath(slugify(imageCase.title)));
  const [cover, title] = [main.locator('img').first(), page.getByRole('heading', { level: 1 })];
  await expect(title).toBeVisible();
  // The cover's focus stays visible.
  await expect(cover).toHaveCSS('object-position', '56% 46%');
  const [imageBox, titleBox] = [await cover.boundingBox(), await title.boundingBox()];
  expect(
    imageBox &&
      titleBox &&
      titleBox.y < imageBox.y + imageBox.height &&
      titleBox.x < imageBox.x + imageBox.width,
  ).toBe(true);
  // A title's longest word fits the panel over the image.
  await page.goto(getCasePath(slugify(longWord.title)));
  const spareWidth = await title.evaluate(heading => {
    const fullWidth = heading.getBoundingClientRect().width;
    heading.style.width = 'min-content';
    return fullWidth - heading.getBoundingClientRect().width;
  });
  expect(spareWidth).toBeGreaterThanOrEqual(0);
});

test('renders a case even when its content is incomplete or unusual', async ({ page, browser }) => {
  const site = SiteProcess.createSeeded();
  try {
    const database = new Database(path.join(site.dataDir, 'northlight.sqlite'));
    const noPreview = JSON.stringify({ cover: { src: '', pixel: '', alt: '' } });
    database
      .prepare(
        `update items set cover = '', card = json_patch(card, ?), document = json_patch(document, ?) where kind = 'case'`,
      )
      .run(noPreview, noPreview);
    const firstSlug = slugify(completeCase.title);
    const [
      tramSlug = '',
      disputesSlug = '',
      clausesSlug = '',
      partsSlug = '',
      examSlug = '',
      invoicesSlug = '',
    ] = plainCases.map(({ title }) => slugify(title));
    const noText = { info: [], story: [], videos: [], quote: '', about: '' };
    const imageUrl = database
      .prepare("select json_extract(document, '$.pictures[0].src') from items where slug = ?")
      .pluck()
      .get(firstSlug) as string;
    const createBlock = (type: string, content: string) => ({ type, content, alt: '', caption: '' });
    const createInfoBlock = (title: string, text: string) => ({
      title: '',
      subtitle: '',
      points: [{ title, text }],
    });
    const createCaptionedImage = (caption: string) => ({ src: imageUrl, caption });
    const cases: [slug: string, layout: string, changes: object][] = [
      [firstSlug, 'numbers', { ...noText, pictures: [] }],
      [tramSlug, 'story', noText],
      [disputesSlug, 'story', { ...noText, story: [createBlock('image', imageUrl)] }],
      [
        clausesSlug,
        'story',
        { ...noText, story: ['23:50', 'W'.repeat(90), '7:15 '].map(title => createBlock('title', title)) },
      ],
      [partsSlug, 'numbers', { ...noText, info: [createInfoBlock('123,456', 'W'.repeat(90))] }],
      [
        examSlug,
        'numbers',
        {
          pictures: [
            createCaptionedImage('Before: paper'),
            createCaptionedImage(`After: ${'screens '.repeat(12)}`),
          ],
        },
      ],
      [
        invoicesSlug,
        'picture',
        {
          ...noText,
          pictures: [{ src: imageUrl }],
          info: [createInfoBlock('', 'x '.repeat(2_000))],
        },
      ],
    ];
    const change = database.prepare('update items set document = json_patch(document, ?) where slug = ?');
    for (const [slug, layout, changes] of cases) change.run(JSON.stringify({ ...changes, layout }), slug);
    database.close();
    await site.start();
    for (const path of [screens.cases.path, getCasePath(slugify(completeCase.title))]) {
      await page.goto(site.url + path);
      const cover = page.locator('main img').first();
      await expect(cover).toHaveAttribute('alt', /\S/);
      await expect
        .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }

    await page.setViewportSize({ width: 360, height: 740 });
    for (const [slug] of cases) {
      await page.goto(site.url + getCasePath(slug));
      await expect(page.getByRole('heading', { level: 1 }), slug).toBeVisible();
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
      await expect(crumbs, slug).toHaveCount(3);
      await expect(page.getByRole('heading', { name: 'About the project' }), slug).toBeVisible();
      await expect(page.locator('main :is(h1, h2, h3):empty'), slug).toHaveCount(0);
      const overflowWidth = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflowWidth, slug).toBeLessThanOrEqual(0);
    }

    await page.goto(site.url + getCasePath(examSlug));
    const slider = page.getByRole('slider');
    await slider.focus();
    await expect(async () => {
      await slider.press('ArrowRight');
      await expect(slider).toHaveAttribute('aria-valuetext', /^5[1-9]% before$/, { timeout: 500 });
    }).toPass();
    const scriptlessContext = await browser.newContext({ javaScriptEnabled: false });
    const plainPage = await scriptlessContext.newPage();
    await plainPage.goto(site.url + getCasePath(examSlug));
    await expect(plainPage.getByRole('slider')).toBeHidden();
    for (const caption of ['Before: paper', /^After: screens/])
      await expect(plainPage.getByText(caption)).toBeVisible();
    await scriptlessContext.close();
  } finally {
    await site.remove();
  }
});
