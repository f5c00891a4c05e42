import type { Locator, Page } from '@playwright/test';

/** Finds parts of the home page by structure, because their text varies. */
const findSections = (page: Page, selector: string): Locator =>
  page.locator('main section').filter({ has: page.locator(selector) });

export const findDial = (page: Page): Locator => page.locator('main [data-dial]');

export const findServices = (page: Page): Locator => findSections(page, 'li a h3').first();

export const findApproachSteps = (page: Page): Locator => findSections(page, 'ol button[aria-expanded]');

export const findQuestions = (page: Page): Locator =>
  findSections(page, '[role=region]').locator('h3').getByRole('button', { includeHidden: true });

export const findAnswer = (question: Locator): Locator =>
  question.locator('xpath=../following-sibling::*/*/*/*');

/** Finds the flip cards by their fronts, which are buttons. */
export const findFlipCards = (page: Page): Locator => page.locator('main button[aria-describedby]');
