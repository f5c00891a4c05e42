import { expect, it } from 'vitest';
import { getFormatter } from './formatters';

it('caches one formatter per style, up to a limit', () => {
  const london = getFormatter('en', { timeZone: 'Europe/London' });
  expect(getFormatter('en', { timeZone: 'Europe/London' })).toBe(london);
  expect(getFormatter('en', { timeZone: 'Asia/Tokyo' })).not.toBe(london);
  for (const timeZone of Intl.supportedValuesOf('timeZone').slice(0, 120)) getFormatter('en', { timeZone });
  expect(getFormatter('en', { timeZone: 'Europe/London' })).not.toBe(london);
});
