import { expect, test } from 'vitest';
import { sectionKinds, sectionVariants } from '../../../domain/sections';
import { listHeroes } from '../../../domain/sections/heroes';
import { getSectionName } from '../../../domain/sections/name';
import { drawings } from './drawings';
import { findUnavailableReasons, galleryGroups, searchGroups } from './groups';

const kindNames: string[] = sectionKinds.map(({ kind }) => kind);
const findNames = (searchTerm: string) =>
  searchGroups(galleryGroups, searchTerm).flatMap(({ kinds }) =>
    kinds.flatMap(({ variants }) => variants.map(getSectionName)),
  );

test('lists every section kind once, in a named group', () => {
  const shownKinds = galleryGroups.flatMap(({ kinds }) => kinds.map(({ kind }) => kind));
  expect(shownKinds.toSorted()).toEqual(kindNames.toSorted());
  expect(galleryGroups.map(({ title }) => title)).not.toContain('Other');
});

test('finds exactly one drawing for every section variant and hero', () => {
  const names = [...sectionVariants, ...listHeroes('/new')].map(getSectionName);
  expect(names.filter(name => !drawings[name])).toEqual([]);
  expect(Object.keys(drawings).filter(name => !names.includes(name))).toEqual([]);
});

test('finds section variants by label, help text and synonym', () => {
  expect(findNames('faq')).toContain('accordion questions');
  expect(findNames('Testimonials')).toEqual(['reviews']);
  expect(findNames('request form')).toContain('contact writer');
  expect(findNames('no such thing')).toEqual([]);
  expect(findNames(' ')).toHaveLength(sectionVariants.length);
});

test('explains why section kinds are unavailable when the page has a form or tool', () => {
  expect(findUnavailableReasons(['statement', 'accordion'])).toEqual({});
  expect(findUnavailableReasons(['contact', 'fees'])).toMatchObject({
    contact: 'This page already has one',
    fees: 'This page already has one',
    team: 'This page already has another interactive section',
  });
});
