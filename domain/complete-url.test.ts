import { describe, expect, it } from 'vitest';
import { completeUrl } from './complete-url';

const ORIGIN = 'https://northlight.example';

describe('completeUrl', () => {
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
  ])('completes the typed URL %s to %s', (input, url) => {
    expect(completeUrl(input, ORIGIN)).toBe(url);
  });
  it.each([
    '',
    'two words',
    'word',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
  ])("doesn't complete %j to a URL", input => {
    expect(completeUrl(input, ORIGIN)).toBeUndefined();
  });
});
