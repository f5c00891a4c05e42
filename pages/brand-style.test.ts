import { afterEach, beforeEach, expect, it } from 'vitest';
import { setSite, site } from '../content/site';
import { DRAWN_ACCENT } from '../domain/brand';
import { DRAWN_TYPEFACE } from '../domain/typefaces';
import { on } from '../styles/surfaces.css';
import { brandStyle } from './brand-style';

// As the stylesheet has it, whatever the agency's own is.
const before = { ...site, accent: DRAWN_ACCENT, typeface: DRAWN_TYPEFACE };
beforeEach(() => setSite(before));
afterEach(() => setSite(before));
const withLogo = (ratio: number, alone: boolean) =>
  setSite({ ...before, logo: { version: '0123abcd', ratio, alone } });

it('says nothing of a brand that is the built-in one', () => {
  expect(brandStyle()).toBeUndefined();
});

it('shows a logo in the place of the mark: on black, and on paper the one for white', () => {
  withLogo(1.5, false);
  const [screen = '', paper = ''] = brandStyle()?.split('@media print') ?? [];
  expect(screen).toContain('width:45px');
  expect(screen).toContain('url(/logo-on-black.png?v=0123abcd)');
  expect(paper).toContain('url(/logo.png?v=0123abcd)');
});

it('leaves the name to a logo that has it', () => {
  withLogo(3, true);
  const alone = brandStyle();
  withLogo(3, false);
  expect(alone).not.toBe(brandStyle());
  expect(alone).toContain('display:none');
});

it('names the photographs of people that are in two tones, and nothing else', () => {
  const somebody = { key: 'a', role: '', languages: [], rim: 0, hours: '', askAbout: '', onAbout: true };
  const people = ['/uploads/fedcba9876543210-me-800x1000.jpg', '/assets/drawn.svg', ''].map(portrait => ({
    ...somebody,
    name: portrait,
    portrait,
    takesRequests: true,
  }));
  setSite({ ...before, people });
  expect(brandStyle()).toBeUndefined();
  setSite({ ...before, people, treatment: 'twoTone' });
  expect(brandStyle()).toMatch(/^img\[src\^="\/uploads\/fedcba9876543210-me-"\]\{filter:[^{}]*\}$/);
});

it('leaves words on black alone, whatever the accent is', () => {
  const own = (classes: string) => classes.split(' ')[0] ?? '';
  const shared = on.black.split(' ').find(each => on.white.split(' ').includes(each)) ?? '';
  setSite({ ...before, accent: '#E0A100' });
  expect(brandStyle()).toContain(`.${own(on.red)}.`);
  expect(brandStyle()).not.toContain(`.${shared}.${shared}`);
  setSite({ ...before, accent: '#1F4D3A' });
  expect(brandStyle()).toContain(`.${own(on.black)}.`);
  expect(brandStyle()).not.toContain(`.${shared}.${shared}`);
});
