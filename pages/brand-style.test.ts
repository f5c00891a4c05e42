import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEFAULT_ACCENT } from '../domain/brand';
import { getSite, setSite } from '../domain/current-site';
import { DEFAULT_TYPEFACE } from '../domain/typefaces';
import { on } from '../styles/surfaces.css';
import { formatBrandStyle } from './brand-style';

// Uses the built-in values instead of the agency's.
const before = { ...getSite(), accent: DEFAULT_ACCENT, typeface: DEFAULT_TYPEFACE };
beforeEach(() => setSite(before));
afterEach(() => setSite(before));
const withLogo = (ratio: number, alone: boolean) =>
  setSite({ ...before, logo: { version: '0123abcd', ratio, alone } });

it('adds no styles for the built-in brand', () => {
  expect(formatBrandStyle()).toBeUndefined();
});

it('shows the logo instead of the mark, and prints the logo for white grounds', () => {
  withLogo(1.5, false);
  const [screen = '', paper = ''] = formatBrandStyle()?.split('@media print') ?? [];
  expect(screen).toContain('width:45px');
  expect(screen).toContain('url(/logo-on-black.png?v=0123abcd)');
  expect(paper).toContain('url(/logo.png?v=0123abcd)');
});

it('hides the site name when the logo contains it', () => {
  withLogo(3, true);
  const alone = formatBrandStyle();
  withLogo(3, false);
  expect(alone).not.toBe(formatBrandStyle());
  expect(alone).toContain('display:none');
});

it('styles only photos when portraits have two tones', () => {
  const somebody = { key: 'a', role: '', languages: [], rim: 0, hours: '', askAbout: '', onAbout: true };
  const people = ['/uploads/fedcba9876543210-me-800x1000.jpg', '/assets/drawn.svg', ''].map(portrait => ({
    ...somebody,
    name: portrait,
    portrait,
    takesRequests: true,
  }));
  setSite({ ...before, people });
  expect(formatBrandStyle()).toBeUndefined();
  setSite({ ...before, people, treatment: 'twoTone' });
  expect(formatBrandStyle()).toMatch(/^img\[src\^="\/uploads\/fedcba9876543210-me-"\]\{filter:[^{}]*\}$/);
});

it('styles a surface by its own class, not by a class that surfaces share', () => {
  const own = (classes: string) => classes.split(' ')[0] ?? '';
  const shared = on.black.split(' ').find(item => on.white.split(' ').includes(item)) ?? '';
  setSite({ ...before, accent: '#E0A100' });
  expect(formatBrandStyle()).toContain(`.${own(on.red)}.`);
  expect(formatBrandStyle()).not.toContain(`.${shared}.${shared}`);
  setSite({ ...before, accent: '#1F4D3A' });
  expect(formatBrandStyle()).toContain(`.${own(on.black)}.`);
  expect(formatBrandStyle()).not.toContain(`.${shared}.${shared}`);
});
