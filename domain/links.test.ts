import { expect, it } from 'vitest';
import { formatFieldName, listOwnLinks } from './links';

it('links of the site are found in texts and in fields, each with where it stands', () => {
  const values = {
    text: [
      { content: '<p><a href="/Team/?a=b#c">us</a> <a class="x" href="https://else.example/a">else</a></p>' },
    ],
    hero: {
      call: { href: '/contact-us#request' },
      out: { href: '//else.example' },
      within: { href: '#here' },
    },
    home: { href: '/#top' },
  };
  expect(listOwnLinks(values)).toEqual([
    { address: '/team', path: 'text.0.content' },
    { address: '/contact-us', path: 'hero.call.href' },
    { address: '/', path: 'home.href' },
  ]);
});

it('an address in a text is read as browsers read it', () => {
  const content = '<a href="/services/web-app-&amp;-website-testing?a=1&amp;b=2">testing</a>';
  expect(listOwnLinks({ content })).toEqual([
    { address: '/services/web-app-&-website-testing', path: 'content' },
  ]);
});

it('a field is told in words', () => {
  expect(formatFieldName('story.3.content')).toBe('Story 4');
  expect(formatFieldName('sections.0.items.2.href')).toBe('Sections 1 items 3');
  expect(formatFieldName('content')).toBe('Content');
});

it('a link with the whole address of this site is one of the site', () => {
  const values = {
    content:
      '<a href="https://our.example/gone?a=b">a</a> <a href="https://our.example.evil.example/b">b</a>',
    href: 'https://our.example',
  };
  expect(listOwnLinks(values, 'https://our.example')).toEqual([
    { address: '/gone', path: 'content' },
    { address: '/', path: 'href' },
  ]);
});

it('links among the words of a policy are found, and brackets elsewhere are words', () => {
  const text =
    'See [how](/process#how), [us](https://our.example/about-us) and [this](https://else.example/).';
  const values = {
    sections: [
      { kind: 'chapters', chapters: [{ text }] },
      { kind: 'faq', text },
    ],
  };
  expect(listOwnLinks(values, 'https://our.example')).toEqual([
    { address: '/process', path: 'sections.0.chapters.0.text' },
    { address: '/about-us', path: 'sections.0.chapters.0.text' },
  ]);
});
