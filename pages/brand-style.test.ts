import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEFAULT_ACCENT } from '../domain/brand';
import { getSite, setSite } from '../domain/current-site';
import { DEFAULT_TYPEFACE } from '../domain/typefaces';
import { on } from '../styles/surfaces.css';
import { formatBrandStyle } from './brand-style';

// Uses the built-in values instead of the agency's.
const originalSite = { ...getSite(), accent: DEFAULT_ACCENT, typeface: DEFAULT_TYPEFACE };
beforeEach(() => setSite(originalSite));
afterEach(() => setSite(originalSite));
const setSiteLogo = (ratio: number, isAlone: boolean) =>
  setSite({ ...originalSite, logo: { version: '0123abcd', ratio, alone: isAlone } });

it('adds no styles for the built-in brand', () => {
  expect(formatBrandStyle()).toBeUndefined();
});

it('replaces the mark with the logo on screen and in print', () => {
  setSiteLogo(1.5, false);
  const [screenStyle = '', printStyle = ''] = formatBrandStyle()?.split('@media print') ?? [];
  expect(screenStyle).toContain('width:45px');
  expect(screenStyle).toContain('url(/logo-on-black.png?v=0123abcd)');
  expect(printStyle).toContain('url(/logo.png?v=0123abcd)');
});

it('hides the site name when the logo contains it', () => {
  setSiteLogo(3, true);
  const aloneStyle = formatBrandStyle();
  setSiteLogo(3, false);
  expect(aloneStyle).not.toBe(formatBrandStyle());
  expect(aloneStyle).toContain('display:none');
});

it('styles only photos, not drawings, when portraits have two tones', () => {
  const person = { key: 'a', role: '', languages: [], rim: 0, hours: '', askAbout: '', onAbout: true };
  const people = ['/uploads/fedcba9876543210-me-800x1000.jpg', '/assets/drawn.svg', ''].map(portrait => ({
    ...person,
    name: portrait,
    portrait,
    takesRequests: true,
  }));
  setSite({ ...originalSite, people });
  expect(formatBrandStyle()).toBeUndefined();
  setSite({ ...originalSite, people, treatment: 'twoTone' });
  expect(formatBrandStyle()).toMatch(/^img\[src\^="\/uploads\/fedcba9876543210-me-"\]\{filter:[^{}]*\}$/);
});

it('styles a surface by its own class, not by a class that surfaces share', () => {
  const getOwnClass = (classes: string) => classes.split(' ')[0] ?? '';
  const sharedClass = on.black.split(' ').find(className => on.white.split(' ').includes(className)) ?? '';
  setSite({ ...originalSite, accent: '#E0A100' });
  expect(formatBrandStyle()).toContain(`.${getOwnClass(on.red)}.`);
  expect(formatBrandStyle()).not.toContain(`.${sharedClass}.${sharedClass}`);
  setSite({ ...originalSite, accent: '#1F4D3A' });
  expect(formatBrandStyle()).toContain(`.${getOwnClass(on.black)}.`);
  expect(formatBrandStyle()).not.toContain(`.${sharedClass}.${sharedClass}`);
});
