import { beforeAll, describe, expect, it } from 'vitest';
import { createArticleInput, createCaseInput } from '../../db/items.test-kit';
import { itemStores } from '../../db/stores';
import { isPagePath, screens } from '../../domain/paths';
import { testSite } from '../app.test-kit';

const site = testSite();

async function expectMoved(from: string, to: string) {
  const response = await site.get(from);
  expect([response.status, response.headers.location]).toEqual([301, to]);
}

/** All redirects in the path table (rule 1), for the site’s pages. */
const REDIRECTS: [string, string][] = [
  ['/services/ai-development', '/services/ai-web-development'],
  ['/services/quality-assurance/qa-audit', '/services/qa-audit'],
  ['/services/web-testing', '/services/web-app-&-website-testing'],
  ['/services/quality-assurance/web-testing', '/services/web-app-&-website-testing'],
  ['/services/web-app-%26-website-testing', '/services/web-app-&-website-testing'],
  ['/industries/fintech/fintech-app-development', '/services/fintech-app-development'],
  ['/industries/fintech/payment-gateway-dev', '/services/payment-gateway-dev'],
  ['/industries/fintech/payment-gateway-development', '/services/payment-gateway-dev'],
  ['/cases', '/casepage'],
  ['/casepage/page/1', '/casepage'],
  ['/cases/page/1', '/casepage'],
  ['/casepage/page/2', '/cases/page/2'],
  ['/casepage/page/17', '/cases/page/17'],
  ['/casepage/nodefy', '/cases/nodefy'],
  ['/resources/blog', '/blog'],
  ['/blog/page/1', '/blog'],
  ['/resources/blog/page/1', '/blog'],
  ['/resources/blog/page/2', '/blog/page/2'],
  ['/company/about-us', '/about-us'],
  ['/process/services', '/process'],
];
const MOVED_PAGES = REDIRECTS.filter(([, to]) => isPagePath(to));

describe('moved paths', () => {
  it.each(MOVED_PAGES)(
    'redirects the path %s to %s in any spelling, and keeps the query',
    async (from, to) => {
      await expectMoved(from, to);
      await expectMoved(`${from}?utm_source=a&tag=B%20C`, `${to}?utm_source=a&tag=B%20C`);
      await expectMoved(`${from.toUpperCase()}//index.PHP?x=Y`, `${to}?x=Y`);
      await expectMoved(`/${from}/`, to);
    },
  );

  it("redirects a moved path directly to a path that doesn't redirect", async () => {
    for (const target of new Set(MOVED_PAGES.map(([, to]) => to))) {
      const { headers } = await site.send('HEAD', `${target}/`);
      expect(headers.location).toBe(target);
    }
  });
});

describe('percent-encoded letters', () => {
  it.each([
    ['/%62log', '/blog'],
    ['/c%61sepage?domain=%46inTech', '/casepage?domain=%46inTech'],
    ['/%53ERVICES/%49ndex.html', '/services'],
    ['/casepage/node%66y', '/cases/nodefy'],
    ['/company/about%2dus', '/about-us'],
    ['/%2F%2fevil.example/%61', '/%2F%2fevil.example/a'],
    ['//evil.example/%61', '/evil.example/a'],
  ])('decodes the letters of %s in a redirect to %s', async (from, to) => {
    await expectMoved(from, to);
  });
});

describe('moved items', () => {
  const now = new Date();
  beforeAll(async () => {
    const { db } = site.services();
    await itemStores.case.insert(db, createCaseInput({ title: 'Renamed tool' }), {
      now,
      oldSlugs: ['first-name'],
    });
    await itemStores.article.insert(db, createArticleInput({ title: 'Renamed note' }), {
      now,
      oldSlugs: ['first-note'],
    });
  });

  it('redirects the id of an item to its path, and keeps the query', async () => {
    const { db } = site.services();
    for (const [kind, slug, path] of [
      ['case', 'renamed-tool', '/cases/'],
      ['article', 'renamed-note', '/article/'],
    ] as const) {
      const lookup = await itemStores[kind].findBySlug(db, slug);
      const id = lookup?.kind === 'found' ? lookup.item._id : '';
      await expectMoved(`${path}${id}?utm_source=a`, `${path}${slug}?utm_source=a`);
    }
  });

  it.each([
    ['/casepage/first-name', '/cases/renamed-tool'],
    ['/casepage/FIRST-name/', '/cases/renamed-tool'],
    ['/Cases/First-Name', '/cases/renamed-tool'],
    ['/cases/first-name/index.html', '/cases/renamed-tool'],
    ['/cases/f%69rst-name', '/cases/renamed-tool'],
    ['/article/first-note/', '/article/renamed-note'],
    ['/ARTICLE/First-Note', '/article/renamed-note'],
  ])('redirects the item path %s to %s in one hop, and keeps the query', async (from, to) => {
    await expectMoved(from, to);
    await expectMoved(`${from}?utm_source=a`, `${to}?utm_source=a`);
  });
});

describe('canonical paths', () => {
  it.each(Object.values(screens).map(screen => screen.path))(
    'redirects every other spelling of the path to %s in one hop',
    async path => {
      const basePath = path === '/' ? '' : path;
      for (const spelling of [
        `${basePath}/index.html`,
        `${basePath}//`,
        `${basePath}/Default.aspx/`,
        `${basePath}/MAIN.htm?`,
      ]) {
        const response = await site.get(spelling);
        expect([response.status, response.headers.location]).toEqual([
          301,
          spelling.endsWith('?') ? `${path}?` : path,
        ]);
      }
      if (basePath) await expectMoved(basePath.toUpperCase(), path);
    },
  );
});

describe('foreign hosts in the path', () => {
  it.each([
    ['//evil.example/x', '/evil.example/x'],
    ['///evil.example', '/evil.example'],
    ['/\\evil.example/x', '/evil.example/x'],
    ['//evil.example/%2e%2e', '/evil.example/%2e%2e'],
    ['//evil.example/index.html', '/evil.example'],
    ['//EVIL.example?to=//evil.example', '/evil.example?to=//evil.example'],
  ])('redirects the path %s to %s on the same host', async (from, to) => {
    await expectMoved(from, to);
  });

  it('redirects a request with an absolute URL, as proxies send, within this host', async () => {
    await expectMoved('http://evil.example/Services/', '/services');
    await expectMoved('http://evil.example//other.example/x', '/other.example/x');
  });
});

it('redirects only GET and HEAD requests to canonical paths', async () => {
  expect((await site.send('HEAD', '/Services')).status).toBe(301);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const { status, data } = await site.send(method, '/Services/', { body: 'x' });
    expect([status, data]).toEqual([404, { status: 'fail', message: 'Not found' }]);
  }
});

describe('paths without redirects', () => {
  it('responds to API paths with and without a trailing slash', async () => {
    for (const path of ['/api/v1/projects', '/api/v1/blogs', '/api/v1/openapi.json', '/api/v1/docs']) {
      expect((await site.get(path)).status).toBe(200);
      expect((await site.get(`${path}/`)).status).toBe(200);
    }
  });

  it.each([
    '/api',
    '/api/',
    '/api/v1',
    '/api/v1/',
    '/api/v1/Projects',
    '/api/v1/projects//',
    '/api/v1/index.html',
    '/api/v1/nope/deeper',
    '/api/v2/projects',
    '/api/trpc',
    '/api/trpc/a/b',
    '/api/%zz',
    '/api/v1/projects/%E0%A4%A',
    `/api/v1/projects/slug/${'x'.repeat(1_500)}`,
    '/email',
    '/email/send',
    '/email/send/',
    '/email/nope',
    '/trpc/x',
    '/API/v1/projects',
    '/Api',
    '/api/../API',
    '/API/%zz',
    '//api/v1/projects',
    '/%61PI/v1/projects',
    '/TRPC/x',
    '/Email/Send',
  ])('returns 404 as JSON for the path %s', async path => {
    const response = await site.get(path);
    expect([response.status, response.headers.location]).toEqual([404, undefined]);
    expect(response.headers['content-type']).toMatch('application/json');
    expect(response.data).toEqual({ status: 'fail', message: 'Not found' });
  });

  it("doesn't redirect paths of uploads to another spelling", async () => {
    for (const path of ['/uploads/Photo.PNG', '/uploads/index.html']) {
      const response = await site.get(path);
      expect(response.status).not.toBe(301);
    }
  });
});

it("redirects a path to the not-found page when it can't be decoded", async () => {
  const response = await site.get('/services/%zz');
  expect([response.status, response.headers.location]).toEqual([302, screens.notFound.path]);
});
