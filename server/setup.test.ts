import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { markExample } from '../db/examples';
import { createCaseInput } from '../db/items.test-kit';
import { assignMedia } from '../db/media';
import { itemStores } from '../db/stores';
import { getSite } from '../domain/current-site';
import { listLinks } from '../domain/nav';
import { screens } from '../domain/paths';
import { SHAPE_VERSION } from '../domain/rest/shape';
import { dropGoneLinks } from '../domain/sections/drop-gone-links';
import { getSection, landings } from '../site-data/pages.test-kit';
import type { RouterOutputs } from '../trpc/client';
import { startSetup } from '../use-cases/site/setup';
import { createPng, testSite } from './app.test-kit';
import { createFirstMember } from './first-member';
import { createProcedureClient } from './http/trpc.test-kit';

const site = testSite();
const { call, callQuery } = createProcedureClient(site);
const password = 'a password of some length';
const email = 'ines@otter.example';
let cookie: string;

const signIn = async (memberEmail = email) =>
  (await call('members.signIn', { json: { email: memberEmail, password } })).result.data;
const getProgress = async () =>
  (await callQuery('welcome.now', { cookie })).result.data as RouterOutputs['welcome']['now'];
const getChecklist = async () => (await callQuery('welcome.left', { cookie })).result.data;
const setStep = (step: string, state: string, isForAll = false) =>
  call('welcome.leaveStep', { json: { step, as: state, all: isForAll }, headers: { cookie } });
const changeOffers = (offers: string[]) =>
  call('welcome.changeOffers', { json: { offered: offers }, headers: { cookie } });

const storeCase = async (title: string) =>
  (await itemStores.case.insert(site.services().db, createCaseInput({ title }), { now: new Date() }))._id;

beforeAll(async () => {
  const { db } = site.services();
  await createFirstMember(db, { admin: { email, password } }, () => {});
  ({ cookie } = await site.staff());
});

describe('the owner of a fresh site', () => {
  it('offers setup only to the owner of a new site', async () => {
    expect(await signIn()).toMatchObject({ kind: 'signed_in', welcome: true });
    const editor = await site.staff({ role: 'editor', password });
    expect(await signIn(editor.email)).toMatchObject({ welcome: false });
  });

  it('offers setup until the last step is completed', async () => {
    await setStep('name', 'done');
    await setStep('colour', 'later');
    expect(await getProgress()).toMatchObject({ steps: { name: 'done', colour: 'later' }, ended: false });
    // Postponing a completed step doesn’t reset it.
    await setStep('name', 'later');
    expect(await signIn()).toMatchObject({ welcome: true });
    expect((await callQuery('welcome.awaits', { cookie })).result.data).toBe(true);
    await setStep('start', 'done');
    expect(await signIn()).toMatchObject({ welcome: false });
    expect(await getChecklist()).toMatchObject({
      ended: true,
      later: ['colour', 'contact', 'people', 'offer'],
    });
  });
});

describe('a site configured before the first sign-in', () => {
  it('skips setup on a site that was configured before the first sign-in', async () => {
    const { db } = site.services();
    const resetAndSignIn = async () => {
      await db.deleteFrom('settings').where('name', '=', 'welcome').execute();
      await startSetup(db);
      return (await signIn()).welcome;
    };
    expect(await resetAndSignIn()).toBe(true);
    const id = await storeCase('A case of our own');
    expect(await resetAndSignIn()).toBe(false);
    await markExample(db, 'case', id);
    expect(await resetAndSignIn()).toBe(true);
    await call('site.changeFacts', { json: { phone: '+1 555 010 0199' }, headers: { cookie } });
    expect(await resetAndSignIn()).toBe(false);
    await db.deleteFrom('site_parts').execute();
    await db.deleteFrom('items').execute();
    await resetAndSignIn();
  });
});

describe('a service that is not offered', () => {
  const listHrefs = () => [
    ...getSite()
      .menus.header.flatMap(item => ('entries' in item ? listLinks(item) : [item]))
      .map(({ href }) => href),
    ...getSite().menus.footer.flatMap(({ links }) => links.map(({ href }) => href)),
  ];
  const listCells = () =>
    dropGoneLinks(getSection('services', 'pictures touching'), getSite().gonePaths).items.flatMap(
      ({ href }) => href ?? [],
    );

  it("hides the page of a service and all links to it while the service isn't offered", async () => {
    const offerIds = (await getProgress()).offers.map(({ id }) => id);
    expect(offerIds).toEqual(
      landings.map(({ screen }) => screen).sort((a, b) => offerIds.indexOf(a) - offerIds.indexOf(b)),
    );
    expect(offerIds).not.toContain('services');
    const linksBefore = listHrefs();
    // Picks a service that a built-in page also links to.
    const cellPath =
      listCells().find(href => landings.some(({ screen }) => screens[screen].path === href)) ?? '';
    const takenOffer = landings.find(({ screen }) => screens[screen].path === cellPath)?.screen ?? '';
    const { title } = (await getProgress()).offers.find(({ id }) => id === takenOffer) ?? { title: '' };
    expect([linksBefore.includes(cellPath), listCells().includes(cellPath)]).toEqual([true, true]);

    expect((await changeOffers(offerIds.filter(id => id !== takenOffer))).status).toBe(200);
    expect([listHrefs().includes(cellPath), listCells().includes(cellPath)]).toEqual([false, false]);
    expect((await site.get('/sitemap.xml')).text).not.toContain(cellPath);
    const searchResponse = await site.get(`/api/v1/search?q=${encodeURIComponent(title)}`);
    expect(searchResponse.text).not.toContain(`"${cellPath}"`);
    const deadLinks = (await callQuery('redirects.deadLinks', { cookie })).result.data;
    expect(JSON.stringify(deadLinks)).not.toContain(cellPath);

    expect((await changeOffers(offerIds)).status).toBe(200);
    expect(listHrefs()).toEqual(linksBefore);
    expect([listCells().includes(cellPath), getSite().gonePaths]).toEqual([true, undefined]);
    expect((await site.get('/sitemap.xml')).text).toContain(cellPath);
  });

  it("rejects an offer when its page isn't a service", async () => {
    expect((await changeOffers(['services'])).status).toBe(404);
  });
});

describe('examples', () => {
  /** Stores a case with an image and marks it as an example, like seeding. */
  async function storeExample(title: string, red: number) {
    const { db, images } = site.services();
    const { url } = await images.store(await createPng(red), `${title}.png`);
    const image = { src: url, pixel: '', alt: title };
    const item = await itemStores.case.insert(db, createCaseInput({ title, cover: image }), {
      now: new Date(),
    });
    await assignMedia(db, item._id, [url]);
    await markExample(db, 'case', item._id);
    return { id: item._id, url };
  }

  async function findTablesWith(word: string): Promise<string[]> {
    const { db } = site.services();
    const tables = await sql<{ name: string }>`
      select name from sqlite_schema where type = 'table' and sql not like '%virtual%'`.execute(db);
    const foundItems = [];
    for (const { name } of tables.rows) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
      if (JSON.stringify(rows).toLowerCase().includes(word)) foundItems.push(name);
    }
    return foundItems;
  }

  it('excludes an example from the erasable examples when an editor has changed it', async () => {
    const { db } = site.services();
    const changedExample = await storeExample('Changed since', 50);
    const unchangedExample = await storeExample('As it came', 51);
    await db.updateTable('items').set({ revision: 2 }).where('id', '=', changedExample.id).execute();
    expect((await getProgress()).examples).toEqual({ cases: 1, articles: 0 });
    const listReply = await callQuery('cases.adminList', { cookie });
    expect(
      (listReply.result.data.items as { _id: string; example: boolean }[]).filter(item => item.example),
    ).toEqual([expect.objectContaining({ _id: unchangedExample.id })]);
  });

  it('erases all data of the examples, except images that other items use', async () => {
    const { db } = site.services();
    const callAs = (procedure: string, json: object) => call(procedure, { json, headers: { cookie } });
    const liveExample = await storeExample('Zanzibar ferries', 52);
    const trashedExample = await storeExample('Zanzibar tides', 53);
    const sharedExample = await storeExample('Lamu ledger', 54);
    // Each of these actions leaves data about the examples.
    await callAs('content.remove', { kind: 'case', id: trashedExample.id });
    await callAs('redirects.add', { from: '/ferries', to: '/cases/zanzibar-ferries', permanent: true });
    const { id: imageId } = await db
      .selectFrom('media')
      .select('id')
      .where('url', '=', liveExample.url)
      .executeTakeFirstOrThrow();
    await callAs('media.change', { id: imageId, alt: 'A ferry to Zanzibar' });
    await callAs('content.saveDraft', {
      kind: 'case',
      id: liveExample.id,
      shape: SHAPE_VERSION,
      changes: { heading: { from: 'Automation without code', to: 'Zanzibar, changed' } },
    });
    await callAs('content.discardDraft', { kind: 'case', id: liveExample.id });
    // A case that staff wrote uses an example’s image.
    const image = { src: sharedExample.url, pixel: '', alt: 'A ledger' };
    await callAs('cases.create', { ...createCaseInput({ title: 'Our own', cover: image }) });
    expect(await findTablesWith('zanzibar')).not.toEqual([]);

    const removeReply = await callAs('welcome.removeExamples', {});
    expect(removeReply.result.data).toEqual({ removed: 4 });
    expect((await getProgress()).examples).toEqual({ cases: 0, articles: 0 });
    await expect.poll(() => findTablesWith('zanzibar')).toEqual([]);
    await expect
      .poll(() => site.files().filter(name => /zanzibar|lamu|changed-since/.test(name)))
      .toEqual(expect.arrayContaining([expect.stringContaining('lamu'), expect.stringContaining('changed')]));
    expect(site.files().filter(name => name.includes('zanzibar'))).toEqual([]);
    expect(await db.selectFrom('trash').select('title').execute()).toEqual([]);
    const titles = (await db.selectFrom('items').select('title').execute()).map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Changed since', 'Our own']));
    expect((await site.get('/cases/zanzibar-ferries')).status).toBe(302);
    const activity = await db.selectFrom('activity').select('subject_title').execute();
    expect(activity).toContainEqual({ subject_title: '4 examples' });
  });
});

describe('the checklist', () => {
  it('shows the current state of the setup checklist until the checklist is dismissed', async () => {
    await setStep('name', 'done', true);
    expect(await getChecklist()).toMatchObject({
      later: ['colour', 'contact', 'people', 'offer', 'start'],
      mail: { isConfigured: false },
      hasTwoFactor: false,
      words: { examples: 0, own: 2 },
      isEmpty: false,
    });
    // The demo agency’s facts are listed once the site has its own name.
    expect(await getChecklist()).toMatchObject({ facts: [] });
    await call('site.changeFacts', {
      json: { name: 'Otter & Ash', phone: '+1 555 010 0100' },
      headers: { cookie },
    });
    const { facts } = await getChecklist();
    expect(facts).toEqual(expect.arrayContaining(['the reference prefix', 'the profiles', 'the address']));
    expect(facts).not.toContain('the telephone number');
    // Languages are listed only after the country changes.
    expect(facts).not.toContain('the languages');
    const address = { ...getSite().address, country: 'Elsewhere', countryCode: 'XX' };
    await call('site.changeFacts', { json: { address }, headers: { cookie } });
    expect(await getChecklist()).toMatchObject({ facts: expect.arrayContaining(['the languages']) });
    await call('welcome.putAway', { headers: { cookie } });
    expect(await getChecklist()).toBe(null);
  });
});

it('still returns the site facts after the menus have changed', async () => {
  const { menus, seen } = (await callQuery('site.menus', { cookie })).result
    .data as RouterOutputs['site']['menus'];
  const button = { title: 'Write', href: '/contact-us' };
  await call('site.changeMenus', {
    json: { menus: { ...menus, button }, seen },
    headers: { cookie },
  });
  expect((await callQuery('site.facts', { cookie })).status).toBe(200);
});
