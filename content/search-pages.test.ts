import { expect, it } from 'vitest';
import { screens } from '../domain/paths';
import { searchPages } from './search-pages';

const pages = searchPages();

it('holds every screen that has something to find', () => {
  const paths = pages.map(({ slug }) => slug);
  const found = Object.entries(screens).filter(([, { path }]) => paths.includes(path));
  const left = Object.keys(screens).filter(name => !found.some(([known]) => known === name));
  expect(left).toEqual(['home', 'search', 'sitemap', 'notFound']);
});

it('has the words that people read, and nothing else', () => {
  const audit = pages.find(({ key }) => key === screens.qaAudit.path);
  expect(audit?.headings).toContain('The bug list only grows');
  expect(audit?.body).toContain('Something upstream keeps producing.');
  for (const { body, headings } of pages) {
    expect(body.length).toBeGreaterThan(20);
    expect(`${body} ${headings}`).not.toMatch(/<path|data:image|\/assets\/|\.svg|\u2060/);
  }
});

it('names each page and person once', () => {
  expect(new Set(pages.map(({ key }) => key)).size).toBe(pages.length);
  expect(pages.map(({ title }) => title)).toContain('Ostap Vynnyk');
});
