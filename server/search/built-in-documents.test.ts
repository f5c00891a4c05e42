import { expect, it } from 'vitest';
import { listPeople } from '../../domain/colleague';
import { screens } from '../../domain/paths';
import { stripWordJoiners } from '../../domain/unbroken';
import { getPage } from '../../site-data/pages.test-kit';
import { listSearchPages } from './built-in-documents';

const pages = listSearchPages();

it('indexes every built-in screen except home, search, sitemap and the not-found page', () => {
  const paths = pages.map(({ slug }) => slug);
  const foundScreens = Object.entries(screens).filter(([, { path }]) => paths.includes(path));
  const missingScreens = Object.keys(screens).filter(name => !foundScreens.some(([key]) => key === name));
  expect(missingScreens).toEqual(['home', 'search', 'sitemap', 'notFound']);
});

it('indexes the visible text of a page without markup or paths', () => {
  const processPage = pages.find(({ key }) => key === screens.process.path);
  const [head] = getPage('process').sections;
  if (!head || !('title' in head)) throw new Error('The process begins without a title');
  expect(`${processPage?.headings} ${processPage?.body}`).toContain(stripWordJoiners(String(head.title)));
  for (const { body, headings } of pages) {
    expect(body.length).toBeGreaterThan(20);
    expect(`${body} ${headings}`).not.toMatch(/<path|data:image|\/assets\/|\.svg|\u2060|\{\w+\}/);
  }
});

it('indexes the first name of the person beside the request form', () => {
  const testingPage = pages.find(({ key }) => key === screens.webTesting.path);
  expect(testingPage?.headings).toContain(
    `Show ${getPage('webTesting').writer?.split(' ')[0]} the weak spot`,
  );
});

it('indexes each page and person once for the search', () => {
  expect(new Set(pages.map(({ key }) => key)).size).toBe(pages.length);
  const titles = pages.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(listPeople().map(({ name }) => name)));
});
