import { beforeAll, expect, it } from 'vitest';
import { createArticleInput } from '../db/items.test-kit';
import { getPageEditPath, screens } from '../domain/paths';
import { landings, pages } from '../site-data/pages.test-kit';
import { startSetup } from '../use-cases/site/setup';
import { testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';

const site = testSite();
const { call, callQuery } = createProcedureClient(site);
let headers: { cookie: string };

type Texts = Awaited<ReturnType<ReturnType<typeof site.services>['findOutdatedPages']>>;
const listTexts = async () => (await callQuery('welcome.texts', headers)).result.data as unknown as Texts;
const findTexts = async (id: string) => (await listTexts()).find(page => page.id === id)?.texts ?? [];
const callProcedure = async (procedure: string, json: object) => {
  const { status } = await call(procedure, { json, headers });
  expect([procedure, status]).toEqual([procedure, 200]);
};
const unpublishPage = (id: string) => callProcedure('content.unpublish', { kind: 'page', id });
const publishPage = (id: string) => callProcedure('content.publish', { kind: 'page', id });

/** Saves a page’s fields and publishes it. */
async function savePage(id: string, values: object) {
  const input = encodeURIComponent(JSON.stringify({ kind: 'page', id }));
  const openedValues = (await callQuery(`content.open?input=${input}`, headers)).result?.data.values as
    | Record<string, unknown>
    | undefined;
  const changes = Object.fromEntries(
    Object.entries(values).map(([name, to]) => [name, { from: openedValues?.[name], to }]),
  );
  await callProcedure('content.saveDraft', { kind: 'page', id, changes });
  await publishPage(id);
}

// Picks a page that other built-in pages link to, because adopters may remove pages.
const listLinkingPages = (path: string) =>
  Object.entries(pages).filter(
    ([id, page]) => page.address !== path && JSON.stringify(pages[id]).includes(`"href":"${path}"`),
  );
const [unpublishedScreen = ''] = landings
  .map(({ screen }) => screen)
  .filter(screen => listLinkingPages(screens[screen].path).length > 0);
const unpublishedPath = screens[unpublishedScreen as keyof typeof screens].path;
const unpublishedTitle = pages[unpublishedScreen]?.title ?? '';

beforeAll(async () => {
  await startSetup(site.services().db);
  headers = { cookie: (await site.staff()).cookie };
  await call('welcome.leaveStep', { json: { step: 'name', as: 'done', all: true }, headers });
});

it('lists no outdated texts while all pages are public and the site has its built-in name', async () => {
  expect(await listTexts()).toEqual([]);
  expect((await callQuery('welcome.left', headers)).result.data).toMatchObject({ texts: 0 });
});

it('lists built-in pages that mention an unpublished page until that page is published again', async () => {
  await unpublishPage(unpublishedScreen);
  const outdatedPages = await listTexts();
  expect(outdatedPages.map(({ id }) => id)).toEqual(
    expect.arrayContaining(listLinkingPages(unpublishedPath).map(([id]) => id)),
  );
  expect(outdatedPages.map(({ id }) => id)).not.toContain(unpublishedScreen);
  for (const { id, edit, texts } of outdatedPages)
    for (const text of texts) {
      // Built-in pages drop the link, so only the text remains.
      expect(text).toMatchObject({
        reason: 'mention',
        about: unpublishedTitle,
        quote: expect.stringMatching(/\S/),
      });
      expect([edit, text.href]).toEqual([getPageEditPath(id), `${edit}#${text.field}`]);
    }
  expect((await callQuery('welcome.left', headers)).result.data).toMatchObject({
    texts: outdatedPages.length,
    isEmpty: false,
  });
  await publishPage(unpublishedScreen);
  expect(await listTexts()).toEqual([]);
});

it("lists editors' pages, emails and articles that mention or link to an unpublished page", async () => {
  const section = {
    _id: 's1',
    kind: 'statement',
    variant: 'plain',
    title: 'Said',
    lead: 'In short',
    text: 'At length',
  };
  const ownPage = { meta_description: '', hero: pages.process?.hero ?? pages.services?.hero };
  await savePage('own-page', {
    ...{ ...ownPage, title: 'Ours', address: '/ours' },
    sections: [
      section,
      { ...section, _id: 's2', text: `Ask for our ${unpublishedTitle.toUpperCase()} today` },
    ],
  });
  await savePage('above-page', {
    ...ownPage,
    title: 'Below',
    address: '/below',
    above: [{ _id: 'a', title: 'Up', href: unpublishedPath }],
    sections: [section],
  });
  await callProcedure('articles.create', {
    ...createArticleInput({ title: 'A look back' }),
    story: [{ _id: 'p1', type: 'paragraph', content: `So <a href="${unpublishedPath}">this</a> was it` }],
  });
  const { mails } = (await callQuery('mails.list', headers)).result.data as {
    mails: { name: string; says: object }[];
  };
  const receipt = mails.find(({ name }) => name === 'receipt')?.says;
  await callProcedure('mails.change', {
    mail: 'receipt',
    says: { ...receipt, after: `Read {site}${unpublishedPath} first.` },
  });
  expect(await listTexts()).toEqual([]);

  await unpublishPage(unpublishedScreen);
  expect(await findTexts('own-page')).toMatchObject([
    {
      reason: 'mention',
      field: 'sections.s2.text',
      place: 'Said',
      href: `${getPageEditPath('own-page')}#sections.s2.text`,
    },
  ]);
  expect(await findTexts('above-page')).toMatchObject([{ reason: 'link', field: 'above.a.href' }]);
  expect(await listTexts()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        title: 'A look back',
        texts: [expect.objectContaining({ reason: 'link', quote: 'So this was it.' })],
      }),
      expect.objectContaining({ id: 'mail-receipt', texts: [expect.objectContaining({ field: 'after' })] }),
    ]),
  );
});

it("doesn't list a page with outdated text once an editor has removed the text", async () => {
  await savePage('own-page', {
    sections: [
      { _id: 's1', kind: 'statement', variant: 'plain', title: 'Said', lead: 'In short', text: 'At length' },
    ],
  });
  expect(await findTexts('own-page')).toEqual([]);
});

it('hides outdated texts when the owner accepts them', async () => {
  await callProcedure('welcome.keepTexts', { id: 'above-page', isKept: true });
  expect(await findTexts('above-page')).toEqual([]);
  await callProcedure('welcome.keepTexts', { id: 'above-page', isKept: false });
  expect(await findTexts('above-page')).toHaveLength(1);
  const errorReply = await call('welcome.keepTexts', { json: { id: 'nothing', isKept: true }, headers });
  expect(errorReply.status).toBe(404);
  await publishPage(unpublishedScreen);
});

it("lists pages with the demo site's text once the site has another name", async () => {
  await callProcedure('site.changeFacts', { name: 'Otter & Ash' });
  const id = 'services';
  expect((await findTexts(id))[0]).toMatchObject({
    ...{ reason: 'delivered', place: 'Hero', href: `${getPageEditPath(id)}#hero` },
  });
  expect(await findTexts('people')).toMatchObject([{ place: 'People' }, { place: 'Testimonials' }]);

  // The list contains unchanged parts, and texts by staff that mention the demo agency.
  const { name } = site.services().builtInFacts;
  await savePage(id, { meta_description: `What ${name} does` });
  const textsAfter = await findTexts(id);
  expect(textsAfter).toMatchObject([
    { reason: 'demo', about: name, field: 'meta_description' },
    { reason: 'delivered', field: 'hero' },
    ...Array(textsAfter.length - 2).fill({ reason: 'delivered' }),
  ]);

  // An accepted section leaves the list. The rest of the page stays.
  const { sections: all = [], causes = [] } = (await listTexts()).find(page => page.id === id) ?? {};
  expect(causes.filter(({ part }) => part !== 'meta_description').map(({ part }) => part)).toEqual(
    all.map(({ part }) => part),
  );
  await callProcedure('welcome.keepTexts', { id, part: 'hero', isKept: true });
  expect(await findTexts(id)).toEqual(textsAfter.filter(({ field }) => field !== 'hero'));
  await callProcedure('welcome.keepTexts', { id, part: 'hero', isKept: false });
  expect(await findTexts(id)).toEqual(textsAfter);

  // Nothing is listed once staff have replaced all texts.
  const sections = [
    { _id: 's1', kind: 'statement', variant: 'plain', title: 'Ours', lead: 'In short', text: 'At length' },
  ];
  await savePage(id, {
    meta_description: 'What we do',
    hero: { kind: 'head', variant: 'white', title: ['Ours'], note: 'In our words' },
    sections,
  });
  expect(await findTexts(id)).toEqual([]);

  // A demo figure in a text is listed once the fact has a different value.
  const { stats } = site.services().builtInFacts;
  await savePage(id, { meta_description: `For ${stats.clients}+ clients` });
  expect(await findTexts(id)).toEqual([]);
  await callProcedure('site.changeFacts', { stats: { ...stats, clients: 7 } });
  expect(await findTexts(id)).toMatchObject([{ reason: 'demo', about: `${stats.clients}+` }]);
});

it('stops listing outdated texts once the checklist is dismissed', async () => {
  await callProcedure('welcome.putAway', {});
  expect(await listTexts()).toEqual([]);
});
