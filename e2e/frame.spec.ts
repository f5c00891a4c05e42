import type { Locator, Page } from '@playwright/test';
import { MENU_HOVER_DELAY_MS } from '../domain/limits';
import type { NavMenu } from '../domain/nav';
import { isGroup, isMenu } from '../domain/nav';
import { cookieSectionPath, FOOTERLESS_PATHS, getArticlePath, getCasePath, screens } from '../domain/paths';
import { builtInSite } from './built-in-site';
import { expect, test } from './fixtures';
import { publicPages } from './public-pages';
import { hydratePage } from './visit';

const menus = builtInSite.menus.header.filter(isMenu);
const findButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name });
const findPanel = (page: Page, id: string) => page.locator(`#menu-${id}`);

const [first, next] = menus as [NavMenu, NavMenu];

test('keeps a menu open while the pointer is over it', async ({ page, open }) => {
  await page.clock.install();
  await open(screens.home.path);
  await page.clock.pauseAt(Date.now() + 60_000);
  await findButton(page, first.title).hover();
  await page.clock.runFor(MENU_HOVER_DELAY_MS - 1);
  await expect(findButton(page, first.title)).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(1);
  await expect(findButton(page, first.title)).toHaveAttribute('aria-expanded', 'true');
  await findButton(page, next.title).hover();
  await page.clock.runFor(MENU_HOVER_DELAY_MS);
  await expect(findButton(page, first.title)).toHaveAttribute('aria-expanded', 'false');
  await expect(findPanel(page, next.id)).toBeVisible();
  await findPanel(page, next.id).getByRole('link').first().hover();
  await page.clock.runFor(MENU_HOVER_DELAY_MS);
  await expect(findPanel(page, next.id)).toBeVisible();
  await page.mouse.move(700, 800);
  await page.clock.runFor(MENU_HOVER_DELAY_MS);
  await expect(findButton(page, next.title)).toHaveAttribute('aria-expanded', 'false');
});

test('opens menus by click and keyboard, one at a time', async ({ page, open, checkAxe }) => {
  const listUnderlinedItems = () =>
    page
      .getByRole('navigation', { name: 'Main' })
      .evaluate(nav =>
        [...nav.querySelectorAll<HTMLElement>('ul > li > :is(a,button)')]
          .filter(item => /matrix\(1,/.test(getComputedStyle(item, '::after').transform))
          .map(item => item.innerText.trim()),
      );
  await open(screens.qaAudit.path);
  await expect.poll(listUnderlinedItems).toHaveLength(1);
  const pressedButton = findButton(page, first.title);
  for (const close of [() => pressedButton.click(), () => page.mouse.click(700, 850)]) {
    await pressedButton.click();
    await expect(findPanel(page, first.id)).toBeVisible();
    await page.mouse.move(700, 850);
    await expect(pressedButton).toHaveAttribute('aria-expanded', 'true');
    await close();
    await expect(pressedButton).toHaveAttribute('aria-expanded', 'false');
    await expect(findPanel(page, first.id)).toBeHidden();
  }

  await pressedButton.focus();
  await page.keyboard.press('Enter');
  await expect(findPanel(page, first.id)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(findPanel(page, first.id).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(pressedButton).toBeFocused();
  await expect(findPanel(page, first.id)).toBeHidden();

  await findButton(page, next.title).focus();
  await page.keyboard.press('Space');
  const lastLink = findPanel(page, next.id).getByRole('link').last();
  await lastLink.focus();
  await page.keyboard.press('Tab');
  await expect(findPanel(page, next.id)).toBeHidden();

  for (const { id, title } of menus) {
    await findButton(page, title).click();
    await expect(findPanel(page, id)).toBeVisible();
    await expect.poll(listUnderlinedItems).toEqual([title]);
    // Titles in the panel aren't dimmed.
    const colours = await findPanel(page, id)
      .getByRole('listitem')
      .locator('b')
      .evaluateAll(titles => titles.map(element => getComputedStyle(element).color));
    expect(new Set(colours).size, title).toBe(1);
    await checkAxe();
  }
});

/** Menus that have a second level, each with its first and last group. */
const nestedGroups = menus.flatMap(menu => {
  const groups = menu.entries.filter(isGroup);
  const [group, other = group] = [groups[0], groups.at(-1)];
  return group && other ? [{ menu, group, other }] : [];
});

for (const { menu, group, other } of nestedGroups) {
  const titles = group.links.map(({ title }) => title);

  test(`opens the second level of ${menu.title} by keyboard and on hover`, async ({ page, open }) => {
    await open(screens.home.path);
    const menuPanel = findPanel(page, menu.id);
    await findButton(page, menu.title).focus();
    await page.keyboard.press('Enter');
    const groupRow = menuPanel.getByRole('button', { name: group.title });
    await groupRow.focus();
    for (const backKey of ['ArrowLeft', 'Escape']) {
      await page.keyboard.press('ArrowRight');
      await expect(findPanel(page, group.id).getByRole('link').first()).toBeFocused();
      await page.keyboard.press(backKey);
      await expect(groupRow).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(menuPanel).toBeHidden();
    await expect(findButton(page, menu.title)).toBeFocused();

    await findButton(page, menu.title).click();
    const findSubmenuLinks = (id: string) => menuPanel.locator(`#menu-${id}`).getByRole('link');
    await expect(findSubmenuLinks(group.id)).toContainText(titles);
    await menuPanel.getByRole('button', { name: other.title }).hover();
    await expect(findSubmenuLinks(other.id).first()).toBeVisible();
    await expect(findSubmenuLinks(group.id).first()).toBeVisible({ visible: other === group });
    await menuPanel.getByRole('button', { name: group.title }).click();
    await findSubmenuLinks(group.id).first().click();
    await expect(page).toHaveURL(group.links[0]?.href ?? '');
    await expect(menuPanel).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    // On a tablet, the second level is below the links, regardless of the names' length.
    await page.setViewportSize({ width: 768, height: 1024 });
    await findButton(page, menu.title).click();
    const readBox = (locator: Locator) =>
      locator.evaluate(element => element.getBoundingClientRect().toJSON());
    const entry = menu.entries.at(-1);
    const row = menuPanel.getByRole(entry && isGroup(entry) ? 'button' : 'link', {
      name: entry?.title ?? '',
    });
    const visibleSubmenu = menuPanel.locator('div[id^=menu-]').filter({ visible: true });
    expect((await readBox(visibleSubmenu)).top).toBeGreaterThanOrEqual((await readBox(row)).bottom);
  });
}

const NEWEST_ITEM_LINKS = {
  case: { name: /^Newest case/, address: new RegExp(getCasePath('')) },
  article: { name: /^Newest, \d+ min read/, address: new RegExp(getArticlePath('')) },
};

test('skips to the content and opens the latest items of menus by keyboard', async ({ page }) => {
  await page.goto(screens.about.path);
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);

  await hydratePage(page);
  for (const { title, id, latest } of menus) {
    if (!latest) continue;
    await findButton(page, title).focus();
    await page.keyboard.press('Enter');
    const links = findPanel(page, id).getByRole('link');
    await expect(links.last()).toBeVisible();
    const count = await links.count();
    for (let tabs = 0; tabs < count; tabs++) await page.keyboard.press('Tab');
    await expect(links.last()).toBeFocused();
    await expect(links.last()).toHaveAccessibleName(NEWEST_ITEM_LINKS[latest].name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(NEWEST_ITEM_LINKS[latest].address);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(findPanel(page, id)).toBeHidden();
  }
});

test('shows the footer on all pages except the not-found and contact pages', async ({ site }) => {
  for (const path of publicPages) {
    const html = await (await fetch(site.url + path)).text();
    expect(html.includes('<footer'), path).toBe(!FOOTERLESS_PATHS.includes(path));
  }
  expect(FOOTERLESS_PATHS).toEqual([screens.notFound.path, screens.contact.path]);
});

test('scrolls the target of a URL fragment below the header', async ({ page, open }) => {
  await open(cookieSectionPath);
  const expectBelowHeader = (selector: string) =>
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
  await expectBelowHeader('#cookies');
  await page.goto(`${screens.home.path}#contact-us`);
  await expectBelowHeader('#contact-us');
  await expect(page.locator('#contact-us')).toBeInViewport();
});

test('updates page, title and focus on navigation without a full page load', async ({ page, open }) => {
  await open(screens.cases.path);
  await page.evaluate(() => {
    document.documentElement.dataset.same = '';
  });
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(getCasePath('')));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page).not.toHaveTitle(/Case studies/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(/Case studies/);
  await expect(page.locator('html[data-same]')).toHaveCount(1);
});
