import { expect, it } from 'vitest';
import { createPrefix } from './reference-prefix';

it.each([
  ['Harbour & Pine', 'HP'],
  ['Otter', 'OT'],
  ['Ólafsson og synir', 'OOS'],
  ['The quay on the north side', 'TQOT'],
  ['Море', ''],
])('references of %s begin with %j', (name, prefix) => {
  expect(createPrefix(name)).toBe(prefix);
});
