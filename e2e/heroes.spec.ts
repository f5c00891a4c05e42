import type { Page } from '@playwright/test';
import { screens } from '../domain/paths';
import { expect, test, waitForHydration } from './fixtures';

/** Pages whose first screen is a closing: what to change there, the answer in the header, and the message. */
const OPENINGS = [
  {
    path: screens.paymentGateway.path,
    change: (page: Page) => page.getByLabel('Two', { exact: true }).check(),
    answer: '€600 a month',
    message: /^Card volume €400,000 a month, .+ processors today: two\./,
  },
  {
    path: screens.qaAudit.path,
    change: (page: Page) => page.getByLabel('Did the last release keep somebody awake after ten?').check(),
    answer: '4 of five',
    message: /^4 of 5\. Yes to: Did the last/,
  },
  {
    path: screens.aiWeb.path,
    change: (page: Page) => page.getByLabel('Will it be cheaper in spring?').check(),
    answer: 'No source',
    message: /^“Will it be cheaper in spring\?” “I do not know\./,
  },
  {
    path: screens.outstaffing.path,
    change: (page: Page) =>
      page.getByRole('group', { name: 'Design' }).getByText('1', { exact: true }).locator('..').click(),
    answer: '5 seats',
    message: /^A team of 5: 2 Front end, 1 Back end, 1 QA, 1 Design\./,
  },
  {
    path: screens.fintech.path,
    change: (page: Page) => page.getByLabel('Lend it').check(),
    answer: '10 months',
    message: /^Which licence touches you\? Lend money\. Your answer: A credit licence/,
  },
  {
    path: screens.javascript.path,
    change: (page: Page) => page.getByLabel('Two years').check(),
    answer: '2 years down',
    message: /^How old is your stack\? Two years\. Your answer: One quiet week/,
  },
  {
    path: screens.webTesting.path,
    change: (page: Page) => page.getByLabel('Rarely, lost trust').check(),
    answer: 'Rarely, lost trust',
    message: /^Where does it hurt\? Rarely, lost trust\. Your answer: Test it/,
  },
  {
    path: screens.process.path,
    change: async (page: Page) => {
      const startField = page.getByLabel('Start', { exact: true });
      const preset = await startField.getAttribute('aria-valuetext');
      await startField.press('ArrowRight');
      // Screen readers announce the selected Monday.
      await expect(startField).not.toHaveAttribute('aria-valuetext', preset ?? '');
      await expect(startField).toHaveAttribute('aria-valuetext', /^Monday, \d{1,2} \w+ 20\d\d$/);
    },
    answer: /^User by \d{1,2} \w{3}$/,
    message: /^We would like to start on Monday, \d{1,2} \w+ 20\d\d\. Scope by/,
  },
];

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test('separates the text of a section from its drawing on wide screens', async ({ page }) => {
  for (const { path } of [screens.about, screens.services])
    for (const width of [1024, 1440, 1920, 2240]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const overlaps = await page
        .locator('main section:has(> div > picture > [loading=lazy])')
        .evaluateAll(sections =>
          sections.map(section => {
            const text = document.createRange();
            text.selectNodeContents(section.querySelector('p') as Element);
            const art = section.querySelector(':scope > div:has(> picture)') as Element;
            return text.getBoundingClientRect().right - art.getBoundingClientRect().left;
          }),
        );
      expect(overlaps.length, path).toBeGreaterThan(0);
      expect(Math.max(...overlaps), `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
});

test('prefills the contact form with the answer of a hero', async ({ page, open }) => {
  for (const { path, change, answer, message } of OPENINGS) {
    await page.setViewportSize(WIDE);
    await open(path);
    const hero = page.locator('main section').first();
    for (const size of [PHONE, WIDE]) {
      await page.setViewportSize(size);
      await expect(hero.getByRole('status'), path).toBeInViewport({ ratio: 1 });
      // The ruler's track begins at the window's edge, so half of the space for the handle is outside.
      await expect(hero.locator('input:not([type=hidden])').first(), path).toBeInViewport({ ratio: 0.85 });
    }
    await waitForHydration(hero.locator('form'));
    await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
    const header = page.getByRole('banner');
    const readPlaces = () =>
      header
        .locator('nav > ul > li')
        .evaluateAll(items => items.map(item => item.getBoundingClientRect().left));
    const positionsBefore = await readPlaces();
    const link = header.getByRole('link', { name: answer });
    await expect(link, path).toHaveCount(0);
    await change(page);
    await expect(link, path).toBeVisible();
    expect(await readPlaces(), path).toEqual(positionsBefore);
    // On a phone, the header also has the answer.
    await page.setViewportSize(PHONE);
    await expect(link, path).toBeVisible();
    await link.click();
    const form = page.locator('#contact-us form[method=post]');
    await expect(form.getByLabel('Tell us a little bit about your idea'), path).toHaveValue(message);
    await expect(form.getByLabel('Full name'), path).toBeFocused();
  }
});

test('starts the beam in its position on the previous page when a visitor opens another page', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const angles: number[] = [];
    Object.assign(globalThis, { angles });
    const recordAngle = () => {
      const beam = document.querySelector<HTMLElement>('[data-main] [data-beam]');
      const angle = /rotate\((.+?)deg/.exec(beam?.style.transform ?? '')?.[1];
      if (angle) angles.push(Number(angle));
      requestAnimationFrame(recordAngle);
    };
    recordAngle();
  });
  const readAngles = () => page.evaluate(() => (globalThis as unknown as { angles: number[] }).angles);
  await open(screens.paymentGateway.path);
  await waitForHydration(page.locator('main form').first());
  await page.getByLabel('Cards, a month').press('End');
  await expect.poll(async () => (await readAngles()).at(-1)).toBe(135);
  await page.goto(screens.qaAudit.path);
  await expect.poll(async () => (await readAngles()).at(-1)).toBe(-38);
  expect((await readAngles())[0]).toBe(135);
});
