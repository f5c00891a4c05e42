import { screens } from '../domain/paths';
import { fill, requestsOf, sendButton } from './contact-form';
import { expect, taken, test } from './fixtures';

const FIRST = 'Did the last release keep somebody awake after ten?';
const THIRD = 'Would you hear of a broken checkout from a customer?';

test('the reading of a self-test goes into the request below, before what was written there, and is sent with it', async ({
  page,
  open,
  site,
}) => {
  await page.clock.install();
  await open(screens.qaAudit.path);
  const closing = page.getByRole('region', { name: 'Five questions, no audience' });
  await taken(closing.locator('form'));
  await closing.getByLabel(FIRST).focus();
  await page.keyboard.press('Space');
  await closing.getByText(THIRD).click();
  await expect(closing.getByRole('status')).toHaveText('Two of these are normal.');

  const form = page.locator('#contact-us form');
  const message = form.getByLabel('Tell us a little bit about your idea');
  await form.getByLabel('Full name').fill('Hannah');
  await message.fill('We release on Thursdays.');
  await closing.getByRole('button', { name: 'Send this reading' }).click();
  const reading = `2 of 5. Yes to: ${FIRST} ${THIRD} Please tell us what an audit would read first.`;
  await expect(message).toHaveValue(`${reading}\n\nWe release on Thursdays.`);
  await expect(form.getByLabel('Full name')).toBeFocused();
  await expect(form.getByLabel('Full name')).toHaveAccessibleDescription(/^Your answers are in the message/);

  // Asked again with other answers, the words are replaced.
  await closing.getByText(THIRD).click();
  await closing.getByRole('button', { name: 'Send this reading' }).click();
  await expect(message).toHaveValue(/^1 of 5\. .+ first\.\n\nWe release on Thursdays\.$/);

  const sent = await message.inputValue();
  await fill(form, 'closing@deltaquay.example');
  await message.fill(sent);
  await sendButton(form).click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  const [request] = requestsOf(site, 'closing@deltaquay.example');
  expect(request?.description.replaceAll('\r\n', '\n')).toBe(sent);
  await page.keyboard.press('Escape');
  await expect(message).toHaveValue('');
  await expect(form.getByText('Your answers are in the message')).toBeHidden();
});

test('days follow the Monday that somebody picks', async ({ page, open }) => {
  await open(screens.process.path);
  const dates = page.getByRole('region', { name: 'Pick a Monday. Read the rest.' });
  await taken(dates.locator('form'));
  const start = dates.getByLabel('Start', { exact: true });
  const preset = await start.getAttribute('aria-valuetext');
  await start.press('ArrowRight');
  await expect(start).not.toHaveAttribute('aria-valuetext', preset ?? '');
  await expect(start).toHaveAttribute('aria-valuetext', /^Monday, \d{1,2} \w+ 20\d\d$/);
});
