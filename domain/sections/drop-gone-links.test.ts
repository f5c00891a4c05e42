import { expect, test } from 'vitest';
import { getHero } from '../../site-data/pages.test-kit';
import { dropGoneLinks } from './drop-gone-links';

test('removes links to unpublished pages from the dial', () => {
  const { stops = [], ...hero } = getHero('home', 'head front');
  const gonePath = '/services/qa-audit';
  expect(stops.map(({ href }) => href)).toContain(gonePath);
  expect(dropGoneLinks({ stops, ...hero }, [gonePath])).toEqual({
    ...hero,
    stops: stops.map(({ href, ...stop }) => (href === gonePath ? stop : { ...stop, href })),
  });
});
