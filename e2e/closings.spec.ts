import { screens } from '../domain/paths';
import { expect, test, waitForHydration } from './fixtures';

test('announces the selected Monday to screen readers when the start date changes', async ({
  page,
  open,
}) => {
  await open(screens.process.path);
  const datesRegion = page.getByRole('region', { name: 'Pick a Monday. Read the rest.' });
  await waitForHydration(datesRegion.locator('form'));
  const startField = datesRegion.getByLabel('Start', { exact: true });
  const preset = await startField.getAttribute('aria-valuetext');
  await startField.press('ArrowRight');
  await expect(startField).not.toHaveAttribute('aria-valuetext', preset ?? '');
  await expect(startField).toHaveAttribute('aria-valuetext', /^Monday, \d{1,2} \w+ 20\d\d$/);
});
