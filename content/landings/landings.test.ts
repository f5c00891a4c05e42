import { expect, test } from 'vitest';
import { META_DESCRIPTION_MAX } from '../../domain/limits';
import { screens } from '../../domain/paths';
import { landings as listed } from '.';
import type { Landing } from './types';

const modules = import.meta.glob<Record<string, unknown>>('./*.ts', { eager: true });
const isLanding = (value: unknown): value is Landing =>
  typeof value === 'object' && value !== null && 'screen' in value && 'sections' in value;
const landings = Object.values(modules).flatMap(module => Object.values(module).filter(isLanding));

/** Every text in a value, however deep, but for the words that stand for a drawing two pages may share. */
const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'alt' ? [] : texts(part)));
};

test('every landing page is listed, and is one of its screen', () => {
  expect(new Set(landings.map(({ screen }) => screen)).size).toBe(listed.length);
  expect(listed.map(({ screen }) => screen).sort()).toEqual(landings.map(({ screen }) => screen).sort());
});

test.each(landings.map(landing => [landing.screen, landing] as const))('%s', (screen, landing) => {
  expect(landing.seo.description.length).toBeLessThanOrEqual(META_DESCRIPTION_MAX);
  expect(landing.crumbs[0]?.href).toBe(screens.home.path);
  expect(landing.crumbs.at(-1)?.href).toBeUndefined();
  const above = screens[screen].path.startsWith(`${screens.services.path}/`) ? 'Services' : 'Technologies';
  expect(landing.crumbs.slice(1, -1)).toEqual([{ title: above, href: screens.services.path }]);
  expect(screens[screen].path).toMatch(/^\/(services|technologies)\//);
});

test('no two landing pages say the same sentence', () => {
  const sentences = landings.flatMap(landing => {
    const copy = texts(landing).flatMap(text => text.split(/(?<=[.?!])\s+/));
    return [...new Set(copy.filter(sentence => / .* .* .* /.test(sentence) && !sentence.startsWith('<')))];
  });
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});

test('no landing page has an em dash', () => {
  expect(landings.flatMap(texts).filter(text => text.includes('—'))).toEqual([]);
});
