import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** Finds a section of the page by its heading. */
export const findSection = (page: Page, title: string | RegExp): Locator =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Waits until a slide has settled at the left edge. */
export const expectAtLeft = (slide: Locator): Promise<void> =>
  expect.poll(async () => Math.abs((await slide.boundingBox())?.x ?? -999)).toBeLessThan(60);
