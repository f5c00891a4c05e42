import { describe, expect, it } from 'vitest';
import { SEARCH_LENGTH_MAX } from './limits';
import { getBookingPath, getBookPath, getPreviewPath } from './paths';
import { findSearchedWords, findVisitedPage, getOrigin, isCountable } from './visits';

const HOST = 'www.northlight.example';

describe('getOrigin', () => {
  it.each([
    ['https://www.google.co.uk/', '(search)'],
    ['https://uk.search.yahoo.com/x', '(search)'],
    ['https://search.brave.com/search?q=jane', '(search)'],
    ['https://mail.google.com/mail/u/0/', 'mail.google.com'],
    ['https://www.deltaquay.example/team?id=7', 'deltaquay.example'],
    ['https://northlight.example/blog', '(site)'],
    ['android-app://com.slack/', 'com.slack'],
    ['not a url', ''],
    [undefined, ''],
  ])('finds the origin of a visit from the referring page %s', (referrer, source) => {
    expect(getOrigin({ referrer }, HOST)).toEqual({ source, campaign: '' });
  });

  it('uses campaign tags as the origin of a visit even when there is a referring page', () => {
    const query = 'page=2&utm_source=Newsletter&utm_campaign=Autumn+Desk&utm_content=top';
    expect(getOrigin({ referrer: 'https://www.google.com/', query }, HOST)).toEqual({
      source: 'newsletter',
      campaign: 'autumn desk',
    });
  });

  it('ignores a campaign tag when it contains an email address or a phone number', () => {
    const findSource = (tag: string) =>
      getOrigin({ query: new URLSearchParams({ utm_source: tag }).toString() }, HOST).source;
    for (const tag of ['jane@deltaquay.example', 'jane%40deltaquay.example', 'sms 044.123-4567'])
      expect(findSource(tag)).toBe('');
    expect(findSource('(search)\n')).toBe('search');
    expect(findSource('x'.repeat(500))).toHaveLength(60);
  });
});

describe('isCountable', () => {
  const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };

  it.each([agent, { ...agent, dnt: '0' }])(
    'counts a visit when a browser sends no opt-out signal',
    headers => {
      expect(isCountable(headers)).toBe(true);
    },
  );

  it.each([
    ['a prefetch', { ...agent, 'sec-purpose': 'prefetch;prerender' }],
    ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a bot with a contact page', { 'user-agent': 'Mozilla/5.0 (+http://tool.example)' }],
    ['a client without a user agent', {}],
    ['a browser with Global Privacy Control', { ...agent, 'sec-gpc': '1' }],
    ['a browser with Do Not Track', { ...agent, dnt: '1' }],
  ])("doesn't count a visit by %s", (_description, headers) => {
    expect(isCountable(headers)).toBe(false);
  });
});

it.each([
  ['/article/a-b', '/article/a-b'],
  ['/', '/'],
  ['/uploads/a.png', undefined],
  ['/blog/page/3', '/blog'],
  ['/admin/posts', undefined],
  ['/api/docs', undefined],
  [getBookPath('ann'), getBookPath('ann')],
  [getBookingPath('a1b2c3'), undefined],
  ['//%62ooking/A1', undefined],
  [getPreviewPath('a1b2c3'), undefined],
  ['/not-found/', undefined],
])('finds the visited page of the path %s', (path, page) => {
  expect(findVisitedPage(path)).toBe(page);
});

it.each([
  ['q=+Payment++Gateway+', 'payment gateway'],
  ['q=jane%40deltaquay.example', undefined],
  ['q=jane%2540deltaquay.example', undefined],
  [`q=${'x'.repeat(SEARCH_LENGTH_MAX)}%40deltaquay.example`, undefined],
  ['q=%2B380+44+123-45-67', undefined],
  ['q=call+044.123/4567', undefined],
  ['q=iso+27001', 'iso 27001'],
  ['q=', undefined],
  [undefined, undefined],
])('extracts the countable search words from the query %s', (query, words) => {
  expect(findSearchedWords(query)).toBe(words);
});
