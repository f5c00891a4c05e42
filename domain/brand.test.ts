import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { colourName, contrast, DRAWN_ACCENT, onGrounds, tonesOf, wantsBlack } from './brand';

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(onGrounds(DRAWN_ACCENT).white).toBeCloseTo(5.18, 1);
});

it('knows the accent of the stylesheet and of drawings', () => {
  for (const file of ['styles/tokens.css.ts', 'art/shapes.ts'])
    expect(readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')).toContain(
      `red: '${DRAWN_ACCENT}'`,
    );
});

it('leaves the tones of the built-in accent as they were chosen', () => {
  expect(tonesOf(DRAWN_ACCENT)).toEqual({
    accent: DRAWN_ACCENT,
    deep: '#B5121A',
    deepest: '#8F0D14',
    light: '#FF7A80',
    pale: '#FDECEC',
  });
});

describe.each(['#1F5D3A', '#1D4ED8', '#B86E00', '#8B2A6B', '#161616', '#949494'])(
  'partners of %s',
  accent => {
    const { deep, deepest, light, pale } = tonesOf(accent);
    it('pass where they are used', () => {
      expect(contrast(deep, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(deepest, '#FFFFFF')).toBeGreaterThanOrEqual(contrast(deep, '#FFFFFF') - 0.01);
      expect(contrast(light, '#161616')).toBeGreaterThanOrEqual(7);
      expect(contrast('#161616', pale)).toBeGreaterThanOrEqual(14);
      const words = wantsBlack(accent) ? '#161616' : '#FFFFFF';
      expect(contrast(words, accent)).toBeGreaterThanOrEqual(4.4);
    });
  },
);

it.each([
  ['#D71921', 'red'],
  ['#1D4ED8', 'blue'],
  ['#1F5D3A', 'green'],
  ['#B86E00', 'orange'],
  ['#8B2A6B', 'pink'],
  ['#161616', 'black'],
])('%s is called %s', (colour, name) => {
  expect(colourName(colour)).toBe(name);
});
