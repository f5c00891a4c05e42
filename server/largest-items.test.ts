import { beforeAll, expect, it } from 'vitest';
import { createArticleInput, createCaseInput } from '../db/items.test-kit';
import { itemStores } from '../db/stores';
import { CPU_MAX_MS } from '../domain/cpu-time.test-kit';
import { kinds, listedKindNames } from '../domain/kinds';
import { ARTICLE_TEXT_MAX, CASE_TEXT_MAX, TEXT_MAX } from '../domain/limits';
import { apiBase, feeds, trpcBase } from '../domain/paths';
import { testSite } from './app.test-kit';
import { createCostMeter, type TestRequest } from './request-cost.test-kit';

const site = testSite();
const measureCost = createCostMeter(site);

/** Three-byte letters, with quotes that JSON escapes. */
const text = '字"'.repeat(TEXT_MAX / 2);
const createParagraphs = (count: number) =>
  Array.from({ length: count }, () => ({
    type: 'paragraph' as const,
    content: text,
    alt: '',
    caption: '',
  }));
const CASE_PARAGRAPHS = Math.floor(CASE_TEXT_MAX / JSON.stringify(createParagraphs(1)).length);
const ITEM_COUNTS = { article: 100, case: 40 };
beforeAll(async () => {
  const { db } = site.services();
  const createOptions = (n: number) => ({ now: new Date(1_760_000_000_000 + n * 1_000) });
  for (let n = 0; n < ITEM_COUNTS.article; n++) {
    const story = createParagraphs(ARTICLE_TEXT_MAX / TEXT_MAX);
    await itemStores.article.insert(db, createArticleInput({ title: `Large ${n}`, story }), createOptions(n));
  }
  for (let n = 0; n < ITEM_COUNTS.case; n++)
    await itemStores.case.insert(
      db,
      createCaseInput({ title: `Large ${n}`, story: createParagraphs(CASE_PARAGRAPHS) }),
      createOptions(n),
    );
});

const createGet = (path: string, headers: Record<string, string> = {}): TestRequest => ({
  method: 'GET',
  path,
  headers: { 'accept-encoding': 'br', ...headers },
  body: '',
});
const createCall = (name: string, input: object, headers?: Record<string, string>) =>
  createGet(`${trpcBase}/${name}?input=${encodeURIComponent(JSON.stringify(input))}`, headers);

it('runs every read of large items within its main thread time limit', async () => {
  const { cookie } = await site.staff();
  const readRequests = listedKindNames.flatMap(kind => {
    const { path } = kinds[kind].rest;
    return [
      createGet(`${apiBase}/${path}`),
      createGet(`${apiBase}/${path}?offset=${ITEM_COUNTS[kind] - 1}`),
      createGet(`${apiBase}/${path}?fields=title`),
      createGet(`${apiBase}/${path}/slug/large-1`),
      createCall(`${kind}s.listWhole`, {}),
      createCall(`${kind}s.list`, {}),
      createCall(`${kind}s.bySlug`, { slug: 'large-1' }),
      createCall(`${kind}s.adminList`, {}, { cookie }),
    ];
  });
  const otherRequests = [...feeds.map(({ path }) => path), '/sitemap.xml', `${apiBase}/search?q=large`].map(
    path => createGet(path),
  );
  const slowRequests: [string, number, number][] = [];
  for (const testRequest of [...readRequests, ...otherRequests]) {
    const { ms, status } = await measureCost(testRequest);
    if (ms > CPU_MAX_MS || status !== 200) slowRequests.push([testRequest.path, ms, status]);
  }
  expect(slowRequests).toEqual([]);
});

it.each(listedKindNames)(
  'pages through all items of the kind %s when they are large',
  async kind => {
    const titles: string[] = [];
    for (let offset = 0; offset < ITEM_COUNTS[kind]; ) {
      const { data } = await site.get(`${apiBase}/${kinds[kind].rest.path}?offset=${offset}`);
      const items = data.data.data as unknown as { title: string }[];
      expect([data.results, data.total]).toEqual([items.length, ITEM_COUNTS[kind]]);
      expect(items.length).toBeGreaterThan(0);
      titles.push(...items.map(({ title }) => title));
      offset += data.results;
    }
    expect(titles).toEqual(
      Array.from({ length: ITEM_COUNTS[kind] }, (_, n) => `Large ${ITEM_COUNTS[kind] - 1 - n}`),
    );
  },
  60_000,
);
