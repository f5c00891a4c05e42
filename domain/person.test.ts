import { expect, it } from 'vitest';
import { getAvatarAngle, getInitials, isDrawnPortrait } from './person';

it.each([
  ['Hannah van der Whitlock', 'HW'],
  ['cher', 'C'],
  ['  ', ''],
])('formats the initials of %j as %j', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});

it('returns different avatar angles for different names', () => {
  expect(getAvatarAngle('Hannah')).not.toBe(getAvatarAngle('Taras'));
});

it('distinguishes drawn portraits from photos by URL', () => {
  const drawnUrls = [
    '/art/svg/people-ines.svg',
    '/assets/people-ines.1.svg?a=123456',
    'data:image/svg+xml,x',
  ];
  expect(drawnUrls.filter(src => !isDrawnPortrait(src))).toEqual([]);
  const notDrawn = ['', '/uploads/x-800x1000.jpg', '/uploads/x-4x5.png', '/assets/people-ines.1.jpg'];
  expect(notDrawn.filter(isDrawnPortrait)).toEqual([]);
});
