import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
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

  test.each(Object.keys(articlePictures))(
    'keeps the red part of the cover where a wide page crops it: %s',
    async slug => {
      const [width, height] = [120, 90];
      const { data } = await sharp(Buffer.from(articleArt(slug).cover.svg))
        .resize(width, height)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const red = Array.from({ length: width * height }, (_, index) => index).filter(
        index => data[index * 3]! > 150 && data[index * 3 + 1]! < 90,
      );
      // 1440 by 680 of a picture of 4 to 3: 63% of its height, from the middle.
      const seen = red.filter(
        index => Math.abs(Math.floor(index / width) + 0.5 - height / 2) < height * 0.315,
      );
      expect(seen.length).toBeGreaterThan(red.length * 0.55);
    },
  );

  test('the ruler has marks to its end', () => {
    const svg = readFileSync(`${import.meta.dirname}/svg/benefits-ruler.svg`, 'utf8');
    const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
    const places = [...svg.matchAll(/M([\d.]+) [\d.]+v/g)]
      .map(([, place]) => Number(place))
      .sort((a, b) => a - b);
    const gaps = places.map((place, index) => Math.min(place, width) - (places[index - 1] ?? 0));
    expect(places.at(-1)).toBeGreaterThan(width);
    expect(Math.max(...gaps)).toBeLessThan(100);
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
