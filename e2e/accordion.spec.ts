import type { Page } from '@playwright/test';
import { UNHYDRATED_ATTRIBUTE } from '../domain/hydration';
import { screens } from '../domain/paths';
import { expect, test, waitForHydration } from './fixtures';
import { findAnswer, findQuestions } from './home-page';

/** Finds the home page's second question, which is initially closed. */
const findQuestion = (page: Page) => findQuestions(page).nth(1);
const answer = (page: Page) => findAnswer(findQuestion(page));
const getHeight = (page: Page) =>
  answer(page).evaluate(text => text.closest('[role=region]')?.getBoundingClientRect().height);

test('opens an accordion answer when its question is clicked before hydration', async ({ page, site }) => {
  await page.goto(screens.home.path);
  expect(await (await fetch(site.url)).text()).toContain(await answer(page).textContent());
  await expect(answer(page)).toBeHidden();
  await findQuestion(page).evaluate((button: HTMLElement) => button.click());
  await page.locator('html[data-hydrated]').waitFor();
  await expect(answer(page)).toBeVisible();
  await expect(findQuestion(page)).toHaveAttribute('aria-expanded', 'true');
});

test('opens accordion answers by keyboard, click and URL fragment', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(screens.home.path);
  await findQuestion(page).focus();
  await waitForHydration(findQuestions(page));
  await page.keyboard.press('ArrowDown');
  await expect(findQuestions(page).nth(2)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(findQuestions(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(findQuestions(page).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(findQuestions(page).last()).toHaveAttribute('aria-expanded', 'true');

  await waitForHydration(findQuestion(page));
  /** Presses the question and returns the properties that animate. */
  const press = () =>
    findQuestion(page).evaluate(async (button: HTMLElement) => {
      button.click();
      await null;
      const item = button.closest('h3')?.parentElement;
      return document
        .getAnimations()
        .filter(({ effect }) => item?.contains((effect as KeyframeEffect).target))
        .map(animation => (animation as CSSTransition).transitionProperty);
    });
  expect(await press()).toContain('grid-template-rows');
  await expect.poll(() => getHeight(page)).toBeGreaterThan(60);
  expect(await press()).toContain('grid-template-rows');
  await expect.poll(() => getHeight(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await press()).toEqual([]);
  expect(await getHeight(page)).toBeGreaterThan(60);

  await findQuestion(page).click();
  await expect(answer(page)).toBeHidden();
  // Using the browser's search blurs the page.
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await expect(page.locator(`[${UNHYDRATED_ATTRIBUTE}]`)).toHaveCount(0);
  // Navigating to a fragment reveals hidden content like the search does, and can be scripted.
  await answer(page).evaluate(text => {
    text.id = 'sought';
    location.hash = 'sought';
  });
  await expect(answer(page)).toBeVisible();
  await expect(findQuestion(page)).toHaveAttribute('aria-expanded', 'true');
});
