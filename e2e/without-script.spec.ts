import type { Page } from '@playwright/test';
import { REQUEST_SENT_ID } from '../domain/contact-form';
import { isMenu, listLinks } from '../domain/nav';
import {
  cookieSectionPath,
  getBlogPath,
  getCasePath,
  getCasesPath,
  getIndustryPath,
  getManagerContactPath,
  screens,
  uploadsBase,
} from '../domain/paths';
import { slugify } from '../domain/slug';
import { builtInSite } from './built-in-site';
import { findSendButton, listManagers, listRequests } from './contact-form';
import { completeCase } from './content/cases';
import { expect, test } from './fixtures';
import { findAnswer, findQuestions } from './home-page';
import { publicPages } from './public-pages';

test.use({ javaScriptEnabled: false });

/** Selector of texts, except rows that consist of a button, which need JavaScript. */
const TEXT = 'main :is(h1,h2,h3,h4,p,li:not(:has(> button)),dt,dd,td,th,blockquote)';

/** Lists hidden texts. Native `<details>` count as visible. */
const listHiddenTexts = (page: Page) =>
  page.locator(TEXT).evaluateAll(
    (elements, sentId) =>
      elements
        .filter(element => element.textContent?.trim() && !element.closest(`details:not([open]), #${sentId}`))
        .filter(element => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        // Some texts have one place on phones and another on wide screens.
        .filter(element => !document.body.innerText.includes(element.textContent.trim()))
        .map(element => element.textContent),
    REQUEST_SENT_ID,
  );

/** Texts that visitors with JavaScript see only after a choice. */
const TEXTS_OF_CHOICES: Record<string, string[]> = {
  [screens.paymentGateway.path]: ['The signed scope', 'Managed Team'],
  [screens.webTesting.path]: ['Visitors who leave at the first form', 'Data that stays in'],
};

test('shows all texts of every page without JavaScript', async ({ page }) => {
  for (const path of publicPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await listHiddenTexts(page), path).toEqual([]);
    for (const text of TEXTS_OF_CHOICES[path] ?? [])
      await expect(page.getByText(text).last(), path).toBeVisible();
    // Controls that need JavaScript aren't offered.
    await expect(page.getByRole('button', { name: /^(Pause|Play|Next|Previous|Copy link)/ })).toHaveCount(0);
  }
  await page.goto(screens.services.path);
  await page.getByRole('button', { name: 'Web & mobile' }).focus();
  await page.keyboard.press('Shift');
  const sentence = page.locator(':focus + span').getByText('React, Node and native');
  await expect(sentence.locator('..')).toHaveCSS('opacity', '1');
});

test('opens menus with all their links on hover and focus without JavaScript', async ({ page }) => {
  await page.goto(screens.contact.path);
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const menu of builtInSite.menus.header.filter(isMenu)) {
    const { title, id } = menu;
    await nav.getByRole('button', { name: title }).hover();
    await expect(page.locator(`#menu-${id}`)).toBeVisible();
    for (const { href } of listLinks(menu))
      await expect(page.locator(`#menu-${id} a[href="${href}"]`)).toBeVisible();
    await page.mouse.move(700, 890);
    await expect(page.locator(`#menu-${id}`)).toBeHidden();
  }
  await nav.getByRole('button', { name: 'Company' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Meet them' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(`#menu-company a[href="${screens.about.path}"]`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(screens.about.path);
});

test('pages through lists and filters them without JavaScript', async ({ page }) => {
  await page.goto(screens.cases.path);
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(page).toHaveURL(getCasesPath({ from: 1, to: 2, filters: [] }));
  await expect(page.getByRole('article')).toHaveCount(8);
  await page.getByRole('link', { name: 'Show less' }).click();
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByRole('link', { name: 'Page 6' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page
    .getByRole('group', { name: 'Filter by domain' })
    .getByRole('link', { name: /^EdTech/ })
    .click();
  await expect(page).toHaveURL(getIndustryPath('EdTech'));
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goto(screens.blog.path);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(getBlogPath({ from: 2, to: 2, filters: [] }));
});

test('links to pages instead of opening dialogs when JavaScript is off', async ({ page }) => {
  await page.goto(getCasePath(slugify(completeCase.title)));
  await expect(page.getByRole('link', { name: /^Play: / })).toHaveAttribute(
    'href',
    new RegExp(`^${uploadsBase}/.*\\.mp4$`),
  );
  await page.goto(screens.home.path);
  const question = findQuestions(page).nth(1);
  const answer = findAnswer(question);
  await expect(answer).toBeVisible();
  const [above, below] = [await question.boundingBox(), await answer.boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0)).toBeGreaterThan(0);
  expect(below?.height).toBeGreaterThan(20);
  await page.getByRole('link', { name: 'Let’s talk' }).click();
  await expect(page).toHaveURL(screens.contact.path);
  await page.goto(screens.home.path);
  await page.getByRole('link', { name: 'Don’t sell my info' }).click();
  await expect(page).toHaveURL(cookieSectionPath);
  await expect(page.locator('#cookies')).toBeVisible();
});

test('opens the booking form for the chosen time of a call without JavaScript', async ({ page }) => {
  await page.goto(screens.services.path);
  const section = page.locator('#contact-us');
  const option = section.getByRole('radio').last();
  const time = (await option.getAttribute('value')) ?? '';
  await option.check();
  await section.getByRole('button', { name: 'Take this time' }).click();
  await expect(page.locator(`input[type=hidden][value="${time}"]`)).toBeAttached();
  await page.goBack();
  await expect(section.getByLabel('Full name')).toBeHidden();
  await section.getByText('Or write first').click();
  await expect(section.getByLabel('Full name')).toBeVisible();
});

test('names the manager in the thank-you message of a request sent without JavaScript', async ({
  page,
  site,
}) => {
  await page.goto(screens.contact.path);
  const [chosenManager, otherManager] = (await listManagers(site)).slice(-2);
  if (!chosenManager || !otherManager) throw new Error('There are no two managers to write to');
  await page.getByRole('link', { name: `Write to ${chosenManager.firstName}` }).click();
  await expect(page).toHaveURL(getManagerContactPath(chosenManager.key));
  const form = page.getByRole('main').locator('form');
  const readersGroup = form.getByRole('group', { name: 'Who should read it?' });
  await expect(readersGroup.getByLabel(chosenManager.firstName)).toBeChecked();
  await readersGroup.getByLabel(otherManager.firstName).check();
  const email = 'orsolya@kelemen.example';
  await form.getByLabel('Full name').fill('Orsolya Kelemen');
  await form.getByLabel('Work e-mail').fill(email);
  await findSendButton(form).click();
  await expect(page.locator(`#${REQUEST_SENT_ID}`)).toContainText(`${otherManager.name} reads it`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title.getByText(`${otherManager.firstName} answers by`)).toBeVisible();
  expect(listRequests(site, email).map(({ addressee }) => addressee)).toEqual([otherManager.name]);
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('links Menu to a sitemap of all pages on a phone without JavaScript', async ({ page }) => {
    await page.goto(screens.home.path);
    await page.getByRole('link', { name: 'Menu' }).click();
    await expect(page).toHaveURL(screens.sitemap.path);
    const { notFound, sitemap, ...listed } = screens;
    for (const { path } of Object.values(listed)) {
      await expect(page.locator(`main a[href="${path}"]`).first(), path).toBeVisible();
    }
  });
});
