import { beforeAll, describe, expect, it } from 'vitest';
import { getStoredPaths } from '../../db/pages';
import { messages } from '../../domain/messages';
import { screens } from '../../domain/paths';
import { pages } from '../../site-data/pages.test-kit';
import { testSite } from '../app.test-kit';
import { createProcedureClient } from './trpc.test-kit';

const site = testSite();
const { call, callQuery } = createProcedureClient(site);
let owner: { cookie: string };
let author: { cookie: string };
beforeAll(async () => {
  owner = { cookie: (await site.staff()).cookie };
  author = { cookie: (await site.staff({ role: 'author' })).cookie };
});

/** Saves a draft’s fields with their previous values, as the form does. */
async function savePage(id: string, values: object, headers = owner) {
  const currentValues: Record<string, unknown> =
    (await query('content.open', { kind: 'page', id }))?.values ?? {};
  const changes = Object.fromEntries(
    Object.entries(values).map(([name, to]) => [name, { from: currentValues[name], to }]),
  );
  return call('content.saveDraft', { json: { kind: 'page', id, changes }, headers });
}
const callProcedure = (name: string, json: object, headers = owner) => call(name, { json, headers });
const publish = (id: string) => callProcedure('content.publish', { kind: 'page', id });
const query = async (name: string, input: object, headers = owner) => {
  const { result } = await callQuery(`${name}?input=${encodeURIComponent(JSON.stringify(input))}`, headers);
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the type of its response
  return result?.data as any;
};
const getPageAt = (path: string) => query('pages.at', { path });
const findListedPage = async (id: string) =>
  (await query('pages.adminList', {})).find((page: { _id: string }) => page._id === id);

// Every site has this page.
const { path } = screens.process;
const builtIn = pages.process;
const createPage = (address: string, title = 'A page of ours') => ({
  title,
  address,
  meta_description: 'What it says.',
  hero: builtIn?.hero,
  sections: [
    { _id: 's1', kind: 'statement', variant: 'plain', title: 'Said', lead: 'In short', text: 'At length' },
  ],
});
async function createAndPublish(id: string, address: string) {
  await savePage(id, createPage(address));
  expect((await publish(id)).status).toBe(200);
}

describe('built-in pages', () => {
  it("shows editors of a built-in page each other's presence and changes", async () => {
    const id = 'services';
    const poll = async (seat: string, etag: string) => {
      const pollInput = { kind: 'page', id, seat, field: 'hero.title', typed: false, mark: etag };
      return (await callProcedure('content.follow', pollInput)).result.data as {
        others: { field: string }[];
        item?: { mark: string };
      };
    };
    const { mark } = await query('content.open', { kind: 'page', id });
    expect(await poll('one', mark)).toMatchObject({ others: [] });
    const firstPoll = await poll('two', mark);
    expect(firstPoll.others).toMatchObject([{ field: 'hero.title' }]);
    expect(firstPoll.item).toBeUndefined();

    await savePage(id, { title: 'What we offer' });
    const { item } = await poll('two', mark);
    expect(item).toMatchObject({ values: { title: 'What we offer' } });
    expect((await poll('two', item?.mark ?? '')).item).toBeUndefined();
    expect((await callProcedure('pages.reset', { id })).status).toBe(200);
  });

  it('opens a built-in page with its text and publication state', async () => {
    const openedPage = await query('content.open', { kind: 'page', id: 'process' });
    expect(openedPage).toMatchObject({ state: 'live', values: { title: builtIn?.title, address: path } });
    expect(await findListedPage('process')).toMatchObject({
      builtIn: true,
      written: false,
      state: 'live',
      slug: path,
    });
    expect(await getPageAt(path)).toBeUndefined();
  });

  it('publishes a draft of a built-in page, and keeps the built-in text in the history', async () => {
    expect((await savePage('process', { title: 'Our way' })).status).toBe(200);
    expect(await findListedPage('process')).toMatchObject({
      state: 'changed',
      title: 'Our way',
      written: false,
    });
    expect(await getPageAt(path)).toBeUndefined();
    expect((await publish('process')).status).toBe(200);
    expect(await getPageAt(path)).toMatchObject({ title: 'Our way', sections: builtIn?.sections });
    expect(await findListedPage('process')).toMatchObject({ state: 'live', written: true });
    const { items } = await query('content.history', { kind: 'page', id: 'process' });
    const firstVersion = await query('content.version', { kind: 'page', id: items.at(-1).id });
    expect(firstVersion.title).toBe(builtIn?.title);
  });

  it('resets a page to its built-in text, and keeps the replaced text in the history', async () => {
    expect((await callProcedure('pages.reset', { id: 'process' })).status).toBe(200);
    expect(await getPageAt(path)).toBeUndefined();
    expect(await query('content.open', { kind: 'page', id: 'process' })).toMatchObject({
      state: 'live',
      values: { title: builtIn?.title },
    });
    const { items } = await query('content.history', { kind: 'page', id: 'process' });
    expect(items).toHaveLength(2);
    expect((await callProcedure('content.restoreVersion', { kind: 'page', id: items[0].id })).status).toBe(
      200,
    );
    expect((await publish('process')).status).toBe(200);
    expect(await getPageAt(path)).toMatchObject({ title: 'Our way' });
    await callProcedure('pages.reset', { id: 'process' });
    expect((await callProcedure('pages.reset', { id: 'process' })).error.message).toBe(
      messages.builtInAlready,
    );
  });

  it('supports opening, changing, publishing and resetting every built-in page', async () => {
    const builtInItems = (await query('pages.adminList', {})).filter(
      (page: { builtIn: boolean }) => page.builtIn,
    );
    expect(builtInItems.length).toBeGreaterThan(0);
    for (const { _id: id, slug } of builtInItems) {
      const { values } = await query('content.open', { kind: 'page', id });
      const { title: writtenTitle } = values.hero;
      const title = Array.isArray(writtenTitle)
        ? writtenTitle.with(-1, 'changed')
        : `${writtenTitle}, changed`;
      expect([id, (await savePage(id, { hero: { ...values.hero, title } })).status]).toEqual([id, 200]);
      expect([id, (await publish(id)).status]).toEqual([id, 200]);
      expect(await getPageAt(slug)).toMatchObject({ ...values, hero: { ...values.hero, title } });
      await callProcedure('pages.reset', { id });
      expect(await getPageAt(slug)).toBeUndefined();
      expect((await query('content.open', { kind: 'page', id })).values).toEqual(values);
    }
  });

  it('returns an edited closing section from publication until the page is reset', async () => {
    const [[id, kind] = ['', '']] = Object.entries(pages).flatMap(([page, { sections }]) =>
      sections.filter(section => 'wish' in section).map(section => [page, section.kind] as const),
    );
    const getClosing = () => query('pages.closing', { kind });
    expect(await getClosing()).toBeUndefined();
    const { values } = await query('content.open', { kind: 'page', id });
    const sections = values.sections.map((section: { kind: string }) =>
      section.kind === kind ? { ...section, wish: 'Read our contract.' } : section,
    );
    await savePage(id, { sections });
    expect(await getClosing()).toBeUndefined();
    expect((await publish(id)).status).toBe(200);
    expect(await getClosing()).toMatchObject({ wish: 'Read our contract.' });
    await callProcedure('pages.reset', { id });
    expect(await getClosing()).toBeUndefined();
  });

  it('rejects a changed path of a built-in page', async () => {
    await savePage('about', { address: '/elsewhere' });
    const { status, error } = await publish('about');
    expect([status, error.message]).toEqual([409, messages.builtInAddress]);
    await callProcedure('content.discardDraft', { kind: 'page', id: 'about' });
  });

  it('publishes a built-in page again after it is unpublished', async () => {
    await callProcedure('content.unpublish', { kind: 'page', id: 'services' });
    expect(await findListedPage('services')).toMatchObject({ state: 'unpublished' });
    expect((await getStoredPaths(site.services().db)).gonePaths).toEqual(new Set([screens.services.path]));
    expect((await publish('services')).status).toBe(200);
    expect(await getPageAt(screens.services.path)).toMatchObject({ title: pages.services?.title });
    await callProcedure('pages.reset', { id: 'services' });
    expect(await findListedPage('services')).toMatchObject({ state: 'live', written: false });
  });

  it.each(['home', 'notFound'])('rejects unpublishing a required page: %s', async id => {
    const { status, error } = await callProcedure('content.unpublish', { kind: 'page', id });
    expect([status, error.message]).toEqual([409, messages.pageAlwaysThere]);
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const planReply = await callProcedure('content.plan', { kind: 'page', id, until: expiresAt });
    expect([planReply.status, planReply.error.message]).toEqual([409, messages.pageAlwaysThere]);
    expect(await findListedPage(id)).toMatchObject({ state: 'live' });
  });

  it('rejects a special hero on any page but its own', async () => {
    const heads = Object.fromEntries(Object.entries(pages).map(([id, { hero }]) => [id, hero]));
    const saveHero = async (id: string, hero: unknown) => {
      await savePage(id, { hero });
      const { status, error } = await publish(id);
      await callProcedure('content.discardDraft', { kind: 'page', id });
      return [status, error?.data.errors];
    };
    expect(await saveHero('contact', heads.cases)).toEqual([
      400,
      [{ path: 'hero.kind', message: messages.headElsewhere }],
    ]);
    expect(await saveHero('services', heads.notFound)).toEqual([
      400,
      [{ path: 'hero.kind', message: messages.headElsewhere }],
    ]);
    expect(await saveHero('notFound', heads.services)).toEqual([
      400,
      [{ path: 'hero.kind', message: messages.headElsewhere }],
    ]);
  });

  it('excludes the not-found page from the search', async () => {
    const searchSite = async () => (await site.get('/api/v1/search?q=bearing')).text;
    await savePage('notFound', { title: 'Lost the bearing' });
    expect((await publish('notFound')).status).toBe(200);
    expect(await searchSite()).not.toContain(screens.notFound.path);
    await callProcedure('pages.reset', { id: 'notFound' });
    expect(await searchSite()).not.toContain(screens.notFound.path);
  });

  it('rejects deleting a built-in page', async () => {
    expect((await callProcedure('pages.remove', { id: 'about' })).error.message).toBe(messages.builtInStays);
  });

  it('rejects changes to a built-in page by an author', async () => {
    expect((await savePage('about', { title: 'Mine' }, author)).status).toBe(403);
  });
});

describe('created pages', () => {
  it('accepts the path of an unpublished page for a new page', async () => {
    const path = '/handed-on';
    const [firstId, secondId] = ['c1'.repeat(12), 'c2'.repeat(12)];
    const isPathGone = async () => (await getStoredPaths(site.services().db)).gonePaths.has(path);
    await createAndPublish(firstId, path);
    await callProcedure('content.unpublish', { kind: 'page', id: firstId });
    expect(await isPathGone()).toBe(true);
    await createAndPublish(secondId, path);
    expect(await isPathGone()).toBe(false);
    await callProcedure('content.unpublish', { kind: 'page', id: secondId });
    expect(await isPathGone()).toBe(true);
  });

  it('accepts a path of three parts for a new page', async () => {
    await createAndPublish('own1', '/industries/ports/berths');
    expect(await getPageAt('/industries/ports/berths')).toMatchObject({ title: 'A page of ours' });
    expect((await site.get('/sitemap.xml')).text).toContain('/industries/ports/berths</loc>');
  });

  it('redirects from the old path of a page when the page is moved', async () => {
    await savePage('own1', { address: '/ports' });
    expect((await publish('own1')).status).toBe(200);
    const { status, headers } = await site.get('/industries/ports/berths?utm=1');
    expect([status, headers.location]).toEqual([301, '/ports?utm=1']);
    expect((await site.get('/sitemap.xml')).text).not.toContain('/berths');
  });

  it.each([
    ['/admin/secrets', 'URLs that begin like this are reserved. Choose another URL.'],
    ['/uk', 'URLs that begin like this are reserved. Choose another URL.'],
    ['/uk/poslugy', 'URLs that begin like this are reserved. Choose another URL.'],
    ['/cases/one', 'URLs that begin like this are reserved. Choose another URL.'],
    ['/services', 'The site already has a page at this URL. Choose another URL.'],
    ['/process/services', 'This URL already redirects to a page of the site. Choose another URL.'],
    [
      'ports',
      'Use a slash and up to three parts of lower-case letters, digits and hyphens, like /services/audits',
    ],
    [
      '/a/b/c/d',
      'Use a slash and up to three parts of lower-case letters, digits and hyphens, like /services/audits',
    ],
    ['/ports', messages.addressTaken],
  ])('rejects the path %s of a new page with a message', async (path, message) => {
    expect(await query('pages.addressProblem', { id: 'own2', path })).toEqual({ problem: message });
    await savePage('own2', createPage(path));
    const { status, error } = await publish('own2');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(error.data.errors).toMatchObject([{ path: 'address' }]);
  });

  it('redirects from the path of a deleted page until the page is restored', async () => {
    await createAndPublish('own3', '/harbour');
    const circularReply = await callProcedure('pages.remove', { id: 'own3', target: '/harbour' });
    expect([circularReply.status, circularReply.error.message]).toEqual([409, messages.wayLoops]);
    const foreignReply = await callProcedure('pages.remove', { id: 'own3', target: '//evil.example' });
    expect(foreignReply.status).toBe(400);
    expect((await callProcedure('pages.remove', { id: 'own3', target: '/ports' })).status).toBe(200);
    expect((await site.get('/harbour')).headers.location).toBe('/ports');
    expect(await query('redirects.list', {})).toMatchObject([{ from: '/harbour', to: '/ports' }]);
    expect((await query('content.trash', { kind: 'page' })).items).toMatchObject([{ path: '/harbour' }]);
    expect((await callProcedure('content.restore', { id: 'own3' })).status).toBe(200);
    expect(await getPageAt('/harbour')).toMatchObject({ title: 'A page of ours' });
    expect(await query('redirects.list', {})).toEqual([]);
  });

  it('finds a created page in the search until the page is deleted', async () => {
    const searchSite = async () => (await site.get('/api/v1/search?q=length')).text;
    expect(await searchSite()).toContain('/harbour');
    await callProcedure('pages.remove', { id: 'own3' });
    expect(await searchSite()).not.toContain('/harbour');
  });
});
