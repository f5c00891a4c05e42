import type { Locator } from '@playwright/test';
import { screens } from '../domain/paths';
import { fill, findSendButton, listRequests } from './contact-form';
import { expect, test, waitForHydration } from './fixtures';
import { findSection } from './landings';

const PLAN_PATTERN = /^Five steps on a/;

const findOpenSteps = (list: Locator) => list.locator('details[open]');

test('opens audit steps on hover and Enter, one at a time', async ({ page, open }) => {
  await open(screens.qaAudit.path);
  const planSection = findSection(page, PLAN_PATTERN);
  const findStep = (name: string) => planSection.locator('summary', { hasText: name });
  await expect(findOpenSteps(planSection)).toContainText('Kick-off');
  await findStep('Measuring').hover();
  await expect(findOpenSteps(planSection)).toHaveCount(1);
  await expect(findOpenSteps(planSection)).toContainText('Measuring');
  await page.mouse.move(1, 1);
  await findStep('Debrief').focus();
  await page.keyboard.press('Enter');
  await expect(findOpenSteps(planSection)).toContainText('Debrief');
  await page.keyboard.press('Enter');
  await expect(findOpenSteps(planSection)).toHaveCount(1);
});

const FIRST_QUESTION = 'Did the last release keep somebody awake after ten?';
const SECOND_QUESTION = 'Is there a red test that everybody knows about?';
const THIRD_QUESTION = 'Would you hear of a broken checkout from a customer?';
const FIFTH_QUESTION = 'Did bugs move a release date twice this year?';

test('sends the result of the self-test with a request', async ({ page, open, site }) => {
  await page.clock.install();
  await open(screens.qaAudit.path);
  const closingRegion = page.getByRole('region', { name: 'Five questions, no audience' });
  await waitForHydration(closingRegion.locator('form'));
  // The page opens with an example of three yeses.
  await expect(closingRegion.getByRole('status')).toHaveText('3 of five');
  await closingRegion.getByLabel(FIRST_QUESTION).focus();
  await page.keyboard.press('Space');
  await expect(closingRegion.getByRole('status')).toHaveText('4 of five');
  for (const question of [SECOND_QUESTION, FIFTH_QUESTION]) await closingRegion.getByText(question).click();
  await expect(closingRegion.getByRole('status')).toHaveText('2 of five');
  await expect(closingRegion.locator('[aria-live]')).toHaveText('Two of these are normal.');

  const form = page.locator('#contact-us form');
  const messageField = form.getByLabel('Tell us a little bit about your idea');
  await form.getByLabel('Full name').fill('Hannah');
  await messageField.fill('We release on Thursdays.');
  await closingRegion.getByRole('button', { name: 'Send this reading' }).click();
  const answer = `2 of 5. Yes to: ${FIRST_QUESTION} ${THIRD_QUESTION} Please tell us what an audit would read first.`;
  await expect(messageField).toHaveValue(`${answer}\n\nWe release on Thursdays.`);
  await expect(form.getByLabel('Full name')).toBeFocused();
  await expect(form.getByLabel('Full name')).toHaveAccessibleDescription(/^Your answers are in the message/);

  // New answers replace the previous text.
  await closingRegion.getByText(THIRD_QUESTION).click();
  await closingRegion.getByRole('button', { name: 'Send this reading' }).click();
  await expect(messageField).toHaveValue(/^1 of 5\. .+ first\.\n\nWe release on Thursdays\.$/);

  const sentMessage = await messageField.inputValue();
  await fill(form, 'closing@deltaquay.example');
  await messageField.fill(sentMessage);
  await findSendButton(form).click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  const [request] = listRequests(site, 'closing@deltaquay.example');
  expect(request?.description.replaceAll('\r\n', '\n')).toBe(sentMessage);
  await page.keyboard.press('Escape');
  await expect(messageField).toHaveValue('');
  await expect(form.getByText('Your answers are in the message')).toBeHidden();
});

test.describe(() => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

  test('closes the open audit step when a visitor taps it on a phone', async ({ page, open }) => {
    await open(screens.qaAudit.path);
    const planSection = findSection(page, PLAN_PATTERN);
    await planSection.locator('summary').first().tap();
    await expect(findOpenSteps(planSection)).toHaveCount(0);
    await planSection.locator('summary').nth(2).tap();
    await expect(findOpenSteps(planSection)).toContainText('Sitting in');
  });
});
