import { expect, it } from 'vitest';
import { nodesOf } from '../fields/tree';
import { sectionKinds } from '.';
import { heroKinds } from './heroes';

it('the language of a country is asked for where a page has a sentence in it, and nowhere else', () => {
  const asked = [...sectionKinds, ...heroKinds]
    .flatMap(({ schema }) => nodesOf(schema))
    .filter(({ meta }) => meta.label.includes('Ukrainian'));
  expect(asked).toHaveLength(2);
  expect(asked.every(({ meta }) => meta.whereSaid)).toBe(true);
});
