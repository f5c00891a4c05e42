import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { placeholderCover } from './placeholder-cover.ts';

describe('the drawings', () => {
  test('a placeholder depends on no font, page style or page, and has no broken number', () => {
    for (const name of ['anything', 'a-slug', 'another', 'one-more'])
      expect(placeholderCover(name).svg).not.toMatch(/<text|var\(|currentColor|NaN|undefined|Infinity/);
  });

  test('the same text gives the same placeholder, another text another one', () => {
    expect(placeholderCover('a-slug')).toEqual(placeholderCover('a-slug'));
    expect(placeholderCover('a-slug').svg).not.toBe(placeholderCover('another').svg);
  });

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
