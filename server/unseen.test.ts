import { expect, it } from 'vitest';
import { createBlogBody, createCaseInput, createProjectBody } from '../db/test-items';
import { caseSchema } from '../domain/kinds/case';
import { createMenuRow } from '../domain/menus';
import { SHAPE_VERSION } from '../domain/rest/shape';
import { builtInFacts, builtInMenus, builtInPeople } from '../site-data';
import { REQUEST_TYPE } from '../site-data/site.test-kit';
import { createPngDataUrl, testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';

const site = testSite();
const { call, callQuery } = createProcedureClient(site);

/** A null character, a bell, and marks that change the text direction. */
const NAME = 'Pa\u0000u\u0007l \u202egnp\u202c\u2066.exe\u2069';
const SEEN = 'Paul gnp.exe';
const HIDDEN = /\p{Cc}(?<![\t\n\r])|\\u000[07]|[\u202c\u202e\u2066\u2069]/u;

it('strips invisible characters from names, headlines and tags, whatever their source', async () => {
  const { id, token, cookie } = await site.staff();
  const headers = { cookie };
  const taken = async (procedure: string, json: unknown) => {
    const { status, result, error } = await call(procedure, { json, headers });
    expect([procedure, status, error?.message]).toEqual([procedure, 200, undefined]);
    return result.data as unknown;
  };
  expect(await taken('members.changeProfile', { name: NAME, photo: '' })).toMatchObject({ name: SEEN });

  const sent = async (path: string, json: unknown) => {
    const { status, data } = await site.send('POST', path, { json, token });
    expect([path, status, data.message]).toEqual([path, 201, undefined]);
    return data.data.data;
  };
  const cover = await createPngDataUrl(90);
  const project = await sent('/api/v1/projects', {
    ...createProjectBody({ title: NAME, tag: [NAME], client: NAME, heading: NAME }),
    img_preview: { src: cover, alt: NAME },
    projectContent: [{ type: 'title', content: NAME }],
  });
  expect(project).toMatchObject({
    title: SEEN,
    tag: [SEEN],
    client: SEEN,
    projectContent: [{ content: SEEN }],
  });
  const block = { type: 'code', content: `if (a) {\n\t${NAME}\n}`, caption: NAME };
  const article = await sent('/api/v1/blogs', {
    ...createBlogBody({ title: NAME, tag: [NAME], authorName: NAME }),
    articleContent: [block],
  });
  expect(article).toMatchObject({
    authorName: SEEN,
    articleContent: [{ content: `if (a) {\n\t${SEEN}\n}` }],
  });

  const { db } = site.services();
  const picture = await db.selectFrom('media').select('id').executeTakeFirstOrThrow();
  await taken('media.change', { id: picture.id, name: NAME, alt: NAME });
  const built = builtInPeople;
  const people = [{ key: 'new', name: NAME, role: NAME, languages: [NAME], portrait: '', onAbout: true }].map(
    person => ({
      ...person,
      takesRequests: true,
      hours: NAME,
      askAbout: NAME,
      schedulingUrl: '',
      hidden: false,
    }),
  );
  await taken('site.changePeople', { ...built, people, seen: '' });
  const row = { ...createMenuRow('ours'), title: NAME, note: NAME, href: '/process' };
  await taken('site.changeMenus', { menus: { ...builtInMenus, header: [row] }, seen: '' });
  await taken('site.changeFacts', { name: NAME, line: NAME });
  const draft = { kind: 'article', id: 'unseen-draft' };
  await taken('content.saveDraft', { ...draft, shape: SHAPE_VERSION, changes: { title: { to: NAME } } });
  await taken('content.nameMoment', { ...draft, name: NAME });
  const visitor = {
    fullName: NAME,
    companyName: NAME,
    email: 'paul@northlight.test',
    description: NAME,
    department: [REQUEST_TYPE],
  };
  const added = await call('enquiries.add', { json: visitor, headers });
  expect([added.status, added.error?.message]).toEqual([200, undefined]);
  const { id: enquiry } = added.result.data as { id: string };
  const changes = { stage: 'lost', lostReason: NAME, nextStep: NAME };
  await taken('enquiries.update', { updates: [{ id: enquiry, changes }] });
  await taken('enquiries.addNote', { id: enquiry, text: NAME });

  const member = await db.selectFrom('members').select('name').where('id', '=', id).executeTakeFirst();
  expect(member).toEqual({ name: SEEN });
  const tables = await db.introspection.getTables();
  for (const { name } of tables) {
    const rows = await db
      .selectFrom(name as 'members')
      .selectAll()
      .execute();
    for (const row of rows as Record<string, unknown>[]) {
      // A draft’s values are unchecked. Only its title is shown.
      const { values_json: _, ...shown } = row;
      for (const [column, value] of Object.entries(shown))
        expect([name, column, typeof value === 'string' && HIDDEN.test(value)]).toEqual([
          name,
          column,
          false,
        ]);
    }
  }
});

it('removes line breaks from the values of single-line fields', async () => {
  const { cookie } = await site.staff();
  const headers = { cookie };
  const broken = 'Otter\r\n & \u2028 Ash';
  const joined = 'Otter & Ash';
  const saved = async (procedure: string, json: unknown) => {
    const { status, result, error } = await call(procedure, { json, headers });
    expect([procedure, status, error?.message]).toEqual([procedure, 200, undefined]);
    return result.data as unknown;
  };
  const facts = { name: broken, brandSuffix: broken, line: broken };
  expect(await saved('site.changeFacts', facts)).toMatchObject({
    name: joined,
    brandSuffix: joined,
    line: joined,
  });
  expect(await saved('members.changeProfile', { name: broken, photo: '' })).toMatchObject({ name: joined });
  const row = { ...createMenuRow('ours'), title: broken, note: broken, href: '/process' };
  const { seen } = (await callQuery('site.menus', headers)).result.data as { seen: string };
  expect(await saved('site.changeMenus', { menus: { ...builtInMenus, header: [row] }, seen })).toMatchObject({
    site: { menus: { header: [{ title: joined, note: joined }] } },
  });
  const item = caseSchema.parse(createCaseInput({ title: broken, client: broken, heading: broken }));
  expect([item.title, item.client, item.heading]).toEqual([joined, joined, joined]);
  await saved('site.changeFacts', builtInFacts);
});
