import { expect, test } from 'vitest';
import { sectionKinds } from '../../../domain/sections';
import { drawings } from './drawings';
import { foundIn, galleryGroups } from './groups';
import { unavailableBeside } from './unavailable';

const all: string[] = sectionKinds.map(({ kind }) => kind);
const kindsIn = (typed: string) =>
  foundIn(galleryGroups, typed).flatMap(({ kinds }) => kinds.map(({ kind }) => kind));

test('the gallery has every kind once, each with a drawing and in a group of its own', () => {
  const shown = galleryGroups.flatMap(({ kinds }) => kinds.map(({ kind }) => kind));
  expect(shown.toSorted()).toEqual(all.toSorted());
  expect(galleryGroups.map(({ title }) => title)).not.toContain('Others');
  expect(all.filter(kind => !drawings[kind])).toEqual([]);
});

test('a search reads labels, the line below and synonyms', () => {
  expect(kindsIn('faq')).toContain('faq');
  expect(kindsIn('Testimonials')).toEqual(['reviews']);
  expect(kindsIn('request form')).toContain('contact');
  expect(kindsIn('no such thing')).toEqual([]);
  expect(kindsIn(' ')).toHaveLength(all.length);
});

test('a page has one request form and one tool: others say why they are not available', () => {
  expect(unavailableBeside(['statement', 'faq'])).toEqual({});
  expect(unavailableBeside(['contact', 'fees'])).toMatchObject({
    contact: 'One to a page, and this page has it',
    fees: 'One to a page, and this page has it',
    team: 'A page has one tool, and this page has another',
  });
});
