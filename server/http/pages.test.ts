import { beforeAll, describe, expect, it } from 'vitest';
import { getStoredPaths } from '../../db/pages';
import { messages } from '../../domain/messages';
import { screens } from '../../domain/paths';
import { pages } from '../../site-data/pages.test-kit';
import { testSite } from '../app.test-kit';
import { createProcedureClient } from './trpc.test-kit';

const site = testSite();
const { call, ask } = createProcedureClient(site);
let owner: { cookie: string };
let author: { cookie: string };
beforeAll(async () => {
  owner = { cookie: (await site.staff()).cookie };
  author = { cookie: (await site.staff({ role: 'author' })).cookie };
});

/** Saves a draft’s fields with their previous values, like the form. */
async function save(id: string, values: object, headers = owner) {
  const before: Record<string, unknown> = (await query('content.open', { kind: 'page', id }))?.values ?? {};
  const changes = Object.fromEntries(
    Object.entries(values).map(([name, to]) => [name, { from: before[name], to }]),
  );
  return call('content.saveDraft', { json: { kind: 'page', id, changes }, headers });
}
const act = (name: string, json: object, headers = owner) => call(name, { json, headers });
const publish = (id: string) => act('content.publish', { kind: 'page', id });
const query = async (name: string, input: object, headers = owner) =>
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the type of its response
  (await ask(`${name}?input=${encodeURIComponent(JSON.stringify(input))}`, headers)).result?.data as any;
const at = (path: string) => query('pages.at', { path });
const listed = async (id: string) =>
  (await query('pages.adminList', {})).find((page: { _id: string }) => page._id === id);

// Every site has this page.
const { path } = screens.process;
const builtIn = pages.process;
const fresh = (address: string, title = 'A page of ours') => ({
  title,
  address,
  meta_description: 'What it says.',
  hero: builtIn?.hero,
  sections: [
    { _id: 's1', kind: 'statement', variant: 'plain', title: 'Said', lead: 'In short', text: 'At length' },
  ],
});
async function made(id: string, address: string) {
  await save(id, fresh(address));
  expect((await publish(id)).status).toBe(200);
}

describe('built-in pages', () => {
  it('shows editors of a built-in page to each other, and returns each change to an editor once', async () => {
    const id = 'services';
    const follow = async (seat: string, mark: string) => {
      const told = { kind: 'page', id, seat, field: 'hero.title', typed: false, mark };
      return (await act('content.follow', told)).result.data as {
        others: { field: string }[];
        item?: { mark: string };
      };
    };
    const { mark } = await query('content.open', { kind: 'page', id });
    expect(await follow('one', mark)).toMatchObject({ others: [] });
    const first = await follow('two', mark);
    expect(first.others).toMatchObject([{ field: 'hero.title' }]);
    expect(first.item).toBeUndefined();

    await save(id, { title: 'What we offer' });
    const { item } = await follow('two', mark);
    expect(item).toMatchObject({ values: { title: 'What we offer' } });
    expect((await follow('two', item?.mark ?? '')).item).toBeUndefined();
    expect((await act('pages.reset', { id })).status).toBe(200);
  });

  it('opens a built-in page with its text and publication state', async () => {
    const opened = await query('content.open', { kind: 'page', id: 'process' });
    expect(opened).toMatchObject({ state: 'live', values: { title: builtIn?.title, address: path } });
    expect(await listed('process')).toMatchObject({
      builtIn: true,
      written: false,
      state: 'live',
      slug: path,
    });
    expect(await at(path)).toBeUndefined();
  });

  it('publishes a draft of a built-in page, and keeps the built-in text in the history', async () => {
    expect((await save('process', { title: 'Our way' })).status).toBe(200);
    expect(await listed('process')).toMatchObject({ state: 'changed', title: 'Our way', written: false });
    expect(await at(path)).toBeUndefined();
    expect((await publish('process')).status).toBe(200);
    expect(await at(path)).toMatchObject({ title: 'Our way', sections: builtIn?.sections });
    expect(await listed('process')).toMatchObject({ state: 'live', written: true });
    const { items } = await query('content.history', { kind: 'page', id: 'process' });
    const first = await query('content.version', { kind: 'page', id: items.at(-1).id });
    expect(first.title).toBe(builtIn?.title);
  });

  it('resets a page to its built-in text, and keeps the replaced text in the history', async () => {
    expect((await act('pages.reset', { id: 'process' })).status).toBe(200);
    expect(await at(path)).toBeUndefined();
    expect(await query('content.open', { kind: 'page', id: 'process' })).toMatchObject({
      state: 'live',
      values: { title: builtIn?.title },
    });
    const { items } = await query('content.history', { kind: 'page', id: 'process' });
    expect(items).toHaveLength(2);
    expect((await act('content.restoreVersion', { kind: 'page', id: items[0].id })).status).toBe(200);
    expect((await publish('process')).status).toBe(200);
    expect(await at(path)).toMatchObject({ title: 'Our way' });
    await act('pages.reset', { id: 'process' });
    expect((await act('pages.reset', { id: 'process' })).error.message).toBe(messages.builtInAlready);
  });

  it('opens, changes, publishes and resets every built-in page', async () => {
    const all = (await query('pages.adminList', {})).filter((page: { builtIn: boolean }) => page.builtIn);
    expect(all.length).toBeGreaterThan(0);
    for (const { _id: id, slug } of all) {
      const { values } = await query('content.open', { kind: 'page', id });
      const { title: written } = values.hero;
      const title = Array.isArray(written) ? written.with(-1, 'changed') : `${written}, changed`;
      expect([id, (await save(id, { hero: { ...values.hero, title } })).status]).toEqual([id, 200]);
      expect([id, (await publish(id)).status]).toEqual([id, 200]);
      expect(await at(slug)).toMatchObject({ ...values, hero: { ...values.hero, title } });
      await act('pages.reset', { id });
      expect(await at(slug)).toBeUndefined();
      expect((await query('content.open', { kind: 'page', id })).values).toEqual(values);
    }
  });

  it('shows an edited closing section while its page is public', async () => {
    const [[id, kind] = ['', '']] = Object.entries(pages).flatMap(([page, { sections }]) =>
      sections.filter(section => 'wish' in section).map(section => [page, section.kind] as const),
    );
    const closing = () => query('pages.closing', { kind });
    expect(await closing()).toBeUndefined();
    const { values } = await query('content.open', { kind: 'page', id });
    const sections = values.sections.map((section: { kind: string }) =>
      section.kind === kind ? { ...section, wish: 'Read our contract.' } : section,
    );
    await save(id, { sections });
    expect(await closing()).toBeUndefined();
    expect((await publish(id)).status).toBe(200);
    expect(await closing()).toMatchObject({ wish: 'Read our contract.' });
    await act('pages.reset', { id });
    expect(await closing()).toBeUndefined();
  });

  it('rejects a changed path of a built-in page', async () => {
    await save('about', { address: '/elsewhere' });
    const { status, error } = await publish('about');
    expect([status, error.message]).toEqual([409, messages.builtInAddress]);
    await act('content.discardDraft', { kind: 'page', id: 'about' });
  });

  it('unpublishes a built-in page, and publishes it again', async () => {
    await act('content.unpublish', { kind: 'page', id: 'services' });
    expect(await listed('services')).toMatchObject({ state: 'unpublished' });
    expect((await getStoredPaths(site.services().db)).gonePaths).toEqual(new Set([screens.services.path]));
    expect((await publish('services')).status).toBe(200);
    expect(await at(screens.services.path)).toMatchObject({ title: pages.services?.title });
    await act('pages.reset', { id: 'services' });
    expect(await listed('services')).toMatchObject({ state: 'live', written: false });
  });

  it.each(['home', 'notFound'])('rejects unpublishing a required page: %s', async id => {
    const { status, error } = await act('content.unpublish', { kind: 'page', id });
    expect([status, error.message]).toEqual([409, messages.pageAlwaysThere]);
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const planned = await act('content.plan', { kind: 'page', id, until });
    expect([planned.status, planned.error.message]).toEqual([409, messages.pageAlwaysThere]);
    expect(await listed(id)).toMatchObject({ state: 'live' });
  });

  it('allows a special hero only on its own page', async () => {
    const heads = Object.fromEntries(Object.entries(pages).map(([id, { hero }]) => [id, hero]));
    const refused = async (id: string, hero: unknown) => {
      await save(id, { hero });
      const { status, error } = await publish(id);
      await act('content.discardDraft', { kind: 'page', id });
      return [status, error?.data.errors];
    };
    expect(await refused('contact', heads.cases)).toEqual([
      400,
      [{ path: 'hero.kind', message: messages.headElsewhere }],
    ]);
    expect(await refused('services', heads.notFound)).toEqual([
      400,
      [{ path: 'hero.kind', message: messages.headElsewhere }],
    ]);
    expect(await refused('notFound', heads.services)).toEqual([
      400,
      [{ path: 'hero.kind', message: messages.headElsewhere }],
    ]);
  });

  it('excludes the not-found page from the search', async () => {
    const finds = async () => (await site.get('/api/v1/search?q=bearing')).text;
    await save('notFound', { title: 'Lost the bearing' });
    expect((await publish('notFound')).status).toBe(200);
    expect(await finds()).not.toContain(screens.notFound.path);
    await act('pages.reset', { id: 'notFound' });
    expect(await finds()).not.toContain(screens.notFound.path);
  });

  it('rejects deleting a built-in page', async () => {
    expect((await act('pages.remove', { id: 'about' })).error.message).toBe(messages.builtInStays);
  });

  it('rejects changes to a built-in page by an author', async () => {
    expect((await save('about', { title: 'Mine' }, author)).status).toBe(403);
  });
});

describe('created pages', () => {
  it('accepts the path of an unpublished page for a new page', async () => {
    const address = '/handed-on';
    const [first, second] = ['c1'.repeat(12), 'c2'.repeat(12)];
    const isGone = async () => (await getStoredPaths(site.services().db)).gonePaths.has(address);
    await made(first, address);
    await act('content.unpublish', { kind: 'page', id: first });
    expect(await isGone()).toBe(true);
    await made(second, address);
    expect(await isGone()).toBe(false);
    await act('content.unpublish', { kind: 'page', id: second });
    expect(await isGone()).toBe(true);
  });

  it('accepts a page path of three parts, and lists the page in the sitemap', async () => {
    await made('own1', '/industries/ports/berths');
    expect(await at('/industries/ports/berths')).toMatchObject({ title: 'A page of ours' });
    expect((await site.get('/sitemap.xml')).text).toContain('/industries/ports/berths</loc>');
  });

  it('redirects from the old path of a moved page', async () => {
    await save('own1', { address: '/ports' });
    expect((await publish('own1')).status).toBe(200);
    const { status, headers } = await site.get('/industries/ports/berths?utm=1');
    expect([status, headers.location]).toEqual([301, '/ports?utm=1']);
    expect((await site.get('/sitemap.xml')).text).not.toContain('/berths');
  });

  it.each([
    ['/admin/secrets', 'URLs that begin like this are reserved'],
    ['/uk', 'URLs that begin like this are reserved'],
    ['/uk/poslugy', 'URLs that begin like this are reserved'],
    ['/cases/one', 'URLs that begin like this are reserved'],
    ['/services', 'The site already has a page at this URL'],
    ['/process/services', 'This URL already redirects to a page of the site'],
    [
      'ports',
      'Use a slash and up to three parts of lower-case letters, digits and hyphens, like /services/audits',
    ],
    [
      '/a/b/c/d',
      'Use a slash and up to three parts of lower-case letters, digits and hyphens, like /services/audits',
    ],
    ['/ports', messages.addressTaken],
  ])('rejects the path %s of a new page with a message', async (address, message) => {
    expect(await query('pages.addressProblem', { id: 'own2', path: address })).toEqual({ problem: message });
    await save('own2', fresh(address));
    const { status, error } = await publish('own2');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(error.data.errors).toMatchObject([{ path: 'address' }]);
  });

  it('redirects from the path of a deleted page until it is restored, but never in a loop', async () => {
    await made('own3', '/harbour');
    const circle = await act('pages.remove', { id: 'own3', target: '/harbour' });
    expect([circle.status, circle.error.message]).toEqual([409, messages.wayLoops]);
    const away = await act('pages.remove', { id: 'own3', target: '//evil.example' });
    expect(away.status).toBe(400);
    expect((await act('pages.remove', { id: 'own3', target: '/ports' })).status).toBe(200);
    expect((await site.get('/harbour')).headers.location).toBe('/ports');
    expect(await query('redirects.list', {})).toMatchObject([{ from: '/harbour', to: '/ports' }]);
    expect((await query('content.trash', { kind: 'page' })).items).toMatchObject([{ path: '/harbour' }]);
    expect((await act('content.restore', { id: 'own3' })).status).toBe(200);
    expect(await at('/harbour')).toMatchObject({ title: 'A page of ours' });
    expect(await query('redirects.list', {})).toEqual([]);
  });

  it('finds a created page in the search until the page is deleted', async () => {
    const finds = async () => (await site.get('/api/v1/search?q=length')).text;
    expect(await finds()).toContain('/harbour');
    await act('pages.remove', { id: 'own3' });
    expect(await finds()).not.toContain('/harbour');
  });
});
