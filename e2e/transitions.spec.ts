import type { Page } from '@playwright/test';
import { adminPaths, getCasePath, getFeedPath, getIndustryPath, screens } from '../domain/paths';
import { expect, test } from './fixtures';

declare global {
  interface Window {
    /** Pseudo-elements that this page's view transition moved, if any. */
    movedElements?: string[];
    /** Whether the mark's beam swung. */
    hasSwung?: boolean;
    /** Whether a transition from the previous document ran. */
    hasRun?: boolean;
  }
}

/** Makes every page record its view transitions. */
const recordMoves = (page: Page) =>
  page.addInitScript(() => {
    const recordAnimations = async ({ ready }: ViewTransition) => {
      await ready;
      window.movedElements = document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
        .flatMap(name => /^::view-transition-group\((.*)\)$/.exec(name)?.[1] ?? []);
      window.hasSwung = document
        .getAnimations()
        .some(animation => (animation as CSSAnimation).animationName === 'mark-swings');
    };
    addEventListener('pagereveal', ({ viewTransition }) => {
      window.hasRun = viewTransition !== null;
    });
    const start = document.startViewTransition;
    document.startViewTransition = update => {
      const transition = start.call(document, update);
      recordAnimations(transition);
      return transition;
    };
  });
const readMovedElements = (page: Page) => page.evaluate(() => window.movedElements);

test('animates navigation between cases and filters unless the visitor prefers reduced motion', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await recordMoves(page);
  await open(screens.cases.path);
  const posterLink = page.getByRole('article').first().getByRole('link');
  const slug = (await posterLink.getAttribute('href'))!.slice(getCasePath('').length);
  const expectedElements = ['mark', 'header', `cover-${slug}`, `words-${slug}`];
  await posterLink.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect
    .poll(() => readMovedElements(page))
    .toEqual(expect.arrayContaining([...expectedElements, 'beam']));
  expect(await page.evaluate(() => window.hasSwung)).toBe(true);
  await page.evaluate(() => delete window.movedElements);
  await page.goBack();
  await expect.poll(() => readMovedElements(page)).toEqual(expect.arrayContaining(expectedElements));
  await page.evaluate(() => delete window.movedElements);
  await page.getByRole('link', { name: /^FinTech/ }).click();
  await expect(page).toHaveURL(getIndustryPath('FinTech'));
  await expect.poll(() => readMovedElements(page)).toEqual(expect.arrayContaining(['tab', 'beam']));
  expect(await page.evaluate(() => window.hasSwung)).toBe(false);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => delete window.movedElements);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await readMovedElements(page)).toBeUndefined();
});

test('runs transitions between public documents, but not to feeds or the admin', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // The pointer doesn't move, so the application doesn't load.
  await recordMoves(page);
  await page.goto(screens.process.path);
  const hasPassed = () => page.evaluate(() => window.hasRun);
  const followLink = async (path: string) => {
    await page.evaluate(href => Object.assign(document.createElement('a'), { href }).click(), path);
    await page.waitForURL(`**${path}`);
  };
  await followLink(screens.about.path);
  await expect.poll(hasPassed).toBe(true);
  for (const path of [getFeedPath(screens.blog.path, 'rss'), adminPaths.signIn]) {
    await page.goto(screens.about.path);
    await followLink(path);
    await expect.poll(hasPassed).toBe(false);
  }
});
