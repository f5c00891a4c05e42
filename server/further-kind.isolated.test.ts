import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '../domain/messages';
import { createCopyWithEvent, EVENT_FILES, EVENT_LINES } from './further-kind.test-kit';
import { createMemoryLog } from './media/media.test-kit';

const folder = createCopyWithEvent();
const importModule = <Module>(file: string): Promise<Module> =>
  import(/* @vite-ignore */ path.join(folder, file));
const { SITE_URL, testSite } = await importModule<typeof import('./app.test-kit')>('server/app.test-kit.ts');
const { createProcedureClient } = await importModule<typeof import('./http/trpc.test-kit')>(
  'server/http/trpc.test-kit.ts',
);
const { exportContent } = await importModule<typeof import('./content-files/export')>(
  'server/content-files/export.ts',
);
const { importContent } = await importModule<typeof import('./content-files/import')>(
  'server/content-files/import.ts',
);
const { publishDueItems } = await importModule<typeof import('./jobs/publications')>(
  'server/jobs/publications.ts',
);
afterAll(() => rm(folder, { recursive: true }));

const site = testSite();
const { call, callQuery } = createProcedureClient(site);
let headers: Record<string, string>;
beforeAll(async () => {
  headers = { cookie: (await site.staff()).cookie };
});

const reference = { kind: 'event', id: 'n1' };
const callContent = async (name: string, json: object = reference) => {
  const reply = await call(`content.${name}`, { json, headers });
  expect([name, reply.status, reply.error]).toEqual([name, 200, undefined]);
  return reply.result.data;
};
const query = async (name: string, input: object) =>
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the type of its response
  (await callQuery(`${name}?input=${encodeURIComponent(JSON.stringify(input))}`, headers)).result.data as any;
const getState = async () => (await query('content.open', reference)).state;
const save = (changes: object) => callContent('saveDraft', { ...reference, changes });

it('requires only five files and three changed lines for a new kind', () => {
  expect([EVENT_FILES.length, EVENT_LINES]).toEqual([5, 3]);
});

it('drafts, publishes, finds, schedules, unpublishes, deletes and restores items of a new kind', async () => {
  await save({ title: { to: 'Lanterns at noon' } });
  expect(await getState()).toBe('draft');
  expect(await query('content.checks', reference)).toContainEqual(
    expect.objectContaining({ level: 'stop', path: 'words', message: 'An event says something' }),
  );
  await save({ words: { to: 'They are lit all the same.' } });
  await callContent('publish');
  expect(await getState()).toBe('live');

  await save({ title: { from: 'Lanterns at noon', to: 'Lanterns at dusk' } });
  expect(await getState()).toBe('changed');
  await callContent('nameMoment', { ...reference, name: 'Before dusk' });
  await callContent('publish');
  const { items: versions } = await query('content.history', reference);
  expect(versions.map(({ revision }: { revision?: number }) => revision)).toEqual([2, undefined, 1]);
  const namedVersion = versions.find(({ note }: { note: string }) => note === 'Before dusk');
  expect((await query('content.version', { ...reference, id: namedVersion.id })).title).toBe(
    'Lanterns at dusk',
  );
  const { targets } = await query('content.linkTargets', { q: 'lanterns' });
  expect(targets).toMatchObject([{ kind: 'event', href: '/events/lanterns-at-dusk' }]);
  expect(await query('search.staff', { q: 'dusk lanterns' })).toMatchObject([{ kind: 'event', total: 1 }]);

  const now = Date.now();
  const getDaysFromNow = (n: number) => new Date(now + n * 86_400_000).toISOString();
  await callContent('plan', { ...reference, until: getDaysFromNow(3) });
  const calendar = await query('content.calendar', { from: getDaysFromNow(-1), to: getDaysFromNow(9) });
  expect(calendar.plans).toMatchObject([{ kind: 'event', title: 'Lanterns at dusk', action: 'unpublish' }]);
  expect(calendar.live).toMatchObject([{ kind: 'event', id: 'n1' }]);
  const clock = { now: () => new Date(now + 4 * 86_400_000), schedule: () => () => {} };
  await publishDueItems({ ...site.services(), clock, log: createMemoryLog() });
  expect(await getState()).toBe('unpublished');

  await callContent('publish');
  await callContent('remove');
  expect((await query('content.trash', {})).items).toMatchObject([{ kind: 'event', live: true }]);
  await callContent('restore', { id: 'n1' });
  expect(await getState()).toBe('live');
});

it('applies the permissions of authors and sales to a new kind', async () => {
  const callAs = async (role: 'author' | 'sales', name: string, json: object) => {
    const { cookie } = await site.staff({ role });
    const { status, error } = await call(`content.${name}`, { json, headers: { cookie } });
    return status === 200 ? 'done' : error.message;
  };
  const changes = { title: { from: 'Lanterns at dusk', to: 'Mine' } };
  expect(await callAs('author', 'saveDraft', { ...reference, changes })).toBe(messages.notYourDraft);
  const event = { kind: 'event', id: 'n2', changes: { title: { to: 'Of an author' } } };
  expect(await callAs('author', 'saveDraft', event)).toBe('done');
  expect(await callAs('author', 'publish', { kind: 'event', id: 'n2' })).toBe(messages.roleRefused);
  expect(await callAs('sales', 'saveDraft', event)).toBe(messages.roleRefused);
});

it('includes a new kind in REST, OpenAPI, the sitemap, feeds, admin lists and searches', async () => {
  const { token } = await site.staff();
  const createEvent = (title: string, place: string) =>
    site.send('POST', '/api/v1/events', { token, json: { title, words: `Lamps of ${place}`, place } });
  expect((await createEvent('Evening in Odesa', 'Odesa')).status).toBe(201);
  const { _id } = (await createEvent('Morning in Lviv', 'Lviv')).data.data.data;
  expect((await createEvent('Morning in Lviv!', 'Lviv')).status).toBe(409);
  expect((await site.send('POST', '/api/v1/events', { token, json: { title: 'No words' } })).status).toBe(
    400,
  );

  const filteredResponse = await site.get('/api/v1/events?place=lviv&fields=title,place');
  expect(filteredResponse.data).toMatchObject({
    ...{ results: 1, total: 1 },
    data: { data: [{ title: 'Morning in Lviv', place: 'Lviv' }] },
  });
  const patchResponse = await site.send('PATCH', `/api/v1/events/${_id}`, {
    token,
    json: { title: 'Noon in Lviv' },
  });
  expect(patchResponse.data.data.data).toMatchObject({ slug: 'noon-in-lviv', oldSlugs: ['morning-in-lviv'] });
  expect((await site.get('/api/v1/events/slug/morning-in-lviv')).text).toContain('noon-in-lviv');
  expect((await site.get('/api/v1/openapi.json')).text).toContain('/events/{id}');
  expect((await site.get('/Events/morning-in-lviv/')).headers.location).toBe('/events/noon-in-lviv');

  const sitemap = (await site.get('/sitemap.xml')).text;
  expect(sitemap).toContain(`<loc>${SITE_URL}/events/noon-in-lviv</loc>`);
  expect(sitemap).toContain(`<loc>${SITE_URL}/events</loc>`);
  for (const format of ['rss', 'atom']) {
    const feed = (await site.get(`/events/${format}.xml`)).text;
    expect(feed).toContain('Evenings at the workshop');
    expect(feed).toContain(`${SITE_URL}/events/noon-in-lviv`);
  }
  expect((await site.get('/og/event/noon-in-lviv.png')).headers['content-type']).toBe('image/png');
  expect(await query('events.countFacets', {})).toContainEqual({ label: 'Lviv', count: 1 });
  expect(await query('events.browse', { filters: ['Lviv'], limit: 4 })).toMatchObject({
    ...{ total: 1, items: [{ title: 'Noon in Lviv', words: 'Lamps of Lviv' }] },
    facets: expect.arrayContaining([{ label: 'Lviv', count: 1 }]),
  });
  expect(await query('events.adminList', { q: 'noon' })).toMatchObject({
    total: 1,
    items: [{ state: 'live' }],
  });
  expect(await query('search.site', { q: 'lamps odesa' })).toMatchObject({
    counts: { event: 1 },
    hits: [{ kind: 'event', href: '/events/evening-in-odesa' }],
  });
});

it('preserves items of a new kind in an export and import', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'northlight-further-'));
  try {
    const textBefore = (await site.get('/api/v1/events')).text;
    await exportContent(site.services(), folder);
    expect(await readFile(path.join(folder, 'events/noon-in-lviv.json'), 'utf8')).toContain('Lamps of Lviv');
    await importContent(site.services(), folder, 'replace');
    site.cache().clear();
    expect((await site.get('/api/v1/events')).text).toBe(textBefore);
  } finally {
    await rm(folder, { recursive: true });
  }
});
