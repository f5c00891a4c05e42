import type { Page } from '@playwright/test';

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
