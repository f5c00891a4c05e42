import { expect, test } from 'vitest';
import { META_DESCRIPTION_MAX } from '../domain/limits';
import { screens } from '../domain/paths';
import { getSectionName } from '../domain/sections/name';
import { landings, pages } from './pages.test-kit';

/** Skips alt texts of drawings, which two pages may share. */
const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'alt' ? [] : listTexts(part)));
};

test.each(landings.map(landing => [landing.screen, landing] as const))(
  'gives the landing page %s a short description and the breadcrumb of its URL',
  (screen, landing) => {
    expect(landing.meta_description.length).toBeLessThanOrEqual(META_DESCRIPTION_MAX);
    const parentTitle = screens[screen].path.startsWith(`${screens.services.path}/`)
      ? 'Services'
      : 'Technologies';
    expect(landing.above.map(({ title, href }) => ({ title, href }))).toEqual([
      { title: parentTitle, href: screens.services.path },
    ]);
    expect(screens[screen].path).toMatch(/^\/(services|technologies)\//);
  },
);

test('uses each sentence on only one landing page', () => {
  const sentences = landings.flatMap(landing => {
    const copy = listTexts([landing.meta_description, landing.hero, landing.sections]).flatMap(text =>
      text.split(/(?<=[.?!])\s+/),
    );
    return [...new Set(copy.filter(sentence => / .* .* .* /.test(sentence)))];
  });
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});

test('avoids em dashes on landing pages', () => {
  expect(landings.flatMap(listTexts).filter(text => text.includes('—'))).toEqual([]);
});

test('gives each page a different sequence of sections, with at most one grid of cells and one form', () => {
  const names = Object.values(pages).map(({ sections }) => sections.map(getSectionName));
  const sequences = names.filter(({ length }) => length > 1).map(pageNames => pageNames.join());
  expect(new Set(sequences).size).toBe(sequences.length);
  for (const pageNames of names)
    for (const name of ['cells grid', 'contact'])
      expect(pageNames.filter(otherName => otherName.startsWith(name)).length).toBeLessThan(2);
});

test('ends each landing page with a different sequence of sections', () => {
  const endings = landings.map(({ sections }) => sections.slice(-2).map(getSectionName).join());
  expect(new Set(endings).size).toBe(endings.length);
});

test('uses all four forms, and never the same form with the same writer twice', () => {
  const forms = Object.values(pages).flatMap(({ sections, writer }) =>
    sections.filter(({ kind }) => kind === 'contact').map(({ variant }) => `${variant} ${writer}`),
  );
  expect(new Set(forms).size).toBe(forms.length);
  expect(new Set(forms.map(form => form.split(' ')[0])).size).toBe(4);
});
