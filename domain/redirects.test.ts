import { describe, expect, it } from 'vitest';
import { findRedirectProblem, type Redirect, Redirects, redirectSchema } from './redirects';

const forGood = (from: string, to: string): Redirect => ({ from, to, permanent: true });
const forNow = (from: string, to: string): Redirect => ({ from, to, permanent: false });
const leadOf = (all: Redirect[], path: string) => {
  const found = new Redirects(all).resolve(path);
  return found && [found.to, found.permanent];
};

it('never redirects to another host through a star', () => {
  const all = new Redirects([redirectSchema.parse({ from: '/old/*', to: '/*', permanent: true })]);
  for (const rest of ['/evil.example', '\\evil.example', '\\/evil.example'])
    expect(all.resolve(`/old/${rest}`)?.to).toBe('/evil.example');
  expect(redirectSchema.safeParse({ from: '/a', to: '/\\evil.example', permanent: true }).success).toBe(
    false,
  );
});

describe('resolving redirects', () => {
  it('prefers a redirect with the exact path, then the longest prefix', () => {
    const all = [
      forGood('/portfolio/*', '/cases/*'),
      forGood('/portfolio/old/*', '/blog'),
      forNow('/portfolio/old/tram', '/cases/tram'),
    ];
    expect(leadOf(all, '/portfolio/planner')).toEqual(['/cases/planner', true]);
    expect(leadOf(all, '/portfolio/a/b')).toEqual(['/cases/a/b', true]);
    expect(leadOf(all, '/portfolio/old/x')).toEqual(['/blog', true]);
    expect(leadOf(all, '/portfolio/old/tram')).toEqual(['/cases/tram', false]);
    expect(leadOf(all, '/portfolio')).toBeUndefined();
    expect(leadOf(all, '/portfolios/x')).toBeUndefined();
  });

  it('combines redirect hops into one redirect, which is permanent only if all hops are permanent', () => {
    const all = [forGood('/a', '/b?x=1'), forNow('/b', '/c#d'), forGood('/c', 'https://elsewhere.example/')];
    expect(leadOf(all, '/a')).toEqual(['https://elsewhere.example/', false]);
    expect(leadOf(all, '/c')).toEqual(['https://elsewhere.example/', true]);
  });

  it('resolves a redirect loop to no redirect', () => {
    expect(leadOf([forGood('/a', '/b'), forGood('/b', '/a')], '/a')).toBeUndefined();
    expect(leadOf([forGood('/a/*', '/a/x/*')], '/a/b')).toBeUndefined();
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
  ])('rejects a redirect from %s to %s', (from, to, says) => {
    const others = [forGood('/taken', '/blog'), forGood('/a', '/b')];
    expect(findRedirectProblem(forGood(from, to), others)).toContain(says);
  });

  it('accepts a redirect to the path of another redirect', () => {
    expect(findRedirectProblem(forGood('/new', '/taken'), [forGood('/taken', '/blog')])).toBeUndefined();
    expect(findRedirectProblem(forGood('/cases/*', '/casepage'), [])).toBeUndefined();
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
