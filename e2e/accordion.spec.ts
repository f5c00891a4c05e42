import type { Page } from '@playwright/test';
import { WAITING_ATTRIBUTE } from '../domain/hydration';
import { screens } from '../domain/paths';
import { expect, taken, test } from './fixtures';
import { answerTo, questions } from './home-page';

/** The second question of the home page, and its answer: closed at first. */
const question = (page: Page) => questions(page).nth(1);
const answer = (page: Page) => answerTo(question(page));
const heightOf = (page: Page) =>
  answer(page).evaluate(text => text.closest('[role=region]')?.getBoundingClientRect().height);

test('the answers are in the HTML, and a click that comes before the application counts', async ({
  page,
  site,
}) => {
  await page.goto(screens.home.path);
  expect(await (await fetch(site.url)).text()).toContain(await answer(page).textContent());
  await expect(answer(page)).toBeHidden();
  await question(page).evaluate((button: HTMLElement) => button.click());
  await page.locator('html[data-hydrated]').waitFor();
  await expect(answer(page)).toBeVisible();
  await expect(question(page)).toHaveAttribute('aria-expanded', 'true');
});

test('arrow keys, Home and End go from question to question', async ({ page, open }) => {
  await open(screens.home.path);
  await question(page).focus();
  await taken(questions(page));
  await page.keyboard.press('ArrowDown');
  await expect(questions(page).nth(2)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(questions(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(questions(page).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(questions(page).last()).toHaveAttribute('aria-expanded', 'true');
});

test('what the browser finds in a closed answer opens it', async ({ page, open }) => {
  await open(screens.home.path);
  // Whoever searches leaves the page for the browser's own field.
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await expect(page.locator(`[${WAITING_ATTRIBUTE}]`)).toHaveCount(0);
  // A jump to a name looks into what is hidden like the search does, and can be asked for by a script.
  await answer(page).evaluate(text => {
    text.id = 'sought';
    location.hash = 'sought';
  });
  await expect(answer(page)).toBeVisible();
  await expect(question(page)).toHaveAttribute('aria-expanded', 'true');
});

test('an answer grows to its height, or is there at once for who wants no motion', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(screens.home.path);
  await taken(question(page));
  /** Presses the question, and says which properties then move. */
  const press = () =>
    question(page).evaluate(async (button: HTMLElement) => {
      button.click();
      await null;
      const item = button.closest('h3')?.parentElement;
      return document
        .getAnimations()
        .filter(({ effect }) => item?.contains((effect as KeyframeEffect).target))
        .map(animation => (animation as CSSTransition).transitionProperty);
    });
  expect(await press()).toContain('grid-template-rows');
  await expect.poll(() => heightOf(page)).toBeGreaterThan(60);
  expect(await press()).toContain('grid-template-rows');
  await expect.poll(() => heightOf(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await press()).toEqual([]);
  expect(await heightOf(page)).toBeGreaterThan(60);
});
