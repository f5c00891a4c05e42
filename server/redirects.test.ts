import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createCaseInput } from '../db/items.test-kit';
import { itemStores } from '../db/stores';
import { REDIRECTS_CSV_LENGTH_MAX } from '../domain/limits';
import { messages } from '../domain/messages';
import { getCasePath } from '../domain/paths';
import { SITE_URL, testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';

const site = testSite({ LOG_LEVEL: 'warn' });
const { call, callQuery } = createProcedureClient(site);
// Redirect counts are stored a few seconds after the first use, so tests advance the timers.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
let cookie: string;
beforeAll(async () => {
  ({ cookie } = await site.staff({ role: 'editor' }));
});
afterAll(() => void vi.useRealTimers());
const addRedirect = (from: string, to: string, isPermanent = true) =>
  call('redirects.add', { json: { from, to, permanent: isPermanent }, headers: { cookie } });
const getLocation = async (path: string) => {
  const { status, headers } = await site.get(path);
  return [status, headers.location];
};

it('applies and logs a redirect when an editor adds, changes or removes it', async () => {
  expect(await getLocation('/team')).toEqual([302, '/not-found']);
  expect((await addRedirect('/team', '/about-us#people')).status).toBe(200);
  expect((await addRedirect('/jobs/*', 'https://jobs.example/*', false)).status).toBe(200);
  expect(await getLocation('/team?utm_source=card')).toEqual([301, '/about-us?utm_source=card#people']);
  expect(await getLocation('/TEAM/')).toEqual([301, '/team']);
  expect(await getLocation('/jobs/a/b')).toEqual([302, 'https://jobs.example/a/b']);
  expect(await getLocation('/api/team')).toEqual([404, undefined]);
  const redirects = (await callQuery('redirects.list', { cookie })).result.data as unknown as {
    _id: string;
    from: string;
  }[];
  expect(redirects.map(({ from }) => from)).toEqual(['/jobs/*', '/team']);
  const [jobs, team] = redirects;
  const changeReply = await call('redirects.change', {
    json: { id: jobs?._id, redirect: { from: '/jobs/*', to: '/team', permanent: true } },
    headers: { cookie },
  });
  expect(changeReply.status).toBe(200);
  expect(await getLocation('/jobs/a')).toEqual([301, '/about-us#people']);
  await call('redirects.remove', { json: { id: team?._id }, headers: { cookie } });
  expect(await getLocation('/team')).toEqual([302, '/not-found']);
  const removalReply = await call('redirects.remove', { json: { id: team?._id }, headers: { cookie } });
  expect([removalReply.status, removalReply.error.message]).toEqual([404, messages.notFound]);

  const { db } = site.services();
  const activity = await db.selectFrom('activity').select('action').where('kind', '=', 'site').execute();
  expect(activity.map(({ action }) => action)).toEqual([
    'redirectAdded',
    'redirectAdded',
    'redirectChanged',
    'redirectRemoved',
  ]);
});

it('rejects a redirect from a live page', async () => {
  const errorReply = await addRedirect('/blog', '/team');
  expect([errorReply.status, errorReply.error.data.errors]).toEqual([
    400,
    [{ path: 'from', message: '/blog is a live page' }],
  ]);
  const { slug } = await itemStores.case.insert(
    site.services().db,
    createCaseInput({ title: 'Still there' }),
    { now: new Date() },
  );
  const shadowingReply = await addRedirect(getCasePath(slug), '/team');
  expect([shadowingReply.status, shadowingReply.error.data.errors]).toEqual([
    400,
    [{ path: 'from', message: `${getCasePath(slug)} is a live page` }],
  ]);
});

it('counts uses of redirects and not-found paths', async () => {
  await addRedirect('/old', '/blog');
  for (const path of ['/old', '/old', '/lost', '/lost', '/lost?a=b']) await site.get(path);
  vi.advanceTimersByTime(5_000);
  type RedirectUse = { from: string; uses: number; usedAt: string | null };
  await expect
    .poll(async () =>
      ((await callQuery('redirects.list', { cookie })).result.data as unknown as RedirectUse[]).find(
        ({ from }) => from === '/old',
      ),
    )
    .toMatchObject({ uses: 2, usedAt: new Date().toISOString().slice(0, 10) });
  const listNotFound = async () =>
    (
      (await callQuery('redirects.unknown', { cookie })).result.data as unknown as {
        path: string;
        count: number;
      }[]
    ).find(({ path }) => path === '/lost');
  expect(await listNotFound()).toMatchObject({ count: 3 });
  await addRedirect('/lost', '/blog');
  expect(await listNotFound()).toBeUndefined();
});

it('rejects a redirect loop in any spelling, even with the host of the site', async () => {
  const tryRedirect = async (from: string, to: string) => {
    const { status, error } = await addRedirect(from, to);
    return [status, error?.message];
  };
  for (const to of ['/round/', '/ROUND', '//round'.slice(1), `${SITE_URL}/round`, `${SITE_URL}/Round/?x#y`])
    expect([to, ...(await tryRedirect('/round', to))]).toEqual([to, 400, expect.stringContaining('a loop')]);
  const csv = `/round-2,${SITE_URL}/round-2/`;
  const importReply = await call('redirects.importCsv', { json: { csv }, headers: { cookie } });
  expect([importReply.status, importReply.error?.data.errors]).toEqual([
    400,
    [{ path: 'line 1', message: expect.stringContaining('a loop') }],
  ]);
  expect(await tryRedirect('/straight', `${SITE_URL}/Services/?x=A#Y`)).toEqual([200, undefined]);
  expect(await getLocation('/straight')).toEqual([301, '/services?x=A#Y']);
});

it('imports no redirects from a CSV file when a line is invalid', async () => {
  const { db } = site.services();
  const listAll = () =>
    db.selectFrom('redirects').select(['from_path', 'to_address']).orderBy('from_path').execute();
  const importCsv = (csv: string) => call('redirects.importCsv', { json: { csv }, headers: { cookie } });
  const redirectsBefore = await listAll();

  const rejection = await importCsv('From,To\n/one,/blog\n/two,nowhere\n/contact-us,/one');
  expect([rejection.status, rejection.error.message, rejection.error.data.errors]).toEqual([
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
  const shadowingReply = await importCsv(`/one,/blog\n${getCasePath(slug)},/one\n/contact-us,/one`);
  expect(shadowingReply.error.data.errors).toEqual([
    { path: 'line 2', message: `${getCasePath(slug)} is a live page` },
    { path: 'line 3', message: '/contact-us is a live page' },
  ]);
  expect((await importCsv('')).error.message).toBe(messages.csvEmpty);
  const tooManyRows = Array.from({ length: 2_001 }, (_, index) => `/many-${index},/blog`).join('\n');
  const { errors } = (await importCsv(tooManyRows)).error.data;
  expect(errors).toEqual([{ path: 'line 2001', message: messages.csvTooManyRows }]);
  expect((await importCsv('x'.repeat(REDIRECTS_CSV_LENGTH_MAX + 1))).status).toBe(400);
  expect((await importCsv('x'.repeat(4_000_000))).status).toBe(413);
  expect(await listAll()).toEqual(redirectsBefore);

  expect((await importCsv('/one,/blog\n/two,/one,302')).result.data).toEqual({ added: 2, changed: 0 });
  expect((await importCsv('/two,/about-us\n/three,/two')).result.data).toEqual({ added: 1, changed: 1 });
  expect(await getLocation('/three')).toEqual([301, '/about-us']);
});

it('marks a redirect as unused when no visitor has used it for a year', async () => {
  const { db } = site.services();
  const getTimeAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  for (const [id, days] of [
    ['unused', 400],
    ['used-lately', 400],
    ['new', 300],
  ] as const)
    await db
      .insertInto('redirects')
      .values({ id, from_path: `/${id}`, to_address: '/blog', permanent: 1, created_at: getTimeAgo(days) })
      .execute();
  await db
    .insertInto('redirect_hits')
    .values([
      { redirect_id: 'unused', day: getTimeAgo(380).slice(0, 10), count: 3 },
      { redirect_id: 'used-lately', day: getTimeAgo(200).slice(0, 10), count: 3 },
    ])
    .execute();
  const redirects = (await callQuery('redirects.list', { cookie })).result.data as unknown as Record<
    string,
    unknown
  >[];
  expect(redirects.filter(({ idle }) => idle).map(({ from }) => from)).toEqual(['/unused']);
  expect(redirects.find(({ from }) => from === '/used-lately')).toMatchObject({
    uses: 0,
    usedAt: getTimeAgo(200).slice(0, 10),
  });
});

it("doesn't log warnings when visitors follow redirects", () => {
  expect(site.lines).toEqual([]);
});
