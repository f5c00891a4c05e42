import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_ACCENT,
  getAccentTones,
  getColourName,
  getContrast,
  getGroundContrasts,
  needsBlackText,
} from './brand';

it('calculates contrast as WCAG defines it', () => {
  expect(getContrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(getGroundContrasts(DEFAULT_ACCENT).white).toBeCloseTo(5.18, 1);
});

it('uses the same accent in the stylesheet and drawings', () => {
  for (const file of ['styles/tokens.css.ts', 'art/shapes.ts'])
    expect(readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')).toContain(
      `red: '${DEFAULT_ACCENT}'`,
    );
});

it('returns the fixed tones of the built-in accent', () => {
  expect(getAccentTones(DEFAULT_ACCENT)).toEqual({
    accent: DEFAULT_ACCENT,
    deep: '#B5121A',
    deepest: '#8F0D14',
    light: '#FF7A80',
    pale: '#FDECEC',
  });
});

describe.each(['#1F5D3A', '#1D4ED8', '#B86E00', '#8B2A6B', '#161616', '#949494'])('tones of %s', accent => {
  const { deep, deepest, light, pale } = getAccentTones(accent);
  it('returns tones of the accent with enough contrast', () => {
    expect(getContrast(deep, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
    expect(getContrast(deepest, '#FFFFFF')).toBeGreaterThanOrEqual(getContrast(deep, '#FFFFFF') - 0.01);
    expect(getContrast(light, '#161616')).toBeGreaterThanOrEqual(7);
    expect(getContrast('#161616', pale)).toBeGreaterThanOrEqual(14);
    const textColour = needsBlackText(accent) ? '#161616' : '#FFFFFF';
    expect(getContrast(textColour, accent)).toBeGreaterThanOrEqual(4.4);
  });
});

it.each([
  ['#D71921', 'red'],
  ['#1D4ED8', 'blue'],
  ['#1F5D3A', 'green'],
  ['#B86E00', 'orange'],
  ['#8B2A6B', 'pink'],
  ['#161616', 'black'],
])('classifies the colour %s as %s', (colour, name) => {
  expect(getColourName(colour)).toBe(name);
});
