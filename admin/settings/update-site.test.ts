import { afterEach, beforeEach, expect, it } from 'vitest';
import { getBuiltInPeople, toShownPeople } from '../../content/people-parts';
import { builtInFacts, getSite, setSite } from '../../content/site';
import { updateFacts, updateParts } from './update-site';

const before = getSite();
beforeEach(() => setSite(before));
afterEach(() => setSite(before));

const [first, ...others] = getBuiltInPeople().people;

it('keeps the stored people when a fact is saved', () => {
  const { people = [] } = toShownPeople({ ...getBuiltInPeople(), people: others });
  setSite({ ...before, people, gonePaths: ['/process'], figures: undefined });
  updateFacts({ ...builtInFacts, founded: 2011 });
  expect([getSite().founded, getSite().people, getSite().gonePaths]).toEqual([2011, people, ['/process']]);
});

it('replaces the people when people are saved', () => {
  updateParts(['people', 'reviews', 'treatment'], toShownPeople({ ...getBuiltInPeople(), people: others }));
  expect(getSite().people?.map(({ name }) => name)).toEqual(others.map(({ name }) => name));
  expect(JSON.stringify(getSite().people)).not.toContain(first?.name);
  expect(getSite().name).toBe(before.name);
});
