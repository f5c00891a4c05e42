import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createPlaceholderCover } from './placeholder-cover.ts';
import { ink } from './shapes.ts';

describe('drawings', () => {
  test('draws placeholders without fonts, page styles or invalid numbers', () => {
    for (const name of ['anything', 'a-slug', 'another', 'one-more'])
      expect(createPlaceholderCover(name).svg).not.toMatch(/<text|var\(|currentColor|NaN|undefined|Infinity/);
  });

  test('draws the same placeholder only for the same slug', () => {
    expect(createPlaceholderCover('a-slug')).toEqual(createPlaceholderCover('a-slug'));
    expect(createPlaceholderCover('a-slug').svg).not.toBe(createPlaceholderCover('another').svg);
  });

  test('draws four kinds of covers for a slug before it repeats a kind', () => {
    const drawings = Array.from({ length: 8 }, (_, variant) => createPlaceholderCover('a-slug', variant));
    expect(drawings[0]).toEqual(createPlaceholderCover('a-slug'));
    expect(new Set(drawings.slice(0, 4).map(({ alt }) => alt)).size).toBe(4);
    expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(8);
  });

  test('draws the ticks of a ruler up to the end of the ruler', () => {
    const svg = readFileSync(`${import.meta.dirname}/svg/benefits-ruler.svg`, 'utf8');
    const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
    const positions = [...svg.matchAll(/M([\d.]+) [\d.]+v/g)]
      .map(([, position]) => Number(position))
      .sort((a, b) => a - b);
    const gaps = positions.map((position, index) => Math.min(position, width) - (positions[index - 1] ?? 0));
    expect(positions.at(-1)).toBeGreaterThan(width);
    expect(Math.max(...gaps)).toBeLessThan(100);
  });

  test('keeps drawing files small, without fonts, page styles or colours that don’t follow the accent', () => {
    const folder = `${import.meta.dirname}/svg`;
    // Skips photos, which are in the same folder, and sprites, which pages show symbol by symbol.
    const drawings = readdirSync(folder).filter(name => /^(?!marks-).*\.svg$/.test(name));
    for (const name of drawings) {
      const svg = readFileSync(`${folder}/${name}`, 'utf8');
      expect(
        svg.length,
        `art/svg/${name} is too heavy: simplify its paths or round their numbers`,
      ).toBeLessThan(25_000);
      // `--from` is allowed, because drawings set it themselves.
      expect(svg, name).not.toMatch(/<text|var\((?!--from)|NaN|undefined/);
      const colours = (svg.match(/#[\dA-F]{6}\b/gi) ?? []).filter(colour => !/^#(..)\1\1$/.test(colour));
      expect(Object.values(ink), name).toEqual(expect.arrayContaining(colours));
    }
  });
});
