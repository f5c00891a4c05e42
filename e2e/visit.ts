import type { Page } from '@playwright/test';

/** Opens a page and gives the first sign of a visitor, so that the application takes it over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}
