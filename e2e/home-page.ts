import type { Locator, Page } from '@playwright/test';

/** Parts of the home page, found by what they are made of: their text is the agency's. */
const sections = (page: Page, part: string): Locator =>
  page.locator('main section').filter({ has: page.locator(part) });

export const approach = (page: Page): Locator => sections(page, 'ol button[aria-expanded]');

/** The questions of the page. */
export const questions = (page: Page): Locator =>
  sections(page, '[role=region]').locator('h3').getByRole('button', { includeHidden: true });

/** The text of an answer. */
export const answerTo = (question: Locator): Locator =>
  question.locator('xpath=../following-sibling::*/*/*/*');

/** Cards that turn over: the button is their front. */
export const flipCards = (page: Page): Locator => page.locator('main button[aria-describedby]');
