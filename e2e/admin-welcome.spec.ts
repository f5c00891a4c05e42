import { checkAxe } from './axe';
import { expect, test } from './fixtures';
import { ADMIN, SiteProcess } from './site-process';

test('guides the owner of a new site through six setup steps to the checklist', async ({ browser }) => {
  const site = SiteProcess.createEmpty();
  await site.start();
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const title = page.getByRole('heading', { level: 1 });
  const findButton = (name: string) => page.getByRole('button', { name, exact: true });
  try {
    await page.goto('/admin');
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Password').fill(ADMIN.password);
    await findButton('Sign in').click();
    await expect(title).toHaveText('What’s your company called?');

    // Input survives a reload and a skipped step.
    await page.getByLabel('Name on the site').fill('Otter & Ash');
    await page.reload();
    await page.goto('/admin');
    await expect(page.getByLabel('Name on the site')).toHaveValue('Otter & Ash');
    await findButton('Skip this step').click();
    await expect(title).toHaveText('Pick one colour');
    await expect(title).toBeFocused();
    await findButton('Back').click();
    await expect(page.getByLabel('Name on the site')).toHaveValue('Otter & Ash');
    await findButton('Continue').click();

    await page.getByRole('radio', { name: /Cobalt/ }).check();
    await findButton('Continue').click();
    await expect(title).toHaveText('How can people reach you?');
    await checkAxe(page);
    await page.getByLabel('Telephone').fill('none');
    await findButton('Continue').click();
    await expect(page.getByText(/^A telephone number can have digits/)).toBeVisible();
    await page.getByLabel('Telephone').fill('+351 22 000 0000');
    await findButton('Continue').click();

    await expect(title).toHaveText('Who replies to visitors?');
    await findButton('Remove everyone but me').click();
    await expect(page.getByText(/^Saved /)).toBeVisible();
    await findButton('Continue').click();
    await page.getByRole('switch', { name: /QA Audit/ }).uncheck();
    await findButton('Continue').click();
    await expect(page.getByText('There are no examples.')).toBeVisible();
    await findButton('Finish').click();
    await expect(title).toHaveText('Your site is online');
    await expect(page.getByText('One of seven steps done. The most urgent is email.')).toBeVisible();
    await checkAxe(page);

    await page.goto('/admin/settings/security');
    await page.getByRole('link', { name: /^Setup checklist\s*, pages with texts to change:\s*\d+$/ }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Mail server' })).toContainText('Not set up.');
    await expect(
      page.getByRole('heading', { name: /^\d+ of \d+ pages still have default texts$/ }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Next: Mail server' })).toBeVisible();
    await findButton('Hide the site').click();
    await expect(page.getByText('Visitors see “This site is being prepared”')).toBeVisible();
    expect((await fetch(site.url)).status).toBe(503);
    expect((await page.request.get('/')).status()).toBe(200);
    await findButton('Show the site').click();
    await expect(findButton('Hide the site')).toBeVisible();
    expect((await fetch(site.url)).status).toBe(200);
    // An unpublished page is still listed, with a link to its field.
    const texts = page.getByRole('region', { name: /^Texts to change on \d+ pages$/ });
    const services = texts
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Services' }) });
    await expect(services).toContainText(/\d of \d+ sections/);
    await services.getByText(/^Show \d+ texts$/).click();
    await services
      .getByRole('link', { name: /^Mentions QA Audit, which is unpublished/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/admin\/pages\/services#hero/);
    await expect(page.getByRole('region', { name: 'Form' }).locator('[data-field] :focus')).toBeVisible();
    // In the editor's outline, a single section can be accepted.
    const acceptButton = page
      .getByRole('region', { name: 'Sections' })
      .getByRole('button', { name: /^This is true for us/ });
    await acceptButton.click();
    await expect(acceptButton).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(acceptButton).toBeVisible();
    await page.goBack();
    await services.getByRole('button', { name: 'This is true for us: Services' }).click();
    await expect(services).toHaveCount(0);
    await expect(page.locator('#texts')).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(services).toHaveCount(1);
    await checkAxe(page);
    const homeHtml = await (await page.request.get('/')).text();
    expect(homeHtml).toContain('Otter &amp; Ash');
    expect(homeHtml).not.toContain('href="/services/qa-audit"');
  } finally {
    await context.close();
    await site.remove();
  }
});
