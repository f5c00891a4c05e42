import { describe, expect, it } from 'vitest';
import { getField } from './fields/tree';
import { CHOICE_LENGTH_MAX, CHOICES_MAX } from './limits';
import { siteFactsSchema } from './site-facts';

const parseIndustries = (entries: unknown) => siteFactsSchema.shape.industries.safeParse(entries);
const createIndustries = (count: number) => Array.from({ length: count }, (_, index) => `Industry ${index}`);

describe('a list of choices', () => {
  it('trims the entries of a list of choices and removes their line breaks', () => {
    expect(parseIndustries([' Ports ', 'Rail\nfreight', 'E-commerce']).data).toEqual([
      'Ports',
      'Rail freight',
      'E-commerce',
    ]);
    expect(parseIndustries(createIndustries(CHOICES_MAX)).success).toBe(true);
    expect(parseIndustries(['x'.repeat(CHOICE_LENGTH_MAX)]).success).toBe(true);
  });

  it.each([
    ['no entries', [], 'An industry is missing. Enter at least one.'],
    ['an empty entry', ['Ports', '  '], 'An industry is missing'],
    ['an entry without letters or digits', ['-'], 'An industry needs a letter or a digit'],
    ['an entry with a comma', ['Rail, ports'], 'An industry can’t contain a comma'],
    ['an entry in two spellings', ['Ports', 'Rail', 'PORTS '], '“PORTS” is listed twice. Remove one.'],
    [
      'too many entries',
      createIndustries(CHOICES_MAX + 1),
      'There can be at most 12 entries. Remove one first.',
    ],
    ['a long entry', ['x'.repeat(CHOICE_LENGTH_MAX + 1)], 'An industry can have at most 60 characters'],
    ["a value that isn't a list", 'Ports', 'This must be a list'],
    ["an entry that isn't text", [7], 'This must be text'],
  ])('rejects a list of choices that contains %s, with a message', (_description, entries, message) => {
    expect(parseIndustries(entries).error?.issues[0]?.message).toBe(message);
  });
});

describe('facts entered as one line', () => {
  const findLineError = (fact: 'team' | 'social', text: string) => {
    const schema = siteFactsSchema.shape[fact];
    return schema.safeParse([getField(schema).meta.line?.parse(text)]);
  };

  it('parses a typed line as a team or a social profile', () => {
    expect(findLineError('team', 'Design: 2').data).toEqual([{ name: 'Design', people: 2 }]);
    expect(findLineError('team', 'QA, 14').data).toEqual([{ name: 'QA', people: 14 }]);
    expect(findLineError('social', 'On LinkedIn https://linkedin.com/company/a').data).toEqual([
      { kind: 'linkedin', label: 'On LinkedIn', href: 'https://linkedin.com/company/a' },
    ]);
  });

  it.each([
    ['team', 'Designers without a number', 'The people of a team must be a number'],
    ['social', 'https://linkedin.com', 'The name of a profile is missing'],
  ] as const)('rejects a %s line with a missing part', (fact, text, message) => {
    expect(findLineError(fact, text).error?.issues[0]?.message).toBe(message);
  });
});

it.each([
  [{ url: 'http://clutch.example' }, 'Enter a URL that begins with https://'],
  [{ value: 9 }, 'The rating can’t be higher than the best possible rating'],
])('rejects the rating %j', (change, message) => {
  const { error } = siteFactsSchema.shape.rating.safeParse({ value: 4.9, of: 5, by: 'Clutch', ...change });
  expect(error?.issues[0]?.message).toBe(message);
});
