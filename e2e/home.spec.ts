import type { Locator, Page } from '@playwright/test';
import { TOAST_DURATION_MS } from '../domain/limits';
import { messages } from '../domain/messages';
import { emailSendPath, isScreenPath, screens } from '../domain/paths';
import { expect, test, waitForHydration } from './fixtures';
import {
  findAnswer,
  findApproachSteps,
  findDial,
  findFlipCards,
  findQuestions,
  findServices,
} from './home-page';

/** Counts running animations without an end. */
const countTurningParts = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity,
        ).length,
  );

/** Returns the direction of a dial's beam in degrees, clockwise from north. */
const readBeam = (page: Page, dial = findDial(page)) =>
  dial
    .locator('[data-beam]')
    .first()
    .evaluate(beam => {
      const { a, b } = new DOMMatrix(getComputedStyle(beam).transform);
      return Math.round((Math.atan2(b, a) * 180) / Math.PI);
    });

/** Scrolls until the beam is on a row. Its neighbours are visible, so that hovering them doesn't scroll. */
async function scrollToRead(row: Locator): Promise<void> {
  await row.evaluate(element => {
    const { top, bottom } = element.getBoundingClientRect();
    scrollBy({ top: (top + bottom) / 2 - innerHeight * 0.46, behavior: 'instant' });
  });
  await expect(row).toHaveAttribute('data-on');
}

test('opens the questions, stages and cards of the home page', async ({ page }) => {
  await page.goto(screens.home.path);
  const links = await findServices(page)
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href')));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(href => !isScreenPath(href?.split('?')[0] ?? ''))).toEqual([]);
  await expect(page.locator(`main section > div > a[href="${screens.contact.path}"]`).last()).toBeVisible();
  const posters = page.getByRole('main').getByRole('article');
  await expect(posters).toHaveCount(2);
  await expect(posters.first()).toContainText('47%');
  await expect(page.locator('main sup').first()).toBeVisible();

  const questions = findQuestions(page);
  const openQuestion = questions.and(page.locator('[aria-expanded=true]'));
  for (const question of [questions.nth(1), questions.last(), questions.nth(1)]) {
    await question.click();
    await expect(openQuestion).toHaveText([await question.innerText()]);
  }
  await expect(findAnswer(questions.nth(1))).toBeVisible();
  await openQuestion.click();
  await expect(openQuestion).toHaveCount(0);

  const stages = findApproachSteps(page).getByRole('listitem');
  const findStage = (index: number) => stages.nth(index).getByRole('button');
  const findText = (index: number) => stages.nth(index).locator('p');
  const expectActive = async (index: number) => {
    await expect(findStage(index)).toHaveAttribute('aria-expanded', 'true');
    await expect(findApproachSteps(page).locator('button[aria-expanded=true]')).toHaveCount(1);
  };
  await waitForHydration(findStage(2));
  await expectActive(0);
  await expect(findText(0)).toBeVisible();
  await findStage(2).hover();
  await expectActive(2);
  await expect(findText(2)).toBeVisible();
  await expect(findText(0)).toBeHidden();
  await page.mouse.move(1, 1);
  const lastIndex = (await stages.count()) - 1;
  await findStage(lastIndex).click();
  await expectActive(lastIndex);
  await page.mouse.move(1, 1);
  await findStage(1).focus();
  await page.keyboard.press('Enter');
  await expectActive(1);

  const front = findFlipCards(page).first();
  const card = front.locator('../..');
  const cardBack = card.locator('p');
  await card.scrollIntoViewIfNeeded();
  /** Returns the side that is visible at the card's centre. */
  const findTopSide = () =>
    card.evaluate(element => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const topElement = document.elementFromPoint(x + width / 2, y + height / 2);
      return topElement?.closest('button') ? 'front' : 'back';
    });
  await expect.poll(findTopSide).toBe('front');
  await card.hover();
  await expect.poll(findTopSide).toBe('back');
  await page.mouse.move(1, 1);
  await expect.poll(findTopSide).toBe('front');
  await front.focus();
  await expect.poll(findTopSide).toBe('back');
  await page.setViewportSize({ width: 899, height: 800 });
  await expect(front).toBeHidden();
  await expect(cardBack).toBeVisible();
});

test('turns the beam to the pointer unless the visitor pauses animations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(screens.home.path);
  await expect.poll(() => readBeam(page)).toBe(-22);
  const box = await findDial(page).boundingBox();
  if (!box) throw new Error('The dial is missing');
  /** Moves the pointer to an angle around the dial, beyond the satellites. */
  const pointTo = (angle: number) => {
    const turn = (angle * Math.PI) / 180;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return page.mouse.move(x + Math.sin(turn) * box.width * 0.45, y - Math.cos(turn) * box.width * 0.45);
  };
  await pointTo(-40);
  await pointTo(-66);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await pointTo(-65);
  await expect.poll(() => readBeam(page)).toBe(-65);
  const [satellite] = await findDial(page).locator('a[data-lit]').all();
  await expect(satellite?.locator('span') as Locator).toHaveCSS('opacity', '1');
  expect(isScreenPath((await satellite?.getAttribute('href')) ?? '')).toBe(true);

  await waitForHydration(findApproachSteps(page).getByRole('button'));
  expect(await countTurningParts(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause motion' }).click();
  await expect.poll(() => countTurningParts(page)).toBe(0);
  await page.getByRole('button', { name: 'Play motion' }).click();
  await expect.poll(() => countTurningParts(page)).toBeGreaterThan(0);
});

test('points the beam at the service in view, without animation when reduced motion is preferred', async ({
  page,
  open,
}) => {
  await open(screens.home.path);
  const rows = findServices(page).getByRole('listitem');
  await expect(rows).toHaveCount(9);
  for (const row of [rows.nth(4), rows.last()]) {
    await scrollToRead(row);
    await expect(findServices(page).locator('[data-on]')).toHaveCount(1);
    const drawing = await row.locator('svg').first().innerHTML();
    await expect.poll(() => findDial(page).locator('[data-core]').innerHTML()).toBe(drawing);
  }
  // The focused link takes precedence over the row being read.
  const linkedRow = rows.filter({ has: page.getByRole('link') }).first();
  await page.keyboard.press('Tab');
  await linkedRow.getByRole('link').focus();
  await expect(linkedRow).toHaveAttribute('data-on');
  await expect(rows.and(page.locator('[data-on]'))).toHaveCount(1);
  // Focus elsewhere doesn't keep the pointer from choosing a row.
  await page.getByRole('banner').getByRole('link').first().focus();
  await scrollToRead(rows.nth(4));
  await rows.nth(3).hover();
  await expect(rows.nth(3)).toHaveAttribute('data-on');

  expect(await readBeam(page)).toBe(-22);
  expect(await countTurningParts(page)).toBe(0);
  await expect(page.getByRole('button', { name: 'Pause motion' })).toHaveCount(0);
});

test('points the header mark at the heading being read', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(screens.services.path);
  const mark = page.getByRole('banner').locator('[data-dial]');
  expect(await readBeam(page, mark)).toBe(0);
  await page.locator('main h2').nth(1).scrollIntoViewIfNeeded();
  // The heading is below the mark, on its right.
  await expect.poll(() => readBeam(page, mark)).toBeGreaterThan(90);
  expect(await readBeam(page, mark)).toBeLessThan(180);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => readBeam(page, mark)).toBe(0);
});

test('hides a toast after a while unless it is hovered', async ({ page, open }) => {
  page.removeAllListeners('console');
  await page.clock.install();
  await page.route(`**${emailSendPath}`, route => route.fulfill({ status: 500, json: {} }));
  await open(screens.home.path);
  const form = page.locator('#contact-us form');
  await form.getByLabel('Full name').fill('Hannah Whitlock');
  await form.getByLabel('Work e-mail').fill('hannah@deltaquay.example');
  const sendButton = form.getByRole('button', { name: 'Send request' });
  const alert = page.getByRole('alert');
  const fail = async () => {
    const responsePromise = page.waitForResponse(`**${emailSendPath}`);
    await sendButton.click();
    await page.mouse.move(1, 1);
    await responsePromise;
    await expect(sendButton).toBeEnabled();
  };
  await fail();
  await expect(alert).toHaveText(messages.sendFailed);
  await fail();
  await expect(alert).toHaveCount(1);

  await page.clock.pauseAt(Date.now() + 600_000);
  await expect(alert).toHaveCount(0);
  await fail();
  await expect(alert).toHaveText(messages.sendFailed);
  await page.clock.runFor(TOAST_DURATION_MS - 1_000);
  await alert.hover();
  await page.clock.runFor(2 * TOAST_DURATION_MS);
  await expect(alert).toBeVisible();
  await page.mouse.move(1, 1);
  await expect(async () => {
    await page.clock.runFor(1_500);
    await expect(alert).toHaveCount(0, { timeout: 500 });
  }).toPass();

  await fail();
  const toastCorner = page.locator('[data-toasts]');
  await expect(alert).toBeVisible();
  const box = await toastCorner.boundingBox();
  expect(box?.x).toBe(24);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(900 - 24);
  await toastCorner.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toHaveCount(0);
});
