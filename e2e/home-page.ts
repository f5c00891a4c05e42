import type { Locator, Page } from '@playwright/test';

/** Parts of the home page, found by structure, because their text varies. */
const findSections = (page: Page, part: string): Locator =>
  page.locator('main section').filter({ has: page.locator(part) });

export const approach = (page: Page): Locator => findSections(page, 'ol button[aria-expanded]');

/** Returns the questions of the page. */
export const findQuestions = (page: Page): Locator =>
  findSections(page, '[role=region]').locator('h3').getByRole('button', { includeHidden: true });

/** Returns the text of an answer. */
export const findAnswer = (question: Locator): Locator =>
  question.locator('xpath=../following-sibling::*/*/*/*');

/** Returns the cards that flip; the button is their front. */
export const findFlipCards = (page: Page): Locator => page.locator('main button[aria-describedby]');
