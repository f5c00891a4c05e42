import { expect, it } from 'vitest';
import { getFormatter } from './formatters';

it('keeps a formatter for each style, but not any number of them', () => {
  const london = getFormatter('en', { timeZone: 'Europe/London' });
  expect(getFormatter('en', { timeZone: 'Europe/London' })).toBe(london);
  expect(getFormatter('en', { timeZone: 'Asia/Tokyo' })).not.toBe(london);
  for (const timeZone of Intl.supportedValuesOf('timeZone').slice(0, 120)) getFormatter('en', { timeZone });
  expect(getFormatter('en', { timeZone: 'Europe/London' })).not.toBe(london);
});
