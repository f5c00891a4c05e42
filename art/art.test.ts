import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { articlePictures } from './articles/index.ts';
import { caseCovers } from './covers/index.ts';
import { articleArt, avatarArt, caseArt, placeholderCover } from './index.ts';

const cases = Object.keys(caseCovers).map(caseArt);
const articles = Object.keys(articlePictures).map(articleArt);
const all = [
  ...cases.flatMap(({ cover, screens, details }) => [cover, ...screens, ...details]),
  ...articles.flatMap(({ cover, figure }) => [cover, figure]),
];

describe('the drawings', () => {
  test('no two cases or articles share a picture or its description', () => {
    expect(cases.every(({ screens }) => screens.length > 0)).toBe(true);
    expect(all.length).toBeGreaterThanOrEqual(22 * 4 + 13 * 2);
    expect(new Set(all.map(art => art.svg)).size).toBe(all.length);
    expect(new Set(all.map(art => art.alt)).size).toBe(all.length);
    const captions = cases
      .flatMap(({ screens, details }) => [...screens, ...details])
      .map(art => art.caption);
    expect(new Set(captions.filter(Boolean)).size).toBe(captions.length);
  });

  test('none depends on fonts, page styles or the page around it, and none has a broken number', () => {
    for (const { svg } of [...all, avatarArt('Hannah Whitlock'), placeholderCover('anything')])
      expect(svg).not.toMatch(/<text|var\(|currentColor|NaN|undefined|Infinity/);
  });

  test('the same text gives the same picture, another text another one', () => {
    expect(placeholderCover('a-slug')).toEqual(placeholderCover('a-slug'));
    expect(avatarArt('Ann').svg).not.toBe(avatarArt('Ben').svg);
    expect(caseArt('unknown-case').cover).toEqual(placeholderCover('unknown-case'));
  });

  test('the written drawings are light enough to be shown as they are', () => {
    const folder = `${import.meta.dirname}/svg`;
    // Photographs of people are in the same folder. Files of marks are not shown: pages draw their symbols.
    const drawings = readdirSync(folder).filter(name => /^(?!marks-).*\.svg$/.test(name));
    for (const name of drawings) {
      const svg = readFileSync(`${folder}/${name}`, 'utf8');
      expect(
        svg.length,
        `art/svg/${name} is too heavy: simplify its paths or round their numbers`,
      ).toBeLessThan(25_000);
      // A variable may be one that the drawing sets itself.
      expect(svg, name).not.toMatch(/<text|var\((?!--from)|NaN|undefined/);
    }
  });
});
