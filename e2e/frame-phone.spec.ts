import type { Page } from '@playwright/test';
import { consultation, isGroup, isMenu, mainNav } from '../content/nav';
import { screens } from '../domain/paths';
import { expect, test } from './fixtures';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const menus = mainNav().filter(isMenu);
const burger = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.locator('#mobile-menu');
const row = (page: Page, name: string) => menu(page).getByRole('button', { name });
const colour = (page: Page, name: string) =>
  row(page, name).evaluate(element => getComputedStyle(element).color);

async function openMenu(page: Page) {
  await burger(page).tap();
  await expect(menu(page)).toBeVisible();
}

test('one section of the menu is open at a time, the others are dimmed', async ({ page, open }) => {
  await open(screens.home.path);
  await openMenu(page);
  const plain = await colour(page, 'Company');
  await row(page, 'Services').tap();
  await expect(menu(page).getByRole('link', { name: 'IT Outstaffing' })).toBeVisible();
  await expect.poll(() => colour(page, 'Company')).not.toBe(plain);
  await row(page, 'Industries').tap();
  await expect(row(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page).getByRole('link', { name: 'IT Outstaffing' })).toBeHidden();
  await expect.poll(() => colour(page, 'Services')).not.toBe(plain);
  await expect.poll(() => colour(page, 'Industries')).toBe(plain);
  await row(page, 'Industries').tap();
  await expect(menu(page).locator('[aria-expanded=true]')).toHaveCount(0);
  await expect.poll(() => colour(page, 'Company')).toBe(plain);
});

test('quality assurance opens inside the services, and a link closes the menu', async ({ page, open }) => {
  await open(screens.home.path);
  await openMenu(page);
  await row(page, 'Services').tap();
  const audit = menu(page).getByRole('link', { name: 'QA Audit' });
  await expect(audit).toBeHidden();
  await row(page, 'Quality Assurance').tap();
  await audit.tap();
  await expect(page).toHaveURL(screens.qaAudit.path);
  await expect(menu(page)).toBeHidden();
  await expect(burger(page)).toHaveAttribute('aria-expanded', 'false');
  await page.evaluate(() => scrollTo(0, 400));
  expect(await page.evaluate(() => scrollY)).toBe(400);
});

test('a link to the page one is on closes the menu, too', async ({ page, open }) => {
  await open(screens.contact.path);
  await openMenu(page);
  await menu(page).getByRole('link', { name: consultation().title }).tap();
  await expect(menu(page)).toBeHidden();
});

test('Escape closes the menu; until then focus stays in it and the page behind it is out of reach', async ({
  page,
  open,
}) => {
  await open(screens.home.path);
  await burger(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  const within = page.locator('header :focus');
  for (let stop = 0; stop < mainNav().length + 4; stop++) {
    await page.keyboard.press('Tab');
    await expect(within).toHaveCount(1);
  }
  await page.keyboard.press('Shift+Tab');
  await expect(within).toHaveCount(1);
  await expect(page.locator('main')).toHaveAttribute('inert');
  await page.mouse.wheel(0, 500);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(burger(page)).toBeFocused();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test('a wider window closes the menu', async ({ page, open }) => {
  await open(screens.home.path);
  await openMenu(page);
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(menu(page)).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test('the menu can be read by everybody, whatever is open in it', async ({ page, open, checkAxe }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(screens.home.path);
  await openMenu(page);
  await checkAxe();
  for (const { title, entries } of menus) {
    await row(page, title).tap();
    for (const group of entries.filter(isGroup)) await row(page, group.title).tap();
    await expect(menu(page).getByRole('link').nth(1)).toBeVisible();
    await checkAxe();
  }
});
