import { expect, type Locator, type Page } from '@playwright/test';

/** Gives the page that is open a sign of a visitor, so that the application takes it over. */
export async function takeOver(page: Page): Promise<void> {
  // The first movement may be by no pixels: nobody knows where the pointer was.
  for (const at of [2, 9]) await page.mouse.move(at, at);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Opens a page and has the application take it over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takeOver(page);
}

/**
 * Fails when a part of a page, or a box in it that scrolls down, scrolls sideways too.
 * Boxes that only scroll sideways, such as wide tables, are made to.
 */
export async function expectToFit(part: Locator): Promise<void> {
  const tooWide = await part.evaluate(root => {
    const scrollsDown = (box: Element) =>
      box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY);
    return [root, ...[...root.querySelectorAll('*')].filter(scrollsDown)]
      .filter(box => box.scrollWidth > box.clientWidth)
      .map(box => `${box.tagName}.${box.className}: ${box.scrollWidth} in ${box.clientWidth}`);
  });
  expect(tooWide).toEqual([]);
}
