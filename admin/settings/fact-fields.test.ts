import { describe, expect, it } from 'vitest';
import { builtInFacts } from '../../content/site';
import { siteFactsSchema } from '../../domain/site-facts';
import { FACT_BLOCKS, factFrom, textsOf } from './fact-fields';

// Accent and typeface are chosen beside their preview.
const facts = Object.keys(siteFactsSchema.shape).filter(fact => !['accent', 'typeface'].includes(fact));
const texts = textsOf(builtInFacts);

it('has a field for every fact, once', () => {
  const paths = FACT_BLOCKS.flatMap(({ fields }) => fields.map(({ path }) => path));
  expect(new Set(paths).size).toBe(paths.length);
  expect(new Set(paths.map(path => path.split('.')[0]))).toEqual(new Set(facts));
});

// What is said of figures is empty until somebody says it, and a plus stands after them.
const unsaid = { sign: '+', label: '', since: '' };
const known: Record<string, unknown> = {
  figures: { clients: unsaid, projects: unsaid, team: unsaid },
  articleCall: { title: '', text: '' },
  caseCall: { title: '', text: '' },
  contactWindow: { title: '', line: '' },
  thanks: { title: '', text: '', button: '' },
  ...builtInFacts,
};

it.each(facts)('%s is the same when its fields are read back', fact => {
  expect(factFrom(texts, fact)).toEqual(known[fact]);
});

describe('what is typed', () => {
  const read = (fact: keyof typeof siteFactsSchema.shape, typed: Record<string, string>) =>
    siteFactsSchema.shape[fact].safeParse(factFrom({ ...texts, ...typed }, fact));

  it('becomes teams and profiles, line by line', () => {
    expect(read('team', { team: 'Design: 2\n\n QA, 14 ' }).data).toEqual([
      { name: 'Design', people: 2 },
      { name: 'QA', people: 14 },
    ]);
    expect(read('social', { social: 'On LinkedIn https://linkedin.com/company/a' }).data).toEqual([
      { kind: 'linkedin', label: 'On LinkedIn', href: 'https://linkedin.com/company/a' },
    ]);
  });

  it('leaves the site without a rating, its giver or a milestone where they are empty', () => {
    expect(read('rating', { 'rating.value': ' ' }).data).toBeNull();
    expect(read('rating', { 'rating.by': '' }).data).toMatchObject({ by: '' });
    expect(read('milestone', { 'milestone.year': '' }).data).toBeNull();
    const empty = textsOf({ ...builtInFacts, rating: null, milestone: null });
    expect([empty['rating.value'], empty['milestone.year']]).toEqual(['', '']);
  });

  it.each([
    ['team', { team: 'Designers without a number' }, 'The people of a team must be a number'],
    ['social', { social: 'https://linkedin.com' }, 'The name of a profile is missing'],
    ['stats', { 'stats.clients': 'many' }, 'Clients must be a number'],
    ['founded', { founded: '' }, 'The year of the first contract must be a year'],
  ] as const)('is refused in words: %s %j', (fact, typed, words) => {
    expect(read(fact, typed).error?.issues[0]?.message).toBe(words);
  });
});
