import { expect, it } from 'vitest';
import { builtInContent } from '../site-data';
import { builtInSite } from '../site-data/shown';
import { getCasesPath, getIndustryPath } from './paths';
import { createSite } from './shown-site';
import type { SiteFacts } from './site';
import { fillTokens, findUnknownTokens } from './site-tokens';

const createSource = (facts: Partial<SiteFacts> = {}, managers = 3, content = builtInContent) => ({
  ...createSite(
    { ...content, facts: { ...content.facts, ...facts } },
    { builtIn: content, drawingSources: { drawings: {}, pictograms: {} } },
  ),
  people: builtInSite.people.slice(0, managers),
});

it('replaces fact tokens in texts with the site facts', () => {
  const facts = { accentName: 'dark green', stats: { clients: 8, projects: 9 } };
  const page = { title: ['{site.Colour}, {site.clients} and {site.projects}'], size: 3 };
  expect(fillTokens(page, createSource(facts))).toEqual({ title: ['Dark green, 8+ and 9+'], size: 3 });
});

it('omits conditional text when its condition is false', () => {
  const note = 'Always.{if.builtInName} Then only.{end}{if.oneManager} One.{end}';
  expect(fillTokens(note, createSource())).toBe('Always. Then only.');
  expect(fillTokens(note, createSource({ name: 'Otter & Ash' }, 1))).toBe('Always. One.');
});

it('omits text about growth when the built-in facts have no milestone', () => {
  const content = { ...builtInContent, facts: { ...builtInContent.facts, milestone: null } };
  expect(fillTokens('{if.builtInGrowth} Since then.{end}', createSource({}, 3, content))).toBe('');
});

it('leaves unknown fact tokens and other braces unchanged', () => {
  const text = 'Results for {q} in {site.toString} {end}';
  expect(fillTokens(text, createSource())).toBe(text);
});

it('shows one row per industry, in the order of the facts', () => {
  const href = getCasesPath();
  const rows = [
    { _id: 'a', title: '{industry.EdTech}', text: 'Lessons', href },
    { _id: 'b', title: '{industry.FinTech}', text: 'Money', href },
    { _id: 'c', title: '{industry}', text: 'Others', href },
  ];
  const usedFacts = new Set<string>();
  expect(fillTokens(rows, createSource({ industries: ['Ports', 'EdTech'] }), usedFacts)).toEqual([
    { _id: 'Ports', title: 'Ports', text: 'Others', href: getIndustryPath('Ports') },
    { _id: 'a', title: 'EdTech', text: 'Lessons', href },
  ]);
  expect([...usedFacts]).toEqual(['industries']);
});

it('finds unknown tokens and unclosed conditions, with their field paths', () => {
  const page = { title: 'In {site.city}', items: [{ text: '{site.cty}' }, { text: '{if.milestone}Then' }] };
  expect(findUnknownTokens(page)).toEqual([
    { path: 'items.0.text', token: '{site.cty}' },
    { path: 'items.1.text', token: '{if.milestone}' },
  ]);
});
