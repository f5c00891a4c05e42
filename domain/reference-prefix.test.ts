import { expect, it } from 'vitest';
import { prefixFrom } from './reference-prefix';

it.each([
  ['Harbour & Pine', 'HP'],
  ['Otter', 'OT'],
  ['Ólafsson og synir', 'OOS'],
  ['The quay on the north side', 'TQOT'],
  ['Море', ''],
])('references of %s begin with %j', (name, prefix) => {
  expect(prefixFrom(name)).toBe(prefix);
});
