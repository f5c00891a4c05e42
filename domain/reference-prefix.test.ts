import { expect, it } from 'vitest';
import { createPrefix } from './reference-prefix';

it.each([
  ['Harbour & Pine', 'HP'],
  ['Otter', 'OT'],
  ['Ólafsson og synir', 'OOS'],
  ['The quay on the north side', 'TQOT'],
  ['Море', ''],
])('shortens %s to %j', (name, prefix) => {
  expect(createPrefix(name)).toBe(prefix);
});
