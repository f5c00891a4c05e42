import { expect, test } from 'vitest';
import { portraitArt } from '../art/index.ts';
import { ink } from '../art/shapes.ts';
import { builtInPeople as people } from './people';

const drawn = people.flatMap(({ key, name }) => portraitArt(key, name) ?? []);

test('everybody who is drawn has a portrait of their own, with red in it, and no neighbour on the same ground', () => {
  expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length);
  expect(drawn.filter(({ svg }) => !svg.includes(ink.red))).toEqual([]);
  const grounds = drawn.map(({ svg }) => /<rect[^>]*fill="(#\w+)"/.exec(svg)?.[1]);
  // Six, four or two stand in a row, so whoever follows may stand beside.
  expect(grounds.filter((ground, index) => ground === grounds[index + 1])).toEqual([]);
});

test('no portrait depends on fonts, page styles or the page around it, and none has a broken number', () => {
  for (const { svg } of drawn) expect(svg).not.toMatch(/<text|var\(|currentColor|NaN|undefined|Infinity/);
});
