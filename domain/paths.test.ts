import { describe, expect, it } from 'vitest';
import { aliasTarget, blogPath, casesPath, industryPath, normalisePath, screens } from './paths';

describe('normalisePath', () => {
  it.each([
    ['/Services', '/services'],
    ['/services/', '/services'],
    ['//services///qa-audit//', '/services/qa-audit'],
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example', '/evil.example'],
    ['/index.html', '/'],
    ['/services/INDEX.PHP', '/services'],
    ['/blog/default.aspx', '/blog'],
    ['/blog/main.htm/', '/blog'],
    ['/services/web-app-%26-website-testing', '/services/web-app-&-website-testing'],
    ['/Cases/%D0%9A', '/cases/%D0%9A'],
    ['/', '/'],
    ['//', '/'],
  ])('cleans %s to %s', (path, cleaned) => {
    expect(normalisePath(path)).toBe(cleaned);
  });

  it.each(['/api/v1/Projects/', '/trpc/A', '/email/Send/', '/uploads/Photo.PNG', '/assets/Chunk-AbC.js'])(
    'leaves %s alone',
    path => {
      expect(normalisePath(path)).toBe(path);
    },
  );

  it('is stable: a cleaned path is clean', () => {
    for (const path of ['/a/index.html/index.html', '/a//index.html/', '/A/Main.asp', '/x/./index.htm']) {
      const cleaned = normalisePath(path);
      expect(normalisePath(cleaned)).toBe(cleaned);
    }
  });
});

describe('aliasTarget', () => {
  it('sends every alias straight to a canonical path', () => {
    const canonical = new Set<string>(Object.values(screens).map(screen => screen.path));
    for (const screen of Object.values(screens)) {
      expect(aliasTarget(screen.path)).toBeUndefined();
      for (const alias of screen.aliases) {
        expect(aliasTarget(alias)).toBe(screen.path);
        expect(canonical.has(alias)).toBe(false);
      }
    }
  });

  it.each([
    ['/casepage/page/1', '/casepage'],
    ['/casepage/page/3', '/cases/page/3'],
    ['/resources/blog/page/1', '/blog'],
    ['/resources/blog/page/2', '/blog/page/2'],
    ['/casepage/nodefy', '/cases/nodefy'],
  ])('sends %s to %s', (path, target) => {
    expect(aliasTarget(path)).toBe(target);
  });

  it.each(['/cases/nodefy', '/cases/page/2', '/blog/page/2', '/casepage/page', '/nowhere'])(
    'knows that %s is none',
    path => {
      expect(aliasTarget(path)).toBeUndefined();
    },
  );
});

describe('addresses of lists', () => {
  it('name the page, the range and the filters', () => {
    expect(casesPath()).toBe('/casepage');
    expect(casesPath({ from: 2, to: 2, filters: [] })).toBe('/cases/page/2');
    expect(casesPath({ from: 1, to: 3, filters: ['FinTech', 'EdTech'] })).toBe(
      '/casepage?domain=FinTech&domain=EdTech&pages=1-3',
    );
    expect(blogPath({ from: 2, to: 3, filters: [] })).toBe('/blog?pages=2-3');
    expect(industryPath('AI/ML SaaS')).toBe('/casepage?domain=AI%2FML+SaaS');
  });
});
