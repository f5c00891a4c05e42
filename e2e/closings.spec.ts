import { screens } from '../domain/paths';
import { expect, taken, test } from './fixtures';

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
