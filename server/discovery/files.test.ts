import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createArticleInput, createCaseInput } from '../../db/items.test-kit';
import { itemStores } from '../../db/stores';
import { getSite } from '../../domain/current-site';
import { ARTICLES_PER_PAGE, CASES_PER_PAGE, SITEMAP_PART_ITEMS_MAX } from '../../domain/limits';
import { getPageCount } from '../../domain/paging';
import { screens } from '../../domain/paths';
import { DAY_MS } from '../../domain/time';
import { createDiscoveryServer, SITE_URL } from './discovery.test-kit';

let site: Awaited<ReturnType<typeof createDiscoveryServer>>;

beforeEach(async () => {
  site = await createDiscoveryServer();
});
afterEach(() => site.close());

const now = new Date('2026-10-14T09:00:00Z');
const addArticle = (title: string, changes = {}) =>
  itemStores.article.insert(site.db, createArticleInput({ title, publishedOn: '2026-10-02', ...changes }), {
    now,
  });
const addCase = (title: string) => itemStores.case.insert(site.db, createCaseInput({ title }), { now });

const getBody = async (url: string) => (await site.get(url)).body;
const parseLocations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url?.replaceAll('&amp;', '&'));

describe('sitemap', () => {
  it('lists every indexable screen once in the sitemap', async () => {
    const sitemapUrls = parseLocations(await getBody('/sitemap.xml'));
    const canonicalPaths = Object.values(screens)
      .filter(screen => screen !== screens.notFound && screen !== screens.search)
      .map(({ path }) => `${SITE_URL}${path}`);
    expect(sitemapUrls).toEqual(canonicalPaths);
    expect(new Set(sitemapUrls).size).toBe(sitemapUrls.length);
  });

  it('lists cases, articles and list pages in the sitemap with the time of their last change', async () => {
    for (let n = 0; n <= CASES_PER_PAGE; n++) await addCase(`Case ${n}`);
    for (let n = 0; n <= ARTICLES_PER_PAGE; n++) await addArticle(`Article ${n}`);
    const xml = await getBody('/sitemap.xml');
    expect(parseLocations(xml)).toEqual(
      expect.arrayContaining([
        `${SITE_URL}/cases/case-0`,
        `${SITE_URL}/article/article-9`,
        `${SITE_URL}/cases/page/2`,
        `${SITE_URL}/blog/page/2`,
      ]),
    );
    expect(xml).not.toContain('/page/3');
    expect(xml).toMatch(/<loc>[^<]*\/article\/article-9<\/loc><lastmod>2026-10-14T09:00:00/);
  });
});

describe('large sitemap', () => {
  const ITEMS = SITEMAP_PART_ITEMS_MAX + 5;
  const CHANGED_AT = '2026-10-14T09:00:00.000Z';
  beforeEach(async () => {
    await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${ITEMS})
      insert into items (kind, id, slug, title, title_key, cover, facets, listed_at, created_at, updated_at, revision,
        card, document)
      select 'article', 'a' || i, 'article-' || i, 'Article', 'article', '', '[]', ${CHANGED_AT}, ${CHANGED_AT}, ${CHANGED_AT}, 1, '{}', '{}'
      from n`.execute(site.db);
    await addCase('Only');
  });

  it('splits a sitemap into an index and parts when it has too many URLs', async () => {
    const parts = parseLocations(await getBody('/sitemap.xml'));
    expect(parts).toEqual(
      ['screens', 'cases-1', 'articles-1', 'articles-2'].map(name => `${SITE_URL}/sitemaps/${name}.xml`),
    );
    const listedUrls = [];
    for (const part of parts)
      listedUrls.push(...parseLocations(await getBody(String(part).slice(SITE_URL.length))));
    const lists = getPageCount(ITEMS, ARTICLES_PER_PAGE) - 1;
    expect(listedUrls).toHaveLength(Object.keys(screens).length - 2 + lists + ITEMS + 1);
    expect(new Set(listedUrls).size).toBe(listedUrls.length);
    expect(listedUrls).toEqual(
      expect.arrayContaining([`${SITE_URL}/blog/page/${lists + 1}`, `${SITE_URL}/cases/only`]),
    );
  });

  it.each(['articles-3', 'articles-0', 'films-1', 'articles', ''])(
    'returns 404 for the unknown sitemap part %j',
    async name => {
      expect((await site.get(`/sitemaps/${name}.xml`)).statusCode).toBe(404);
    },
  );
});

describe('feeds', () => {
  it.each(['/blog/rss.xml', '/blog/atom.xml'])(
    'lists the articles in a feed with escaped text: %s',
    async url => {
      await addArticle('Tea & <biscuits>', {
        author: { ...createArticleInput().author, name: 'Anna ]]> Bo' },
      });
      const xml = await getBody(url);
      expect(xml).toContain('Tea &amp; &lt;biscuits&gt;');
      expect(xml).toContain(`${SITE_URL}/article/tea-biscuits`);
      expect(xml).toContain(`${SITE_URL}/og/article/tea-biscuits.png`);
      expect(xml).not.toContain('<biscuits>');
      expect(xml).toContain('A test says what a thing does.');
    },
  );

  it('serves an empty feed when there are no articles', async () => {
    expect((await site.get('/blog/rss.xml')).statusCode).toBe(200);
  });
});

it.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/blog/atom.xml', 'application/atom+xml; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
])('returns 304 for %s while the cached file is unchanged', async (url, type) => {
  const firstResponse = await site.get(url);
  expect([firstResponse.statusCode, firstResponse.headers['content-type']]).toEqual([200, type]);
  expect(site.cache.get(url)).toBeDefined();
  const secondResponse = await site.get(url, { 'if-none-match': String(firstResponse.headers.etag) });
  expect(secondResponse.statusCode).toBe(304);
});

it('lists the sitemap and the excluded paths in robots.txt', async () => {
  expect((await getBody('/robots.txt')).split('\n')).toEqual(
    expect.arrayContaining(['Disallow: /admin', 'Disallow: /api/', `Sitemap: ${SITE_URL}/sitemap.xml`]),
  );
});

it('serves security.txt with its contact and an expiry date within a year', async () => {
  const response = await site.get('/.well-known/security.txt');
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(response.body).toContain(`Contact: mailto:${getSite().email}\n`);
  expect(response.body).toContain(`Canonical: ${SITE_URL}/.well-known/security.txt\n`);
  const [, expires = ''] = /^Expires: (\d{4}-\d\d-\d\dT[\d:.]+Z)$/m.exec(response.body) ?? [];
  const days = (Date.parse(expires) - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

it('lists new content in the sitemap once the cache is cleared', async () => {
  await site.get('/sitemap.xml');
  await addArticle('Fresh');
  expect(await getBody('/sitemap.xml')).not.toContain('/article/fresh');
  site.cache.clear();
  expect(await getBody('/sitemap.xml')).toContain('/article/fresh');
});
