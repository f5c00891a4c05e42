import type { Page } from '@playwright/test';
import { isGroup, isMenu } from '../domain/nav';
import { screens } from '../domain/paths';
import { builtInSite } from './built-in-site';
import { expect, test } from './fixtures';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const menus = builtInSite.menus.header.filter(isMenu);
const burger = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.locator('#mobile-menu');
const row = (page: Page, name: string) => menu(page).getByRole('button', { name });
const colour = (page: Page, name: string) =>
  row(page, name).evaluate(element => getComputedStyle(element).color);

async function openMenu(page: Page) {
  await burger(page).tap();
  await expect(menu(page)).toBeVisible();
}

test('opens one section of the menu at a time, dims the others, and closes in wider windows', async ({
  page,
  open,
  checkAxe,
}) => {
  // Menus with links of their own come first.
  const ofMenu = ({ entries }: (typeof menus)[number]) => entries.find(entry => !isGroup(entry))?.title;
  const [first, ...others] = menus.toSorted((a, b) => Number(!ofMenu(a)) - Number(!ofMenu(b)));
  const [one = '', other = '', third = other] = [first, ...others].map(group => group?.title);
  const link = menu(page).getByRole('link', { name: (first && ofMenu(first)) ?? '', exact: true });
  await open(screens.home.path);
  await openMenu(page);
  const plain = await colour(page, third);
  await row(page, one).tap();
  await expect(link.first()).toBeVisible();
  await expect.poll(() => colour(page, third)).not.toBe(plain);
  await row(page, other).tap();
  await expect(row(page, one)).toHaveAttribute('aria-expanded', 'false');
  await expect(link.first()).toBeHidden();
  await expect.poll(() => colour(page, one)).not.toBe(plain);
  await expect.poll(() => colour(page, other)).toBe(plain);
  await row(page, other).tap();
  await expect(menu(page).locator('[aria-expanded=true]')).toHaveCount(0);
  await expect.poll(() => colour(page, third)).toBe(plain);

  await checkAxe();
  for (const { title, entries } of menus) {
    await row(page, title).tap();
    for (const group of entries.filter(isGroup)) await row(page, group.title).tap();
    await expect(menu(page).getByRole('link').nth(1)).toBeVisible();
    await checkAxe();
  }

  await page.setViewportSize({ width: 900, height: 800 });
  await expect(menu(page)).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test('traps focus in the phone menu until Escape closes the menu', async ({ page, open }) => {
  await open(screens.home.path);
  await burger(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  const focusedControl = page.locator('header :focus');
  for (let stop = 0; stop < builtInSite.menus.header.length + 4; stop++) {
    await page.keyboard.press('Tab');
    await expect(focusedControl).toHaveCount(1);
  }
  await page.keyboard.press('Shift+Tab');
  await expect(focusedControl).toHaveCount(1);
  await expect(page.locator('main')).toHaveAttribute('inert');
  await page.mouse.wheel(0, 500);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(burger(page)).toBeFocused();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

for (const { title, entries } of menus)
  for (const group of entries.filter(isGroup).slice(0, 1))
    test(`opens ${group.title} inside ${title}, and closes the menu on navigation`, async ({
      page,
      open,
    }) => {
      const [first] = group.links;
      await open(screens.home.path);
      await openMenu(page);
      await row(page, title).tap();
      const link = menu(page).getByRole('link', { name: first?.title ?? '' });
      await expect(link).toBeHidden();
      await row(page, group.title).tap();
      await link.tap();
      await expect(page).toHaveURL(first?.href ?? '');
      await expect(menu(page)).toBeHidden();
      await expect(burger(page)).toHaveAttribute('aria-expanded', 'false');
      // The page can be scrolled again after navigation.
      const scrolled = () =>
        page.evaluate(() => {
          scrollTo(0, 400);
          return scrollY;
        });
      await expect.poll(scrolled).toBe(400);
    });

test('closes the menu when a link to the current page is tapped', async ({ page, open }) => {
  await open(screens.contact.path);
  await openMenu(page);
  await menu(page).getByRole('link', { name: builtInSite.menus.button.title }).tap();
  await expect(menu(page)).toBeHidden();
});
