import { writeFileSync } from 'node:fs';
import { CASES_PER_PAGE, FORM_FILL_MIN_MS } from '../domain/limits';
import { messages } from '../domain/messages';
import { adminPaths, getBlogPath, getCasesPath, getIndustryPath, screens } from '../domain/paths';
import { listRequests } from './contact-form';
import { completeCase } from './content/cases';
import { expect, test } from './firefox';
import { ADMIN } from './site-process';

test("doesn't ask about cookies again after a visitor rejects all", { tag: '@more' }, async ({ visitor }) => {
  await visitor.open(screens.home.path);
  await visitor.press('button', 'Reject all');
  await visitor.open(screens.about.path);
  await visitor.open(screens.home.path);
  await visitor.expectCount('[aria-label="Cookies"]', 0);

  await visitor.pressText('How long does a project take?');
  await visitor.expectText('A lean MVP may take');
});

test('navigates by menu on wide screens and phones', { tag: '@more' }, async ({ visitor }) => {
  await visitor.open(screens.about.path);
  await visitor.press('button', 'Reject all');
  await visitor.press('button', 'Services');
  await visitor.press('link', 'All services');
  await visitor.waitForUrl(screens.services.path);

  await visitor.page.setViewport({ width: 390, height: 800 });
  await visitor.press('button', 'Menu');
  await visitor.press('link', 'Cases');
  await visitor.waitForUrl(getCasesPath());
});

test('sends a contact request with a file', async ({ visitor, site }, info) => {
  const brief = info.outputPath('brief.txt');
  writeFileSync(brief, 'A desk that opens on a phone.');
  await visitor.open(screens.contact.path);
  await visitor.press('button', 'Reject all');
  // The confirmation would cover the form's button.
  await visitor.press('button', 'Dismiss');
  await visitor.fill('Full name', 'Hannah Whitlock');
  await visitor.fill('Work e-mail', 'hannah@firefox.example');
  await visitor.choose('Attach a file', import.meta.filename);
  await visitor.expectText(messages.fileType);
  await visitor.choose('Attach a file', brief);
  await visitor.expectText('brief.txt');
  await visitor.page.waitForFunction(ms => performance.now() > ms, {}, 2 * FORM_FILL_MIN_MS);
  await visitor.press('button', 'Send request');
  await visitor.find('dialog', 'Thank you');
  expect(listRequests(site, 'hannah@firefox.example')).toMatchObject([{ attachment_name: 'brief.txt' }]);
});

test('restores the list of cases on Back after paging and filtering', { tag: '@more' }, async ({
  visitor,
}) => {
  await visitor.open(getCasesPath());
  await visitor.press('button', 'Reject all');
  await visitor.press('link', 'Load more');
  await visitor.waitForUrl(getCasesPath({ from: 1, to: 2, filters: [] }));
  await visitor.expectCount('main article', 2 * CASES_PER_PAGE);
  await visitor.pressText('FinTech', '[aria-label="Filter by domain"]');
  await visitor.waitForUrl(getIndustryPath('FinTech'));
  await visitor.page.goBack();
  await visitor.waitForUrl(getCasesPath({ from: 1, to: 2, filters: [] }));
  await visitor.expectCount('main article', 2 * CASES_PER_PAGE);
});

test('opens an article from the blog', { tag: '@more' }, async ({ visitor }) => {
  await visitor.open(getBlogPath());
  await visitor.press('button', 'Reject all');
  await visitor.press('link', 'Test data is a product');
  await visitor.find('heading', 'Test data is a product');
  await visitor.expectText('min read');
});

test('signs in to the admin, changes a title and publishes it', async ({ visitor }) => {
  await visitor.open(adminPaths.reviews);
  await visitor.fill('Email', ADMIN.email);
  await visitor.fill('Password', ADMIN.password);
  await visitor.press('button', 'Sign in');
  await visitor.press('button', `Edit ${completeCase.title}`);
  await visitor.fill('Title', 'Tidewatch in Firefox');
  // Firefox takes seconds for each query by role in a document as large as this form.
  await visitor.pressText('Publish', '[role=dialog] button');
  // The button does nothing while checks run.
  await visitor.pressText('Publish now', '[role=dialog] button:not([aria-disabled])');
  await visitor.pressText('Confirm', '[role=alertdialog] button');
  await visitor.expectText(messages.caseUpdated);
  await visitor.expectText('Tidewatch in Firefox');
});
