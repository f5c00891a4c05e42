import { describe, expect, it } from 'vitest';
import { getReturnPath, getSignInPath } from './return-to';

const getPathAfterSignIn = (path: string) => getReturnPath(new URLSearchParams({ to: path }));

describe('getReturnPath', () => {
  it('returns to the requested admin page with its query string after sign-in', () => {
    const requestedPath = '/admin/reviews?domain=AI%2FML+SaaS&page=2';
    expect(getReturnPath(new URL(getSignInPath(requestedPath), 'http://x').searchParams)).toBe(requestedPath);
  });

  it.each([
    '',
    'https://evil.example/admin/posts',
    '//evil.example/admin/',
    '/\\evil.example',
    '/admin/../../evil',
    '/admin/..//evil.example/admin/',
    '/admin/\t/evil.example',
    '/administrators',
    '/admin/signin',
    '/admin/signin?to=/admin/posts',
    '/blog',
    'javascript:alert(1)',
  ])('returns to the first admin page after sign-in when %j is requested', path => {
    expect(getPathAfterSignIn(path)).toBe('/admin/posts');
  });
});
