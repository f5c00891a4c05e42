import { expect, it } from 'vitest';
import { initialsOf, rimOf } from './person';

it.each([
  ['Hannah van der Whitlock', 'HW'],
  ['cher', 'C'],
  ['  ', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('every person has a rim of their own', () => {
  expect(rimOf('Hannah')).not.toBe(rimOf('Taras'));
});
