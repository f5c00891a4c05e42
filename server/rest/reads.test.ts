import { beforeAll, describe, expect, it } from 'vitest';
import { createArticleInput, createCaseInput, createProjectBody } from '../../db/items.test-kit';
import { itemStores } from '../../db/stores';
import type { Case } from '../../domain/kinds/case';
import { messages } from '../../domain/messages';
import { type TestResponse, testSite } from '../app.test-kit';

const site = testSite();
const ids: Record<string, string> = {};

/** Titles and domains, oldest first. */
const CASES: [string, string][] = [
  ['Ledger', 'FinTech'],
  ['Ward rounds', 'HealthTech'],
  ['Payments desk', 'fintech'],
  ['School bell', 'EdTech'],
  ['Nodefy', 'AI/ML SaaS'],
];
const ARTICLES: [string, string[]][] = [
  ['Alpha', ['QA', 'React']],
  ['Beta', ['React']],
  ['Gamma', ['qa', 'Node', 'react']],
];

beforeAll(async () => {
  const { db } = site.services();
  const createClock = (n: number) => ({ now: new Date(`2026-02-0${n + 1}T08:00:00Z`) });
  for (const [n, [title, domain]] of CASES.entries()) {
    ids[title] = (await itemStores.case.insert(db, createCaseInput({ title, domain }), createClock(n)))._id;
  }
  for (const [n, [title, tag]] of ARTICLES.entries()) {
    ids[title] = (
      await itemStores.article.insert(db, createArticleInput({ title, tags: tag }), createClock(n))
    )._id;
  }
  const options = { ...createClock(6), oldSlugs: ['blockchain-alerts', 'alerts'] };
  await itemStores.case.insert(db, createCaseInput({ title: 'Alerts tool', domain: 'FinTech' }), options);
  await itemStores.article.insert(db, createArticleInput({ title: 'Delta', tags: ['Node'] }), {
    ...createClock(6),
    oldSlugs: ['delta-1'],
  });
});

const listTitles = ({ data }: TestResponse) =>
  (data.data.data as unknown as Case[]).map(({ title }) => title);

async function expectList(path: string, expected: string[], total: number) {
  const response = await site.get(path);
  expect(response.status).toBe(200);
  expect(response.headers['content-type']).toMatch('application/json');
  expect(listTitles(response)).toEqual(expected);
  expect(response.data).toMatchObject({ status: 'success', results: expected.length, total });
}

describe('lists', () => {
  it('returns all items of a list, newest first', async () => {
    const newestFirst = ['Alerts tool', 'Nodefy', 'School bell', 'Payments desk', 'Ward rounds', 'Ledger'];
    await expectList('/api/v1/projects', newestFirst, 6);
    await expectList('/api/v1/projects/', newestFirst, 6);
    await expectList('/api/v1/blogs/', ['Delta', 'Gamma', 'Beta', 'Alpha'], 4);
  });

  it('returns the requested range of a list', async () => {
    await expectList('/api/v1/projects?limit=2', ['Alerts tool', 'Nodefy'], 6);
    await expectList('/api/v1/projects/?offset=2&limit=2', ['School bell', 'Payments desk'], 6);
    await expectList('/api/v1/projects?offset=5', ['Ledger'], 6);
    await expectList('/api/v1/projects?offset=6', [], 6);
    await expectList('/api/v1/blogs?offset=1&limit=1', ['Gamma'], 4);
    await expectList('/api/v1/blogs?limit=0', [], 4);
  });

  it('returns cases that have any of the given domains, ignoring case', async () => {
    await expectList('/api/v1/projects?domain=FINTECH', ['Alerts tool', 'Payments desk', 'Ledger'], 3);
    await expectList('/api/v1/projects?domain=EdTech&domain=HealthTech', ['School bell', 'Ward rounds'], 2);
    await expectList('/api/v1/projects?domain=AI%2FML+SaaS', ['Nodefy'], 1);
    await expectList('/api/v1/projects?domain=FinTech&offset=1&limit=1', ['Payments desk'], 3);
    await expectList('/api/v1/projects?domain=Farming', [], 0);
  });

  it('returns articles that have all given tags', async () => {
    await expectList('/api/v1/blogs?tag=React', ['Gamma', 'Beta', 'Alpha'], 3);
    await expectList('/api/v1/blogs?tag=react&tag=QA', ['Gamma', 'Alpha'], 2);
    await expectList('/api/v1/blogs?tag=React&tag=Delphi', [], 0);
  });

  it('returns the same item in a list as by its id', async () => {
    for (const list of ['projects', 'blogs']) {
      const { data } = await site.get(`/api/v1/${list}`);
      const items = data.data.data as unknown as Case[];
      for (const item of items) {
        expect(item).toEqual((await site.get(`/api/v1/${list}/${item._id}`)).data.data.data);
      }
    }
  });

  it('returns only the requested fields of a list', async () => {
    const { data } = await site.get('/api/v1/projects?limit=1&fields=title,%20slug,title');
    expect(data.data.data).toEqual([{ title: 'Alerts tool', slug: 'alerts-tool' }]);
    const articlesResponse = await site.get('/api/v1/blogs?limit=1&fields=oldSlugs');
    expect(articlesResponse.data.data.data).toEqual([{ oldSlugs: ['delta-1'] }]);
    expect((await site.get('/api/v1/blogs?limit=1&fields=')).data.data.data).toMatchObject([
      { title: 'Delta', articleContent: expect.any(Array) },
    ]);
  });

  it.each(['colour', 'title,colour', '__proto__', `${'title,'.repeat(500)}x`])(
    'rejects a list request with an unknown field: fields=%s',
    async fields => {
      const { status, data } = await site.get(`/api/v1/projects?fields=${fields}`);
      expect([status, data.message]).toEqual([400, 'This field doesn’t exist']);
      expect(data.errors[0]?.path.startsWith('fields')).toBe(true);
    },
  );

  it('shows a change to an item in a list immediately', async () => {
    const { token } = await site.staff();
    const path = `/api/v1/blogs/${ids.Gamma}`;
    const rename = (meta_title: string) => site.send('PATCH', path, { json: { meta_title }, token });
    for (const title of ['One', 'Two']) {
      await rename(title);
      const { data } = await site.get('/api/v1/blogs?fields=meta_title&offset=1&limit=1');
      expect(data.data.data).toEqual([{ meta_title: title }]);
    }
  });

  it('ignores a blank filter of a list request', async () => {
    expect((await site.get('/api/v1/projects?domain=')).data.total).toBe(6);
    expect((await site.get('/api/v1/blogs?tag=%20&tag=')).data.total).toBe(4);
    expect((await site.get('/api/v1/blogs?tag=&tag=node')).data.total).toBe(2);
  });

  it('ignores unknown parameters of a list request', async () => {
    await expectList('/api/v1/projects?utm_source=x&limit=1&sort=title', ['Alerts tool'], 6);
  });

  it.each([
    ['offset', '-1'],
    ['offset', 'abc'],
    ['offset', '1.5'],
    ['offset', ''],
    ['offset', '0x10'],
    ['offset', '99999999999999999999'],
    ['limit', '-1'],
    ['limit', '101'],
    ['limit', '1e1'],
    ['limit', 'all'],
  ])('rejects a list request with %s=%s, and names the parameter', async (name, value) => {
    for (const list of ['projects', 'blogs']) {
      const { status, data } = await site.get(`/api/v1/${list}?${name}=${value}`);
      expect([status, data.status, data.errors?.[0]?.path]).toEqual([400, 'fail', name]);
      expect(data.message).toBe(data.errors[0]?.message);
    }
  });

  it('rejects a list request with a repeated parameter, a long filter or too many filters', async () => {
    expect((await site.get('/api/v1/projects?offset=1&offset=2')).status).toBe(400);
    expect((await site.get(`/api/v1/projects?domain=${'x'.repeat(101)}`)).status).toBe(400);
    expect((await site.get(`/api/v1/blogs?${'tag=a&'.repeat(21)}`)).status).toBe(400);
    expect((await site.get('/api/v1/projects?domain[a]=1&domain[]=2')).status).toBe(200);
  });
});

describe('single items', () => {
  it.each([
    ['projects', 'Nodefy'],
    ['blogs', 'Alpha'],
  ])('returns an item by its id from /%s', async (list, title) => {
    for (const slash of ['', '/']) {
      const response = await site.get(`/api/v1/${list}/${ids[title]}${slash}`);
      expect(response.status).toBe(200);
      expect(response.data).toMatchObject({ status: 'success', data: { data: { _id: ids[title], title } } });
      expect(response.headers.etag).toBe('"1"');
    }
  });

  it.each([
    ['projects', 'nodefy', 'Nodefy'],
    ['blogs', 'alpha', 'Alpha'],
  ])('returns an item by its slug from /%s/slug, without an envelope', async (list, slug, title) => {
    const itemById = (await site.get(`/api/v1/${list}/${ids[title]}`)).data.data.data;
    for (const slash of ['', '/']) {
      const response = await site.get(`/api/v1/${list}/slug/${slug}${slash}`);
      expect([response.status, response.data]).toEqual([200, itemById]);
    }
  });

  it('returns the stored fields of an item by its slug', async () => {
    const item = (await site.get('/api/v1/projects/slug/nodefy')).data;
    expect(item).toMatchObject({
      ...createProjectBody({ domain: 'AI/ML SaaS' }),
      infoBlock: [{ _id: expect.any(String), sectionContent: [{ _id: expect.any(String) }] }],
      oldSlugs: [],
      revision: 1,
      createdAt: '2026-02-05T08:00:00.000Z',
    });
    const article = (await site.get('/api/v1/blogs/slug/alpha')).data;
    expect(article).toMatchObject({ tag: ['QA', 'React'], articleData: '2026-02-01', slug: 'alpha' });
  });

  it.each([
    ['projects', 'blockchain-alerts', 'alerts-tool'],
    ['projects', 'alerts', 'alerts-tool'],
    ['blogs', 'delta-1', 'delta'],
  ])('returns the new slug from /%s/slug/%s for an old slug', async (list, oldSlug, slug) => {
    const response = await site.get(`/api/v1/${list}/slug/${oldSlug}`);
    expect([response.status, response.data]).toEqual([200, { newSlug: slug }]);
  });

  it('returns the slug of an item when its id is sent instead of a slug', async () => {
    expect((await site.get(`/api/v1/projects/slug/${ids.Nodefy}`)).data).toEqual({ newSlug: 'nodefy' });
  });

  it.each([
    ['projects/nodefy', messages.caseByIdFailed],
    ['projects/0', messages.caseByIdFailed],
    [`projects/${'a'.repeat(500)}`, messages.caseByIdFailed],
    ['projects//', messages.notFound],
    ['blogs//', messages.notFound],
    ['blogs/slug//', messages.notFound],
    ['projects/slug/Nodefy', 'Cannot get project by slug!'],
    ['projects/slug/alpha', 'Cannot get project by slug!'],
    ['projects/slug/', messages.caseByIdFailed],
    ['blogs/slug/nodefy', messages.articleBySlugFailed],
    ['blogs/slug/a%00b', messages.articleBySlugFailed],
    ['blogs/%27%20or%201=1', messages.articleByIdFailed],
    ['blogs/__proto__', messages.articleByIdFailed],
  ])('returns 404 for the item path %s', async (path, message) => {
    const { status, headers, data } = await site.get(`/api/v1/${path}`);
    expect([status, data]).toEqual([404, { status: 'fail', message }]);
    expect(headers['cache-control']).toBe('no-store');
  });
});

it('returns 500 with a generic message and a request id when a REST call fails internally', async () => {
  const { schema } = site.services().db;
  await schema.alterTable('items').renameTo('lost').execute();
  try {
    const { status, text, data } = await site.get('/api/v1/blogs/nobody');
    expect(status).toBe(500);
    expect(data).toEqual({
      status: 'error',
      message: 'Something went wrong on our side. Please try again.',
      requestId: expect.any(String),
    });
    expect(text).not.toMatch(/items|SQL|\.ts/);
  } finally {
    await schema.alterTable('lost').renameTo('items').execute();
  }
});
