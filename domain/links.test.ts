import { expect, it } from 'vitest';
import { formatFieldName, listOwnLinks } from './links';

it('finds internal links in texts and fields, with their field paths', () => {
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
    { href: '/team', path: 'text.0.content' },
    { href: '/contact-us', path: 'hero.call.href' },
    { href: '/', path: 'home.href' },
  ]);
});

it('decodes the URLs of links in texts as browsers do', () => {
  const content = '<a href="/services/web-app-&amp;-website-testing?a=1&amp;b=2">testing</a>';
  expect(listOwnLinks({ content })).toEqual([
    { href: '/services/web-app-&-website-testing', path: 'content' },
  ]);
});

it('formats the field paths of links for display', () => {
  expect(formatFieldName('story.3.content')).toBe('Story 4');
  expect(formatFieldName('sections.0.items.2.href')).toBe('Sections 1 items 3');
  expect(formatFieldName('content')).toBe('Content');
});

it('treats an absolute link to this site as an internal link', () => {
  const values = {
    content:
      '<a href="https://our.example/gone?a=b">a</a> <a href="https://our.example.evil.example/b">b</a>',
    href: 'https://our.example',
  };
  expect(listOwnLinks(values, 'https://our.example')).toEqual([
    { href: '/gone', path: 'content' },
    { href: '/', path: 'href' },
  ]);
});

it('finds inline links only in sections that support them', () => {
  const text =
    'See [how](/process#how), [us](https://our.example/about-us) and [this](https://else.example/).';
  const values = {
    sections: [
      { kind: 'chapters', chapters: [{ text }] },
      { kind: 'faq', text },
    ],
  };
  expect(listOwnLinks(values, 'https://our.example')).toEqual([
    { href: '/process', path: 'sections.0.chapters.0.text' },
    { href: '/about-us', path: 'sections.0.chapters.0.text' },
  ]);
});
