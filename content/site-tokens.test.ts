import { expect, it } from 'vitest';
import { casesPath, industryPath } from '../domain/paths';
import { type SiteFacts, toSite } from '../domain/site';
import { fillTokens, findUnknownTokens } from '../domain/site-tokens';
import { builtInFacts } from './site';

const source = (facts: Partial<SiteFacts> = {}, managers = 3) => ({
  site: toSite({ ...builtInFacts, ...facts }),
  builtIn: builtInFacts,
  people: [{ portrait: '/assets/people-ines.svg' }],
  managers,
});

it('says facts in the place of their tokens', () => {
  const facts = { accentName: 'dark green', stats: { clients: 8, projects: 9 } };
  const page = { title: ['{site.Colour}, {site.clients} and {site.projects}'], size: 3 };
  expect(fillTokens(page, source(facts))).toEqual({ title: ['Dark green, 8+ and 9+'], size: 3 });
});

it('leaves out what does not hold', () => {
  const note = 'Always.{if.builtInName} Then only.{end}{if.oneManager} One.{end}';
  expect(fillTokens(note, source())).toBe('Always. Then only.');
  expect(fillTokens(note, source({ name: 'Otter & Ash' }, 1))).toBe('Always. One.');
});

it('leaves out what follows a milestone when the built-in facts have none', () => {
  const told = source({ milestone: null });
  expect(
    fillTokens('{if.builtInGrowth} Since then.{end}', {
      ...told,
      builtIn: { ...builtInFacts, milestone: null },
    }),
  ).toBe('');
});

it('keeps braces that are no tokens, and tokens that name no fact', () => {
  const text = 'Results for {q} in {site.toString} {end}';
  expect(fillTokens(text, source())).toBe(text);
});

it('shows the rows of the industries that there are, in their order, with the facts that it says', () => {
  const href = casesPath();
  const rows = [
    { _id: 'a', title: '{industry.EdTech}', text: 'Lessons', href },
    { _id: 'b', title: '{industry.FinTech}', text: 'Money', href },
    { _id: 'c', title: '{industry}', text: 'Others', href },
  ];
  const said = new Set<string>();
  expect(fillTokens(rows, source({ industries: ['Ports', 'EdTech'] }), said)).toEqual([
    { _id: 'Ports', title: 'Ports', text: 'Others', href: industryPath('Ports') },
    { _id: 'a', title: 'EdTech', text: 'Lessons', href },
  ]);
  expect([...said]).toEqual(['industries']);
});

it('finds tokens that name no fact, and conditions that do not end, by where they are', () => {
  const page = { title: 'In {site.city}', items: [{ text: '{site.cty}' }, { text: '{if.milestone}Then' }] };
  expect(findUnknownTokens(page)).toEqual([
    { path: 'items.0.text', token: '{site.cty}' },
    { path: 'items.1.text', token: '{if.milestone}' },
  ]);
});
