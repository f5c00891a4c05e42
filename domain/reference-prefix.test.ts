import { expect, it } from 'vitest';
import { createReferencePrefix } from './reference-prefix';

it.each([
  ['Harbour & Pine', 'HP'],
  ['Otter', 'OT'],
  ['Ólafsson og synir', 'OOS'],
  ['The quay on the north side', 'TQOT'],
  ['Море', ''],
])('shortens the site name %s to the reference prefix %j', (name, prefix) => {
  expect(createReferencePrefix(name)).toBe(prefix);
});
