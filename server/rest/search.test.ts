import { describe, expect, it } from 'vitest';
import { createArticleInput } from '../../db/items.test-kit';
import { itemStores } from '../../db/stores';
import { listPeople } from '../../domain/colleague';
import { SEARCHES_PER_MINUTE } from '../../domain/limits';
import { screens } from '../../domain/paths';
import type { SearchResults } from '../../use-cases/search/search-site';
import { testSite } from '../app.test-kit';
import { refreshSearch } from '../search/refresh';

const site = testSite();
type SearchResponse = Omit<SearchResults, 'hits'> & {
  status: string;
  results: number;
  data: { data: SearchResults['hits'] };
};

async function search(query: string) {
  const { status, text, headers } = await site.get(`/api/v1/search?${query}`);
  return { status, headers, found: JSON.parse(text) as SearchResponse };
}

const refresh = () => refreshSearch(site.services().db, new AbortController().signal);

describe('GET /api/v1/search', () => {
  it('finds built-in pages, people and published articles in the search', async () => {
    await refresh();
    const { db } = site.services();
    await itemStores.article.insert(db, createArticleInput({ title: 'How we audit' }), { now: new Date() });

    const { status, headers, found } = await search('q=audit');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    const { data, ...rest } = found;
    expect(rest).toMatchObject({ status: 'success', q: 'audit', counts: { case: 0, article: 1 } });
    expect(data.data).toHaveLength(rest.results);
    const article = data.data.find(({ kind }) => kind === 'article');
    expect(article).toMatchObject({
      title: [
        { text: 'How we ', marked: false },
        { text: 'audit', marked: true },
      ],
      href: '/article/how-we-audit',
    });

    const { title, path } = screens.privacy;
    const pages = (await search(`q=${encodeURIComponent(title)}`)).found.data.data;
    expect(pages.map(({ href }) => href)).toContain(path);

    const personName = listPeople().at(-1)?.name ?? '';
    const [person] = (await search(`q=${encodeURIComponent(personName)}&kind=page`)).found.data.data;
    expect(person).toMatchObject({ href: '/about-us#people', note: 'Person' });
  });

  it('returns the corrected query when a search has a typo', async () => {
    await refresh();
    const { found } = await search('q=privcay');
    expect(found.meant).toBe('privacy');
    expect(found.total).toBeGreaterThan(0);
  });

  it.each([
    ['', ''],
    ['q=', ''],
    ['q=%22%27*()%3A%5E-%2B%20NEAR(', `"'*():^-+ NEAR(`],
    ['q=%00', ''],
    ['q=a%00b', 'ab'],
    ['q=%3F%21%E2%80%A6', '?!…'],
    ['q=a&q=b', 'a'],
    [`q=${'x'.repeat(10_000)}`, 'x'.repeat(100)],
    ['q=%F0%9F%A6%93', '🦓'],
    ['q=title%3Aaudit%20OR%20rowid%20%3E%200', 'title:audit OR rowid > 0'],
  ])('accepts a search with the query ?%s', async (query, q) => {
    const { status, found } = await search(query);
    expect(status).toBe(200);
    expect(found.q).toBe(q);
  });

  it.each(['kind=enquiry', 'offset=-1', 'limit=many', 'limit=11', 'offset=501'])(
    'rejects a search with the parameter %s',
    async query => {
      expect((await search(`q=audit&${query}`)).status).toBe(400);
    },
  );
});

describe('the search index at startup', () => {
  it('updates the search index at startup when its documents are missing or outdated', async () => {
    const { db } = site.services();
    const item = await itemStores.article.insert(db, createArticleInput({ title: 'Past the index' }), {
      now: new Date(),
    });
    await db.deleteFrom('search_documents').where('key', '=', item._id).execute();
    await db.updateTable('search_documents').set({ version: 'old' }).where('kind', '=', 'page').execute();
    const staleDocument = {
      kind: 'page',
      key: '/gone',
      version: '1',
      slug: '/gone',
      note: '',
      image: '',
    } as const;
    await db
      .insertInto('search_documents')
      .values({ id: 8_003, ...staleDocument, title: 'Gone', headings: '', body: '' })
      .execute();

    await refresh();
    expect((await search('q=past%20index')).found.total).toBe(1);
    const listVersions = await db.selectFrom('search_documents').select(['key', 'version']).execute();
    expect(listVersions.filter(({ key, version }) => key === '/gone' || version === 'old')).toEqual([]);
  });
});

describe('a network', () => {
  const limitedSite = testSite({ RATE_LIMIT: 'on' });

  it('returns 429 after too many searches from one network', async () => {
    for (let n = 0; n < SEARCHES_PER_MINUTE; n++) await limitedSite.get('/api/v1/search');
    const { status, headers } = await limitedSite.get('/api/v1/search?q=a');
    expect(status).toBe(429);
    const input = encodeURIComponent('{"q":"a"}');
    for (const call of ['search.site', 'bookings.free', 'bookings.byKey', 'site.unknown,bookings.free'])
      expect((await limitedSite.get(`/api/trpc/${call}?input=${input}`)).status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
