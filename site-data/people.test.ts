import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { ink } from '../art/shapes.ts';
import { getSite, setSite } from '../domain/current-site';
import { getSectionName } from '../domain/sections/name';
import { fillFacts } from '../domain/site-tokens';
import { builtInPeople } from '.';
import { builtInPages } from './shown';

const builtIn = getSite();
afterEach(() => setSite(builtIn));

/** Replaces the built-in people. */
const show = (...portraits: string[]) =>
  setSite({
    ...builtIn,
    people: portraits.map((portrait, index) => ({
      key: `person-${index}`,
      name: 'Inês Duarte',
      role: 'Partner',
      languages: [],
      portrait,
      rim: 0,
      onAbout: true,
      takesRequests: true,
      hours: '',
      askAbout: '',
    })),
  });

const getNote = (screen: string, name: string) =>
  fillFacts(builtInPages[screen])?.sections.find(section => getSectionName(section) === name)?.note;

test('counts the people who take requests on the contact page', () => {
  const getSectionNote = () => getNote('contact', 'people contacts');
  show('', '');
  expect(getSectionNote()).toMatch(/^Two people read/);
  show('');
  expect(getSectionNote()).toMatch(/^One person reads/);
});

test('mentions drawn portraits only when all portraits are drawings', () => {
  const getSectionNote = () => getNote('about', 'people portraits');
  show('/assets/people-ines.svg');
  expect(getSectionNote()).toContain('photographed');
  for (const portrait of ['', '/assets/people-ines.jpg']) {
    show('/assets/people-ines.svg', portrait);
    expect(getSectionNote()).toBe(`2 of ${getSite().stats.team}.`);
  }
});

const drawings = builtInPeople.people.map(({ portrait }) =>
  readFileSync(`${import.meta.dirname}/../${portrait.replace('art:', 'art/svg/')}.svg`, 'utf8'),
);

test('has unique portraits that contain red, with different grounds for consecutive portraits', () => {
  expect(new Set(drawings).size).toBe(drawings.length);
  expect(drawings.filter(svg => !svg.includes(ink.red))).toEqual([]);
  const grounds = drawings.map(svg => /<rect[^>]*fill="(#\w+)"/.exec(svg)?.[1]);
  // Rows have six, four or two people, so any two consecutive people may be side by side.
  expect(grounds.filter((ground, index) => ground === grounds[index + 1])).toEqual([]);
});
