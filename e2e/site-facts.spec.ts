import { builtInFacts } from '../content/site';
import { settingsPaths } from '../domain/members/areas';
import { screens } from '../domain/paths';
import { siteMessages } from '../domain/site-messages';
import { signIn } from './admin-sign-in';
import { expect, test } from './fixtures';
import { takeOver } from './visit';

test('the thank-you is drawn beside its words while they are typed, as visitors see it then', async ({
  page,
  checkAxe,
}) => {
  await signIn(page);
  await page.goto(settingsPaths.facts);
  const preview = page.getByRole('figure', { name: 'Preview of the thank-you' });
  await expect(preview).toContainText(builtInFacts.thanks?.text || siteMessages.sendThanks);
  const field = page.locator('input[name="thanks.title"]');
  const before = await field.inputValue();
  await field.fill('It is on the desk');
  await expect(preview).toContainText('It is on the desk');
  for (const words of ['It is on the table', before]) {
    await field.fill(words);
    const stored = page.waitForResponse(/site\.changeFacts/);
    await field.blur();
    await stored;
  }
  await expect(preview).not.toContainText('It is on');
  await checkAxe();
});

test('a fact that staff change stands on every page at once, also once the page is taken over, and can be changed back', async ({
  page,
  browser,
  site,
  open,
  checkAxe,
}) => {
  await signIn(page);
  await page.goto(settingsPaths.facts);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const before = await name.inputValue();
  const saved = page.getByRole('status').filter({ hasText: /^Saved \d\d:\d\d$/ });
  await checkAxe();

  const phone = page.getByRole('textbox', { name: 'Telephone' });
  const number = await phone.inputValue();
  await phone.fill('call us');
  await phone.blur();
  await expect(page.getByText('A telephone number has digits and spaces')).toBeVisible();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await phone.fill(number);
  await name.fill('Slate & Heron');
  await name.blur();
  await expect(saved).toBeVisible();

  // About is a file that the build wrote, contact is rendered for whoever asks.
  const visitor = await browser.newPage({ baseURL: site.url });
  for (const { path } of [screens.about, screens.contact]) {
    await visitor.goto(path);
    await expect(visitor.getByRole('link', { name: 'Slate & Heron, home' }).first()).toBeVisible();
    await takeOver(visitor);
    await expect(visitor.getByRole('link', { name: 'Slate & Heron, home' }).first()).toBeVisible();
  }
  expect((await visitor.request.get('/site.webmanifest').then(answer => answer.json())).name).toBe(
    'Slate & Heron',
  );
  await visitor.close();

  await name.fill(before);
  const stored = page.waitForResponse(/site\.changeFacts/);
  await name.blur();
  await stored;
  await expect(page.locator('header')).not.toContainText('Heron');
  await open(screens.about.path);
  await expect(page.getByRole('link', { name: `${before}, home` }).first()).toBeVisible();
  expect(await page.locator('#site-facts').count()).toBe(0);
});
