import { expect, type Locator, type Page } from '@playwright/test';

/** Interacts with the open page once, so that it hydrates. */
export async function hydratePage(page: Page): Promise<void> {
  // The page's script misses moves before it has run.
  await page.waitForLoadState();
  // The first move may be zero pixels, since the pointer's position is unknown.
  for (const coordinate of [2, 9]) await page.mouse.move(coordinate, coordinate);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydratePage(page);
}

/**
 * Fails if a part of a page, or a vertically scrolling box in it, also scrolls sideways. Boxes that only scroll
 * sideways, such as wide tables, are allowed.
 */
export async function expectToFit(container: Locator): Promise<void> {
  const listTooWide = () =>
    container.evaluate(root => {
      const scrollsDown = (element: Element) =>
        element.scrollHeight > element.clientHeight &&
        /auto|scroll/.test(getComputedStyle(element).overflowY);
      return [root, ...[...root.querySelectorAll('*')].filter(scrollsDown)]
        .filter(element => element.scrollWidth > element.clientWidth)
        .map(
          element =>
            `${element.tagName}.${element.className}: ${element.scrollWidth} in ${element.clientWidth}`,
        );
    });
  // After a change of the window's width, some parts adapt in the next frame.
  await expect.poll(listTooWide).toEqual([]);
}
