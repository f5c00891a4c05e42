import { describe, expect, it } from 'vitest';
import { findRedirectProblem, type Redirect, Redirects, redirectSchema } from './redirects';

const createPermanentRedirect = (from: string, to: string): Redirect => ({ from, to, permanent: true });
const createTemporaryRedirect = (from: string, to: string): Redirect => ({ from, to, permanent: false });
const resolveRedirect = (redirects: Redirect[], path: string) => {
  const target = new Redirects(redirects).resolve(path);
  return target && [target.to, target.permanent];
};

it('never redirects to another host when a redirect has a wildcard', () => {
  const redirects = new Redirects([redirectSchema.parse({ from: '/old/*', to: '/*', permanent: true })]);
  for (const suffix of ['/evil.example', '\\evil.example', '\\/evil.example'])
    expect(redirects.resolve(`/old/${suffix}`)?.to).toBe('/evil.example');
  expect(redirectSchema.safeParse({ from: '/a', to: '/\\evil.example', permanent: true }).success).toBe(
    false,
  );
});

describe('resolving redirects', () => {
  it('prefers a redirect with the exact path, then the longest prefix', () => {
    const redirects = [
      createPermanentRedirect('/portfolio/*', '/cases/*'),
      createPermanentRedirect('/portfolio/old/*', '/blog'),
      createTemporaryRedirect('/portfolio/old/tram', '/cases/tram'),
    ];
    expect(resolveRedirect(redirects, '/portfolio/planner')).toEqual(['/cases/planner', true]);
    expect(resolveRedirect(redirects, '/portfolio/a/b')).toEqual(['/cases/a/b', true]);
    expect(resolveRedirect(redirects, '/portfolio/old/x')).toEqual(['/blog', true]);
    expect(resolveRedirect(redirects, '/portfolio/old/tram')).toEqual(['/cases/tram', false]);
    expect(resolveRedirect(redirects, '/portfolio')).toBeUndefined();
    expect(resolveRedirect(redirects, '/portfolios/x')).toBeUndefined();
  });

  it('combines redirect hops into one redirect, which is permanent only if all hops are permanent', () => {
    const redirects = [
      createPermanentRedirect('/a', '/b?x=1'),
      createTemporaryRedirect('/b', '/c#d'),
      createPermanentRedirect('/c', 'https://elsewhere.example/'),
    ];
    expect(resolveRedirect(redirects, '/a')).toEqual(['https://elsewhere.example/', false]);
    expect(resolveRedirect(redirects, '/c')).toEqual(['https://elsewhere.example/', true]);
  });

  it("doesn't redirect a path when its redirects form a loop", () => {
    expect(
      resolveRedirect([createPermanentRedirect('/a', '/b'), createPermanentRedirect('/b', '/a')], '/a'),
    ).toBeUndefined();
    expect(resolveRedirect([createPermanentRedirect('/a/*', '/a/x/*')], '/a/b')).toBeUndefined();
  });
});

describe('findRedirectProblem', () => {
  it.each([
    ['/api/v1/projects', '/x', 'is reserved'],
    ['/admin/*', '/x', 'is reserved'],
    ['/uploads/a.png', '/x', 'is reserved'],
    ['/robots.txt', '/x', 'is reserved'],
    ['/blog/rss.xml', '/x', 'is reserved'],
    ['/blog', '/x', '/blog is a live page'],
    ['/resources/blog', '/x', 'is a live page'],
    ['/', '/x', 'is a live page'],
    ['/*', '/x', 'the whole site'],
    ['/taken', '/x', 'already redirects elsewhere'],
    ['/b', '/a', 'That would be a loop'],
    ['/own', '/own?x', 'That would be a loop'],
    ['/below/*', '/below/more/*', 'That would be a loop'],
  ])('rejects a redirect from %s to %s', (from, to, message) => {
    const otherRedirects = [createPermanentRedirect('/taken', '/blog'), createPermanentRedirect('/a', '/b')];
    expect(findRedirectProblem(createPermanentRedirect(from, to), otherRedirects)).toContain(message);
  });

  it('accepts a redirect to the path of another redirect', () => {
    expect(
      findRedirectProblem(createPermanentRedirect('/new', '/taken'), [
        createPermanentRedirect('/taken', '/blog'),
      ]),
    ).toBeUndefined();
    expect(findRedirectProblem(createPermanentRedirect('/cases/*', '/casepage'), [])).toBeUndefined();
  });
});

describe('redirect input', () => {
  it('normalises the typed paths of a redirect', () => {
    expect(redirectSchema.parse({ from: ' /Team/ ', to: '/about-us', permanent: true }).from).toBe('/team');
    expect(redirectSchema.parse({ from: '/Jobs/*', to: '/блог', permanent: true })).toEqual({
      from: '/jobs/*',
      to: '/%D0%B1%D0%BB%D0%BE%D0%B3',
      permanent: true,
    });
    expect(redirectSchema.parse({ from: '/x/*', to: 'https://a.example/b/*', permanent: true }).to).toBe(
      'https://a.example/b/*',
    );
  });

  it.each([
    ['team', '/x'],
    ['/a?b', '/x'],
    ['/a*', '/x'],
    ['/*/a', '/x'],
    ['/a', '//elsewhere.example'],
    ['/a', 'javascript:alert(1)'],
    ['/a', 'https://['],
    ['/a', '/b/*'],
    ['/a/*', '/b*'],
    ['/a/*', 'https://b*'],
    ['/a/*', 'https://*'],
    ['/a', `/${'b'.repeat(1_000)}`],
  ])('rejects the invalid redirect from %s to %s', (from, to) => {
    expect(redirectSchema.safeParse({ from, to, permanent: true }).success).toBe(false);
  });
});
