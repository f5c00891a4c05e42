import { describe, expect, it } from 'vitest';
import { ownTarget, wholeAddress } from './link-address';

const ORIGIN = 'https://northlight.example';

describe('what is typed as the address of a link', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['www.example.com/a?b#c', 'https://www.example.com/a?b#c'],
    [' https://example.com ', 'https://example.com'],
    ['http://example.com', 'http://example.com'],
    ['ada@example.com', 'mailto:ada@example.com'],
    ['mailto:ada@example.com', 'mailto:ada@example.com'],
    ['northlight.example/blog', '/blog'],
    ['https://northlight.example/blog?tag=QA', '/blog?tag=QA'],
    ['https://northlight.example', '/'],
    ['/services', '/services'],
    ['#why', '#why'],
  ])('%s leads to %s', (typed, address) => {
    expect(wholeAddress(typed, ORIGIN)).toBe(address);
  });
  it.each([
    '',
    'two words',
    'word',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
  ])('%s is none', typed => {
    expect(wholeAddress(typed, ORIGIN)).toBeUndefined();
  });
});

describe('a link to this site', () => {
  it.each([
    ['/services', 'there'],
    ['/cases', 'there'],
    ['/blog/page/2', 'there'],
    ['/blog?tag=QA', 'there'],
    ['/uploads/a.png', 'there'],
    ['/blog/rss.xml', 'there'],
    ['/serivces', 'none'],
    ['/admin/posts', 'none'],
    ['/article/why', { kind: 'article', slug: 'why' }],
    ['/cases/nodefy#numbers', { kind: 'case', slug: 'nodefy' }],
    ['https://example.com', undefined],
    ['#why', undefined],
  ])('%s leads to %s', (address, target) => {
    expect(ownTarget(address)).toEqual(target);
  });
});
