import { expect, it } from 'vitest';
import { preventAllHyphenBreaks, preventHyphenBreaks, stripWordJoiners } from './unbroken';

/** Shows word joiners as bars. */
const showJoiners = (text: string) => preventHyphenBreaks(text).replaceAll('\u2060', '|');

it.each([
  ['A ten-second audit', 'A ten-|second audit'],
  ['Full-stack, “in-house” (start-ups)', 'Full-|stack, “in-|house” (start-|ups)'],
  ['an end-of-day batch', 'an end-|of-|day batch'],
  ['наш онлайн, веб-сервіс', 'наш онлайн, веб-|сервіс'],
  ['part-time/full-time', 'part-|time/full-time'],
])('prevents line breaks after prefixes in %s: %s', (text, expected) => {
  expect(showJoiners(text)).toBe(expected);
});

it.each([
  'Blockchain-based',
  'from 9- to 12-day',
  'write to in-take@x.example, or see in-house.example/up-to-date.',
  'https://x.example/in-house?q=a',
  'npm run x --dry-run .env-file e2e-tests',
  'to- and fro',
])("doesn't prevent line breaks in %s", text => {
  expect(preventHyphenBreaks(text)).toBe(text);
});

it('prevents line breaks the same way when applied twice', () => {
  const text = 'A two-year-old, ten-second audit';
  expect(preventHyphenBreaks(preventHyphenBreaks(text))).toBe(preventHyphenBreaks(text));
  expect(stripWordJoiners(preventHyphenBreaks(text))).toBe(text);
});

it('prevents line breaks only in the given fields', () => {
  const item = { title: 'In-house rails', slug: 'in-house rails' };
  expect(stripWordJoiners(preventAllHyphenBreaks(item, 'title').title)).toBe(item.title);
  expect(preventAllHyphenBreaks(item, 'title')).toEqual({
    title: 'In-\u2060house rails',
    slug: 'in-house rails',
  });
});
