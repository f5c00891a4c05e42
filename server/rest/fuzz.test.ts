import { expect, it } from 'vitest';
import { ARTICLES, CASES, createItemsSite } from './items.test-kit';

const { site, token, create, change, createItem } = createItemsSite();

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Values that are wrong for most fields. */
const STRANGE_VALUES: Json[] = [
  null,
  true,
  -1.5,
  1e308,
  '',
  '\u0000\ud800',
  'x'.repeat(20_000),
  'data:image/png;base64,%%%%',
  [],
  [null],
  {},
  { Object: { prototype: {} } },
  { src: null },
];

/** Yields copies of an item, each with the value at a different position. */
function* listMutations(item: Json, value: Json): Generator<Json> {
  yield value;
  if (item === null || typeof item !== 'object') return;
  for (const name of Object.keys(item)) {
    const innerValue = (item as { [name: string]: Json })[name] as Json;
    for (const mutation of listMutations(innerValue, value)) {
      yield Array.isArray(item)
        ? item.map((entry, i) => (String(i) === name ? mutation : entry))
        : { ...item, [name]: mutation };
    }
  }
}

it.each([CASES, ARTICLES])(
  'handles invalid values in any field of $path without an internal error',
  async kind => {
    const { itemPath } = await createItem(kind, { title: 'Steady' });
    const item = JSON.parse(JSON.stringify(kind.input())) as Json;
    const statuses = new Set<number>();
    for (const value of STRANGE_VALUES) {
      for (const json of listMutations(item, value)) {
        const { status, data } = await change(itemPath, json);
        statuses.add(status);
        expect([200, 400, 413], `${status} for ${JSON.stringify(json).slice(0, 2_000)}`).toContain(status);
        if (status !== 200) expect([data.status, typeof data.message]).toEqual(['fail', 'string']);
      }
    }
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400]));
    for (const path of [kind.path, itemPath, '/sitemap.xml', '/blog/rss.xml', '/blog/atom.xml', '/readyz'])
      expect([path, (await site.get(path)).status]).toEqual([path, 200]);
  },
  120_000,
);

it('returns lists, feeds and the sitemap whatever values are stored', async () => {
  for (const kind of [CASES, ARTICLES]) {
    const item = JSON.parse(JSON.stringify(kind.input())) as { [name: string]: Json };
    for (const [n, text] of ['\u0000\u0001', '\ud800', ']]>', '&<script>', '275760-09-13', '1'].entries()) {
      const title = `${n} ${text}`;
      const date = kind === CASES ? { date: text.slice(0, 10) } : { articleData: text, authorName: title };
      const { status } = await create(kind.path, { ...item, title, tag: [title], ...date });
      expect([201, 400]).toContain(status);
    }
    for (const list of [
      '/sitemap.xml',
      '/blog/rss.xml',
      '/blog/atom.xml',
      kind.path,
      '/api/v1/blogs?tag=%00',
    ])
      expect([list, (await site.get(list)).status]).toEqual([list, 200]);
  }
});

it('rejects deeply nested request bodies', async () => {
  const deepJson = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const headers = { 'content-type': 'application/json' };
  for (const body of [
    deepJson,
    `{"title":${deepJson}}`,
    `{"customer":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`,
  ]) {
    const { status } = await site.send('POST', CASES.path, { body, headers, token: token() });
    expect(status).toBe(400);
  }
});
