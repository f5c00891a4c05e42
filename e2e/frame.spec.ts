import type { Locator, Page } from '@playwright/test';
import { isMenu, mainNav } from '../content/nav';
import { MENU_HOVER_MS } from '../domain/limits';
import { casePath, cookieSectionPath, FOOTERLESS, screens } from '../domain/paths';
import { expect, test } from './fixtures';
import { publicPages } from './public-pages';

const menus = mainNav().filter(isMenu);
const button = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name });
const panel = (page: Page, id: string) => page.locator(`#menu-${id}`);

test('a menu opens under a pointer that rests on it, and closes when the pointer leaves', async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open(screens.home.path);
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, 'Services').hover();
  await page.clock.runFor(MENU_HOVER_MS - 1);
  await expect(button(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(1);
  await expect(button(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
  await button(page, 'Industries').hover();
  await page.clock.runFor(MENU_HOVER_MS);
  await expect(button(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
  await expect(panel(page, 'industries')).toBeVisible();
  await panel(page, 'industries').getByRole('link').first().hover();
  await page.clock.runFor(MENU_HOVER_MS);
  await expect(panel(page, 'industries')).toBeVisible();
  await page.mouse.move(700, 800);
  await page.clock.runFor(MENU_HOVER_MS);
  await expect(button(page, 'Industries')).toHaveAttribute('aria-expanded', 'false');
});

test('a menu that was pressed stays until it is pressed again, or something else is', async ({
  page,
  open,
}) => {
  await open(screens.home.path);
  const services = button(page, 'Services');
  for (const close of [() => services.click(), () => page.mouse.click(700, 850)]) {
    await services.click();
    await expect(panel(page, 'services')).toBeVisible();
    await page.mouse.move(700, 850);
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await close();
    await expect(services).toHaveAttribute('aria-expanded', 'false');
    await expect(panel(page, 'services')).toBeHidden();
  }
});

test('the menus work by keyboard alone, and Escape gives the focus back', async ({ page, open }) => {
  await open(screens.home.path);
  const services = button(page, 'Services');
  await services.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page, 'services')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel(page, 'services').getByRole('link', { name: 'All services' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(services).toBeFocused();
  await expect(panel(page, 'services')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Industries')).toBeFocused();

  await page.keyboard.press('Space');
  const last = panel(page, 'industries').getByRole('link').last();
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(panel(page, 'industries')).toBeHidden();
});

test('quality assurance and fintech have a second level, which follows the pointer', async ({
  page,
  open,
}) => {
  await open(screens.home.path);
  await button(page, 'Services').click();
  const services = panel(page, 'services');
  const second = (id: string) => services.locator(`#menu-${id}`).getByRole('link');
  await expect(second('qa')).toHaveText([/^QA Audit/, /^Web Testing/]);
  await services.getByRole('button', { name: 'Technologies' }).hover();
  await expect(second('technologies')).toBeVisible();
  await expect(second('qa').first()).toBeHidden();
  await services.getByRole('button', { name: 'Quality Assurance' }).click();
  await second('qa').first().click();
  await expect(page).toHaveURL(screens.qaAudit.path);
  await expect(services).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await button(page, 'Industries').click();
  await expect(panel(page, 'industries').locator('#menu-fintech').getByRole('link')).toHaveText([
    /^Fintech App Development/,
    /^Payment Gateway Development/,
  ]);

  // On a tablet it lies under the links, however long its names are.
  await page.setViewportSize({ width: 768, height: 1024 });
  const bottom = async (locator: Locator) =>
    locator.evaluate(element => element.getBoundingClientRect().bottom);
  const top = async (locator: Locator) => locator.evaluate(element => element.getBoundingClientRect().top);
  expect(await top(panel(page, 'industries').locator('#menu-fintech'))).toBeGreaterThanOrEqual(
    await bottom(panel(page, 'industries').getByRole('link', { name: /^E-commerce/ })),
  );
});

test('Right leads into the second level, Left and Escape lead back, the next Escape closes the menu', async ({
  page,
  open,
}) => {
  await open(screens.home.path);
  await button(page, 'Services').focus();
  await page.keyboard.press('Enter');
  const row = panel(page, 'services').getByRole('button', { name: 'Technologies' });
  await row.focus();
  for (const back of ['ArrowLeft', 'Escape']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('link', { name: /^JavaScript Development/ })).toBeFocused();
    await page.keyboard.press(back);
    await expect(row).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(panel(page, 'services')).toBeHidden();
  await expect(button(page, 'Services')).toBeFocused();
});

test('the panels lead to the newest case and article by keyboard, and stay filled from page to page', async ({
  page,
  open,
}) => {
  await open(screens.about.path);
  for (const { name, newest, address } of [
    { name: 'Company', newest: /^Newest case/, address: /\/cases\// },
    { name: 'Resources', newest: /^Newest, \d+ min read/, address: /\/article\// },
  ]) {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
    const links = panel(page, name.toLowerCase()).getByRole('link');
    await expect(links.last()).toBeVisible();
    const count = await links.count();
    for (let tabs = 0; tabs < count; tabs++) await page.keyboard.press('Tab');
    await expect(links.last()).toBeFocused();
    await expect(links.last()).toHaveAccessibleName(newest);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(panel(page, name.toLowerCase())).toBeHidden();
  }
});

for (const { id, title } of menus) {
  test(`the ${title} menu can be read by everybody`, async ({ page, open, checkAxe }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(screens.about.path);
    await button(page, title).click();
    await expect(panel(page, id)).toBeVisible();
    await checkAxe();
  });
}

test('the first press of Tab offers a way past the menu', async ({ page }) => {
  await page.goto(screens.about.path);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('the footer stands on every page but two', async ({ site }) => {
  for (const path of publicPages) {
    const html = await (await fetch(site.url + path)).text();
    expect(html.includes('<footer'), path).toBe(!FOOTERLESS.includes(path));
  }
  expect(FOOTERLESS).toEqual([screens.notFound.path, screens.contact.path]);
});

test('a link to a place on a page shows that place under the header', async ({ page, open }) => {
  await open(cookieSectionPath);
  const underHeader = (selector: string) =>
    expect
      .poll(() =>
        page.evaluate(
          ([place = '']) =>
            (document.querySelector(place)?.getBoundingClientRect().top ?? -1) -
            (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
          [selector],
        ),
      )
      .toBeLessThan(130);
  await underHeader('#cookies');
  await page.goto(`${screens.home.path}#contact-us`);
  await underHeader('#contact-us');
  await expect(page.locator('#contact-us')).toBeInViewport();
});

test('following a link changes page, title and focus without loading the site anew', async ({
  page,
  open,
}) => {
  await open(screens.cases.path);
  await page.evaluate(() => {
    document.documentElement.dataset.same = '';
  });
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(casePath('')));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page).not.toHaveTitle(/Case studies/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(/Case studies/);
  await expect(page.locator('html[data-same]')).toHaveCount(1);
});
