import type { Page } from '@playwright/test';
import { TOAST_MS } from '../domain/limits';
import { messages } from '../domain/messages';
import { emailSendPath, isScreenPath, screens } from '../domain/paths';
import { expect, test, waitForHydration } from './fixtures';
import { approach, findAnswer, findFlipCards, findQuestions } from './home-page';

/** Lists running animations without an end. */
const turning = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity,
        ).length,
  );

test('shows services, cases and figures, and links to existing pages', async ({ page }) => {
  await page.goto(screens.home.path);
  const services = page.locator('main section').filter({ has: page.locator('li a h3') });
  const links = await services
    .first()
    .getByRole('link')
    .evaluateAll(all => all.map(link => link.getAttribute('href')));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(href => !isScreenPath(href?.split('?')[0] ?? ''))).toEqual([]);
  await expect(page.locator(`main section > div > a[href="${screens.contact.path}"]`).last()).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  await expect(page.locator('main sup').first()).toBeVisible();
});

test('opens a stage of the approach on hover, click and Enter', async ({ page, open }) => {
  await open(screens.home.path);
  const stages = approach(page).getByRole('listitem');
  const stage = (index: number) => stages.nth(index).getByRole('button');
  const text = (index: number) => stages.nth(index).locator('p');
  const expectActive = async (index: number) => {
    await expect(stage(index)).toHaveAttribute('aria-expanded', 'true');
    await expect(approach(page).locator('button[aria-expanded=true]')).toHaveCount(1);
  };
  await waitForHydration(stage(2));
  await expectActive(0);
  await expect(text(0)).toBeVisible();
  await stage(2).hover();
  await expectActive(2);
  await expect(text(2)).toBeVisible();
  await expect(text(0)).toBeHidden();
  await page.mouse.move(1, 1);
  const last = (await stages.count()) - 1;
  await stage(last).click();
  await expectActive(last);
  await page.mouse.move(1, 1);
  await stage(1).focus();
  await page.keyboard.press('Enter');
  await expectActive(1);
});

test('flips a card on hover and focus, and shows only its back on a tablet', async ({ page, open }) => {
  await open(screens.home.path);
  const front = findFlipCards(page).first();
  const card = front.locator('../..');
  const back = card.locator('p');
  await card.scrollIntoViewIfNeeded();
  /** Returns the side that is visible at the card's centre. */
  const onTop = () =>
    card.evaluate(element => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(x + width / 2, y + height / 2);
      return seen?.closest('button') ? 'front' : 'back';
    });
  expect(await onTop()).toBe('front');
  await card.hover();
  await expect.poll(onTop).toBe('back');
  await page.mouse.move(1, 1);
  await expect.poll(onTop).toBe('front');
  await front.focus();
  await expect.poll(onTop).toBe('back');
  await page.setViewportSize({ width: 899, height: 800 });
  await expect(front).toBeHidden();
  await expect(back).toBeVisible();
});

test('opens only one answer at a time', async ({ page }) => {
  await page.goto(screens.home.path);
  const all = findQuestions(page);
  const opened = all.and(page.locator('[aria-expanded=true]'));
  for (const question of [all.nth(1), all.last(), all.nth(1)]) {
    await question.click();
    await expect(opened).toHaveText([await question.innerText()]);
  }
  await expect(findAnswer(all.nth(1))).toBeVisible();
  await opened.click();
  await expect(opened).toHaveCount(0);
});

test('pauses and resumes animations with the motion button', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(screens.home.path);
  await waitForHydration(approach(page).getByRole('button'));
  expect(await turning(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause motion' }).click();
  await expect.poll(() => turning(page)).toBe(0);
  await page.getByRole('button', { name: 'Play motion' }).click();
  await expect.poll(() => turning(page)).toBeGreaterThan(0);
});

test("doesn't animate when reduced motion is preferred", async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(screens.home.path);
  expect(await turning(page)).toBe(0);
  await expect(page.getByRole('button', { name: 'Pause motion' })).toHaveCount(0);
});

test('shows a repeated toast once, and hides it after a while, but not while it is hovered', async ({
  page,
  open,
}) => {
  page.removeAllListeners('console');
  await page.clock.install();
  await page.route(`**${emailSendPath}`, route => route.fulfill({ status: 500, json: {} }));
  await open(screens.home.path);
  const form = page.locator('#contact-us form');
  await form.getByLabel('Full name').fill('Hannah Whitlock');
  await form.getByLabel('Work e-mail').fill('hannah@deltaquay.example');
  const send = form.getByRole('button', { name: 'Send request' });
  const alert = page.getByRole('alert');
  const fail = async () => {
    const answered = page.waitForResponse(`**${emailSendPath}`);
    await send.click();
    await page.mouse.move(1, 1);
    await answered;
    await expect(send).toBeEnabled();
  };
  await fail();
  await expect(alert).toHaveText(messages.sendFailed);
  await fail();
  await expect(alert).toHaveCount(1);

  await page.clock.pauseAt(Date.now() + 600_000);
  await expect(alert).toHaveCount(0);
  await fail();
  await expect(alert).toHaveText(messages.sendFailed);
  await page.clock.runFor(TOAST_MS - 1_000);
  await alert.hover();
  await page.clock.runFor(2 * TOAST_MS);
  await expect(alert).toBeVisible();
  await page.mouse.move(1, 1);
  await expect(async () => {
    await page.clock.runFor(1_500);
    await expect(alert).toHaveCount(0, { timeout: 500 });
  }).toPass();

  await fail();
  const corner = page.locator('[data-toasts]');
  await expect(alert).toBeVisible();
  const place = await corner.boundingBox();
  expect(place?.x).toBe(24);
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBe(900 - 24);
  await corner.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toHaveCount(0);
});
