import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { itemStores } from '../db/stores';
import { createCaseInput } from '../db/test-items';
import { REDIRECTS_CSV_LENGTH_MAX } from '../domain/limits';
import { messages } from '../domain/messages';
import { getCasePath } from '../domain/paths';
import { SITE_URL, testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';

const site = testSite({ LOG_LEVEL: 'warn' });
const { call, callQuery } = createProcedureClient(site);
// Redirect counts are stored a few seconds after the first use, so tests advance the timers.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterAll(() => void vi.useRealTimers());
const open = async (path: string) => {
  const { status, headers } = await site.get(path);
  return [status, headers.location];
};

it('redirects an old path and keeps campaign parameters until the redirect is deleted', async () => {
  const { cookie } = await site.staff({ role: 'editor' });
  expect(await open('/team')).toEqual([302, '/not-found']);
  const add = (from: string, to: string, permanent = true) =>
    call('redirects.add', { json: { from, to, permanent }, headers: { cookie } });
  expect((await add('/team', '/about-us#people')).status).toBe(200);
  expect((await add('/jobs/*', 'https://jobs.example/*', false)).status).toBe(200);
  expect(await open('/team?utm_source=card')).toEqual([301, '/about-us?utm_source=card#people']);
  expect(await open('/TEAM/')).toEqual([301, '/team']);
  expect(await open('/jobs/a/b')).toEqual([302, 'https://jobs.example/a/b']);
  expect(await open('/api/team')).toEqual([404, undefined]);

  const refused = await add('/blog', '/team');
  expect([refused.status, refused.error.data.errors]).toEqual([
    400,
    [{ path: 'from', message: '/blog is a live page' }],
  ]);
  const { slug } = await itemStores.case.insert(
    site.services().db,
    createCaseInput({ title: 'Still there' }),
    {
      now: new Date(),
    },
  );
  const shadow = await add(getCasePath(slug), '/team');
  expect([shadow.status, shadow.error.data.errors]).toEqual([
    400,
    [{ path: 'from', message: `${getCasePath(slug)} is a live page` }],
  ]);
  const list = (await callQuery('redirects.list', { cookie })).result.data as unknown as {
    _id: string;
    from: string;
  }[];
  expect(list.map(({ from }) => from)).toEqual(['/jobs/*', '/team']);
  const [jobs, team] = list;
  const changed = await call('redirects.change', {
    json: { id: jobs?._id, redirect: { from: '/jobs/*', to: '/team', permanent: true } },
    headers: { cookie },
  });
  expect(changed.status).toBe(200);
  expect(await open('/jobs/a')).toEqual([301, '/about-us#people']);
  await call('redirects.remove', { json: { id: team?._id }, headers: { cookie } });
  expect(await open('/team')).toEqual([302, '/not-found']);
  const gone = await call('redirects.remove', { json: { id: team?._id }, headers: { cookie } });
  expect([gone.status, gone.error.message]).toEqual([404, messages.notFound]);

  const { db } = site.services();
  const log = await db.selectFrom('activity').select('action').where('kind', '=', 'site').execute();
  expect(log.map(({ action }) => action)).toEqual([
    'redirectAdded',
    'redirectAdded',
    'redirectChanged',
    'redirectRemoved',
  ]);
});

it('counts uses of redirects and not-found paths, and drops a not-found path once it redirects', async () => {
  const { cookie } = await site.staff({ role: 'editor' });
  const json = { from: '/old', to: '/blog', permanent: true };
  await call('redirects.add', { json, headers: { cookie } });
  for (const path of ['/old', '/old', '/lost', '/lost', '/lost?a=b']) await site.get(path);
  vi.advanceTimersByTime(5_000);
  type Uses = { from: string; uses: number; usedAt: string | null };
  await expect
    .poll(async () =>
      ((await callQuery('redirects.list', { cookie })).result.data as unknown as Uses[]).find(
        ({ from }) => from === '/old',
      ),
    )
    .toMatchObject({ uses: 2, usedAt: new Date().toISOString().slice(0, 10) });
  const unknown = async () =>
    (
      (await callQuery('redirects.unknown', { cookie })).result.data as unknown as {
        path: string;
        count: number;
      }[]
    ).find(({ path }) => path === '/lost');
  expect(await unknown()).toMatchObject({ count: 3 });
  await call('redirects.add', { json: { ...json, from: '/lost' }, headers: { cookie } });
  expect(await unknown()).toBeUndefined();
});

it('rejects a redirect loop in any spelling, even with the host of the site', async () => {
  const { cookie } = await site.staff({ role: 'editor' });
  const add = async (from: string, to: string) => {
    const json = { from, to, permanent: true };
    const { status, error } = await call('redirects.add', { json, headers: { cookie } });
    return [status, error?.message];
  };
  for (const to of ['/round/', '/ROUND', '//round'.slice(1), `${SITE_URL}/round`, `${SITE_URL}/Round/?x#y`])
    expect([to, ...(await add('/round', to))]).toEqual([to, 400, expect.stringContaining('a loop')]);
  const csv = `/round-2,${SITE_URL}/round-2/`;
  const table = await call('redirects.importCsv', { json: { csv }, headers: { cookie } });
  expect([table.status, table.error?.data.errors]).toEqual([
    400,
    [{ path: 'line 1', message: expect.stringContaining('a loop') }],
  ]);
  expect(await add('/straight', `${SITE_URL}/Services/?x=A#Y`)).toEqual([200, undefined]);
  expect(await open('/straight')).toEqual([301, '/services?x=A#Y']);
});

it('imports a CSV file completely or not at all, with errors for its invalid lines', async () => {
  const { cookie } = await site.staff({ role: 'editor' });
  const { db } = site.services();
  const all = () =>
    db.selectFrom('redirects').select(['from_path', 'to_address']).orderBy('from_path').execute();
  const bring = (csv: string) => call('redirects.importCsv', { json: { csv }, headers: { cookie } });
  const before = await all();

  const refused = await bring('From,To\n/one,/blog\n/two,nowhere\n/contact-us,/one');
  expect([refused.status, refused.error.message, refused.error.data.errors]).toEqual([
    400,
    messages.csvBad(2),
    [
      { path: 'line 3', message: expect.stringMatching(/^Enter a path/) },
      { path: 'line 4', message: '/contact-us is a live page' },
    ],
  ]);
  const { slug } = await itemStores.case.insert(db, createCaseInput({ title: 'Never shadowed' }), {
    now: new Date(),
  });
  const shadowing = await bring(`/one,/blog\n${getCasePath(slug)},/one\n/contact-us,/one`);
  expect(shadowing.error.data.errors).toEqual([
    { path: 'line 2', message: `${getCasePath(slug)} is a live page` },
    { path: 'line 3', message: '/contact-us is a live page' },
  ]);
  expect((await bring('')).error.message).toBe(messages.csvEmpty);
  const tooMany = Array.from({ length: 2_001 }, (_, index) => `/many-${index},/blog`).join('\n');
  const { errors } = (await bring(tooMany)).error.data;
  expect(errors).toEqual([{ path: 'line 2001', message: messages.csvTooManyRows }]);
  expect((await bring('x'.repeat(REDIRECTS_CSV_LENGTH_MAX + 1))).status).toBe(400);
  expect((await bring('x'.repeat(4_000_000))).status).toBe(413);
  expect(await all()).toEqual(before);

  expect((await bring('/one,/blog\n/two,/one,302')).result.data).toEqual({ added: 2, changed: 0 });
  expect((await bring('/two,/about-us\n/three,/two')).result.data).toEqual({ added: 1, changed: 1 });
  expect(await open('/three')).toEqual([301, '/about-us']);
});

it('marks a redirect that no visitor used for a year', async () => {
  const { cookie } = await site.staff({ role: 'editor' });
  const { db } = site.services();
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  for (const [id, days] of [
    ['unused', 400],
    ['used-lately', 400],
    ['new', 300],
  ] as const)
    await db
      .insertInto('redirects')
      .values({ id, from_path: `/${id}`, to_address: '/blog', permanent: 1, created_at: ago(days) })
      .execute();
  await db
    .insertInto('redirect_hits')
    .values([
      { redirect_id: 'unused', day: ago(380).slice(0, 10), count: 3 },
      { redirect_id: 'used-lately', day: ago(200).slice(0, 10), count: 3 },
    ])
    .execute();
  const list = (await callQuery('redirects.list', { cookie })).result.data as unknown as Record<
    string,
    unknown
  >[];
  expect(list.filter(({ idle }) => idle).map(({ from }) => from)).toEqual(['/unused']);
  expect(list.find(({ from }) => from === '/used-lately')).toMatchObject({
    uses: 0,
    usedAt: ago(200).slice(0, 10),
  });
});

it("doesn't log warnings when visitors follow redirects", () => {
  expect(site.lines).toEqual([]);
});
