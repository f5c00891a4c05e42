import { describe, expect, it } from 'vitest';
import { getReturnPath, getSignInPath } from './return-to';

const after = (to: string) => getReturnPath(new URLSearchParams({ to }));

describe('getReturnPath', () => {
  it('returns the requested page with its query', () => {
    const asked = '/admin/reviews?domain=AI%2FML+SaaS&page=2';
    expect(getReturnPath(new URL(getSignInPath(asked), 'http://x').searchParams)).toBe(asked);
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
  ])('returns the first admin page when %j is requested', to => {
    expect(after(to)).toBe('/admin/posts');
  });
});
