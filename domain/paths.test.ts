import { describe, expect, it } from 'vitest';
import {
  findAliasTarget,
  getBlogPath,
  getCasesPath,
  getIndustryPath,
  isPagePath,
  normalisePath,
  screens,
} from './paths';

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
    ['/Cases/%D0%9A', '/cases/%D0%9A'],
    ['/%62log', '/blog'],
    ['/c%61sepage', '/casepage'],
    ['/%42%4C%4f%47/%69ndex.html', '/blog'],
    ['/cases/node%66y', '/cases/nodefy'],
    ['/blog/page/%32', '/blog/page/2'],
    ['/%61pi/V1/projects', '/api/v1/projects'],
    ['//API/v1/projects/', '/api/v1/projects'],
    ['/', '/'],
    ['//', '/'],
  ])('normalises the path %s to %s', (path, expectedPath) => {
    expect(normalisePath(path)).toBe(expectedPath);
  });

  it('decodes an encoded ampersand only in screen paths', () => {
    for (const { path } of Object.values(screens)) {
      const encodedPath = path.replaceAll('&', '%26');
      expect(normalisePath(encodedPath)).toBe(path);
      expect(normalisePath(encodedPath.replaceAll('-', '%2D'))).toBe(path);
    }
    expect(normalisePath('/cases/salt-%26-ash')).toBe('/cases/salt-%26-ash');
  });

  it.each([
    '/api/v1/Projects/',
    '/trpc/A',
    '/email/Send/',
    '/uploads/Photo.PNG',
    '/assets/Chunk-AbC.js',
    '/admin/pages/qaAudit',
  ])('keeps the spelling of the path %s', path => {
    expect(normalisePath(path)).toBe(path);
  });

  it.each([
    '/blog%2Fpage%2F2',
    '/blog%00',
    '/blog%20',
    '/%2562log',
    '/x/%2e%2e/blog',
    '/%%36%32log',
    '/%62log%',
    '/bl%6',
    '/a%26b',
  ])("doesn't decode %s, which would change its meaning", path => {
    expect(normalisePath(path)).toBe(path);
  });

  it('returns a normalised path unchanged', () => {
    for (const path of [
      '/%69ndex.html/x',
      '/a%2fINDEX.html',
      '/%49ndex.html/%6dain.php',
      '/a/index.html/index.html',
      '/a//index.html/',
      '/A/Main.asp',
      '/x/./index.htm',
    ]) {
      const normalisedPath = normalisePath(path);
      expect(normalisePath(normalisedPath)).toBe(normalisedPath);
    }
  });
});

describe('findAliasTarget', () => {
  it('maps every alias path directly to a canonical path', () => {
    const canonical = new Set<string>(Object.values(screens).map(screen => screen.path));
    for (const screen of Object.values(screens)) {
      expect(findAliasTarget(screen.path)).toBeUndefined();
      for (const alias of screen.aliases) {
        expect(findAliasTarget(alias)).toBe(screen.path);
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
  ])('maps the alias path %s to %s', (path, target) => {
    expect(findAliasTarget(path)).toBe(target);
  });

  it.each(['/cases/nodefy', '/cases/page/2', '/blog/page/2', '/casepage/page', '/nowhere'])(
    "doesn't treat %s as an alias path",
    path => {
      expect(findAliasTarget(path)).toBeUndefined();
    },
  );
});

describe('isPagePath', () => {
  it.each([
    ...Object.values(screens).map(({ path }) => path),
    '/cases/nodefy',
    '/cases/6565f0c2a7b0d1e2f3a4b5c6',
    '/cases/page/2',
    '/article/what-an-audit-finds',
    '/blog/page/2',
    '/admin',
    '/admin/requests/6565f0c2a7b0d1e2f3a4b5c6',
  ])('accepts %s as the path of a page', path => {
    expect(isPagePath(path)).toBe(true);
  });

  it.each([
    '/nowhere',
    '/@fs/etc/passwd',
    '/@vite/client',
    '/__vite_ping',
    '/blog/page/2/3',
    '/cases/a/b',
    '/cases/%00',
    '/blog%20',
    '/x/../blog',
    '/administration',
    '/.env',
  ])('rejects %s as the path of a page', path => {
    expect(isPagePath(path)).toBe(false);
  });
});

describe('paths of lists', () => {
  it('formats the paths of lists with page, range and filters', () => {
    expect(getCasesPath()).toBe('/casepage');
    expect(getCasesPath({ from: 2, to: 2, filters: [] })).toBe('/cases/page/2');
    expect(getCasesPath({ from: 1, to: 3, filters: ['FinTech', 'EdTech'] })).toBe(
      '/casepage?domain=FinTech&domain=EdTech&pages=1-3',
    );
    expect(getBlogPath({ from: 2, to: 3, filters: [] })).toBe('/blog?pages=2-3');
    expect(getIndustryPath('AI/ML SaaS')).toBe('/casepage?domain=AI%2FML+SaaS');
  });
});
