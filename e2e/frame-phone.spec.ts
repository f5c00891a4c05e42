import type { Page } from '@playwright/test';
import { isGroup, isMenu } from '../domain/nav';
import { getCasePath, screens } from '../domain/paths';
import { builtInSite } from './built-in-site';
import { expect, test } from './fixtures';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const menus = builtInSite.menus.header.filter(isMenu);
const findBurger = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const findMenu = (page: Page) => page.locator('#mobile-menu');
const findRow = (page: Page, name: string) => findMenu(page).getByRole('button', { name });
const readColour = (page: Page, name: string) =>
  findRow(page, name).evaluate(element => getComputedStyle(element).color);

async function openMenu(page: Page) {
  await findBurger(page).tap();
  await expect(findMenu(page)).toBeVisible();
}

test('opens one section of the phone menu at a time', async ({ page, open, checkAxe }) => {
  // Menus with links of their own come first.
  const findOwnTitle = ({ entries }: (typeof menus)[number]) => entries.find(entry => !isGroup(entry))?.title;
  const [first, ...others] = menus.toSorted((a, b) => Number(!findOwnTitle(a)) - Number(!findOwnTitle(b)));
  const [firstTitle = '', secondTitle = '', thirdTitle = secondTitle] = [first, ...others].map(
    group => group?.title,
  );
  const link = findMenu(page).getByRole('link', { name: (first && findOwnTitle(first)) ?? '', exact: true });
  await open(screens.home.path);
  await openMenu(page);
  const plainColour = await readColour(page, thirdTitle);
  await findRow(page, firstTitle).tap();
  await expect(link.first()).toBeVisible();
  await expect.poll(() => readColour(page, thirdTitle)).not.toBe(plainColour);
  await findRow(page, secondTitle).tap();
  await expect(findRow(page, firstTitle)).toHaveAttribute('aria-expanded', 'false');
  await expect(link.first()).toBeHidden();
  await expect.poll(() => readColour(page, firstTitle)).not.toBe(plainColour);
  await expect.poll(() => readColour(page, secondTitle)).toBe(plainColour);
  await findRow(page, secondTitle).tap();
  await expect(findMenu(page).locator('[aria-expanded=true]')).toHaveCount(0);
  await expect.poll(() => readColour(page, thirdTitle)).toBe(plainColour);

  await checkAxe();
  for (const { title, entries } of menus) {
    await findRow(page, title).tap();
    for (const group of entries.filter(isGroup)) await findRow(page, group.title).tap();
    await expect(findMenu(page).getByRole('link').nth(1)).toBeVisible();
    await checkAxe();
  }

  await page.setViewportSize({ width: 900, height: 800 });
  await expect(findMenu(page)).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');

  await page.setViewportSize({ width: 390, height: 844 });
  await findBurger(page).focus();
  await page.keyboard.press('Enter');
  await expect(findMenu(page)).toBeVisible();
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
  await expect(findMenu(page)).toBeHidden();
  await expect(findBurger(page)).toBeFocused();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test('closes the phone menu when a link of its second level opens a page', async ({ page, open }) => {
  await open(screens.home.path);
  for (const { title, entries } of menus)
    for (const group of entries.filter(isGroup).slice(0, 1)) {
      const [first] = group.links;
      await openMenu(page);
      await findRow(page, title).tap();
      const link = findMenu(page).getByRole('link', { name: first?.title ?? '' });
      await expect(link).toBeHidden();
      await findRow(page, group.title).tap();
      await link.tap();
      await expect(page).toHaveURL(first?.href ?? '');
      await expect(findMenu(page)).toBeHidden();
      await expect(findBurger(page)).toHaveAttribute('aria-expanded', 'false');
      // The page can be scrolled again after navigation.
      const scrollDown = () =>
        page.evaluate(() => {
          scrollTo(0, 400);
          return scrollY;
        });
      await expect.poll(scrollDown).toBe(400);
    }
  await openMenu(page);
  const newestCase = findMenu(page).locator(`a[href^="${getCasePath('')}"]`);
  const casePath = (await newestCase.getAttribute('href')) ?? '';
  await newestCase.tap();
  await expect(page).toHaveURL(casePath);
  await expect(findMenu(page)).toBeHidden();
  await openMenu(page);
  await findMenu(page).getByRole('link', { name: builtInSite.menus.button.title }).tap();
  await expect(page).toHaveURL(screens.contact.path);
  await openMenu(page);
  // The link now points to the current page.
  await findMenu(page).getByRole('link', { name: builtInSite.menus.button.title }).tap();
  await expect(findMenu(page)).toBeHidden();
});
