import { describe, expect, it } from 'vitest';

import { getSearchPath, parseSearch } from './search-url';

describe('the canonical URL of a search', () => {
  it.each([
    ['', '/search'],
    ['q=', '/search'],
    ['q=%20%00', '/search'],
    ['kind=case&page=2', '/search'],
    ['q=offline', '/search?q=offline'],
    ['utm_source=a&q=off+line&page=1', '/search?q=off+line'],
    ['q=a&kind=enquiry&page=abc', '/search?q=a'],
    ['q=a&kind=case&page=2', '/search?q=a&kind=case&page=2'],
    ['q=a&page=999', '/search?q=a&page=50'],
    [`q=${'x'.repeat(10_000)}`, `/search?q=${'x'.repeat(100)}`],
  ])('returns the canonical URL of the search ?%s: %s', (query, url) => {
    expect(getSearchPath(parseSearch(new URLSearchParams(query)))).toBe(url);
  });
});
