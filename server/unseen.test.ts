import { expect, it } from 'vitest';
import { createBlogBody, createCaseInput, createProjectBody } from '../db/items.test-kit';
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
const NAME_WITH_CONTROLS = 'Pa\u0000u\u0007l \u202egnp\u202c\u2066.exe\u2069';
const VISIBLE_NAME = 'Paul gnp.exe';
const HIDDEN_CHARACTER_PATTERN = /\p{Cc}(?<![\t\n\r])|\\u000[07]|[\u202c\u202e\u2066\u2069]/u;

it('strips invisible characters from names, headlines and tags, whatever their source', async () => {
  const { id, token, cookie } = await site.staff();
  const headers = { cookie };
  const expectAccepted = async (procedure: string, json: unknown) => {
    const { status, result, error } = await call(procedure, { json, headers });
    expect([procedure, status, error?.message]).toEqual([procedure, 200, undefined]);
    return result.data as unknown;
  };
  expect(
    await expectAccepted('members.changeProfile', { name: NAME_WITH_CONTROLS, photo: '' }),
  ).toMatchObject({ name: VISIBLE_NAME });

  const postItem = async (path: string, json: unknown) => {
    const { status, data } = await site.send('POST', path, { json, token });
    expect([path, status, data.message]).toEqual([path, 201, undefined]);
    return data.data.data;
  };
  const cover = await createPngDataUrl(90);
  const project = await postItem('/api/v1/projects', {
    ...createProjectBody({
      title: NAME_WITH_CONTROLS,
      tag: [NAME_WITH_CONTROLS],
      client: NAME_WITH_CONTROLS,
      heading: NAME_WITH_CONTROLS,
    }),
    img_preview: { src: cover, alt: NAME_WITH_CONTROLS },
    projectContent: [{ type: 'title', content: NAME_WITH_CONTROLS }],
  });
  expect(project).toMatchObject({
    title: VISIBLE_NAME,
    tag: [VISIBLE_NAME],
    client: VISIBLE_NAME,
    projectContent: [{ content: VISIBLE_NAME }],
  });
  const block = {
    type: 'code',
    content: `if (a) {\n\t${NAME_WITH_CONTROLS}\n}`,
    caption: NAME_WITH_CONTROLS,
  };
  const article = await postItem('/api/v1/blogs', {
    ...createBlogBody({
      title: NAME_WITH_CONTROLS,
      tag: [NAME_WITH_CONTROLS],
      authorName: NAME_WITH_CONTROLS,
    }),
    articleContent: [block],
  });
  expect(article).toMatchObject({
    authorName: VISIBLE_NAME,
    articleContent: [{ content: `if (a) {\n\t${VISIBLE_NAME}\n}` }],
  });

  const { db } = site.services();
  const image = await db.selectFrom('media').select('id').executeTakeFirstOrThrow();
  await expectAccepted('media.change', { id: image.id, name: NAME_WITH_CONTROLS, alt: NAME_WITH_CONTROLS });
  const currentPeople = builtInPeople;
  const people = [
    {
      key: 'new',
      name: NAME_WITH_CONTROLS,
      role: NAME_WITH_CONTROLS,
      languages: [NAME_WITH_CONTROLS],
      portrait: '',
      onAbout: true,
    },
  ].map(person => ({
    ...person,
    takesRequests: true,
    hours: NAME_WITH_CONTROLS,
    askAbout: NAME_WITH_CONTROLS,
    schedulingUrl: '',
    hidden: false,
  }));
  await expectAccepted('site.changePeople', { ...currentPeople, people, seen: '' });
  const row = {
    ...createMenuRow('ours'),
    title: NAME_WITH_CONTROLS,
    note: NAME_WITH_CONTROLS,
    href: '/process',
  };
  await expectAccepted('site.changeMenus', { menus: { ...builtInMenus, header: [row] }, seen: '' });
  await expectAccepted('site.changeFacts', { name: NAME_WITH_CONTROLS, line: NAME_WITH_CONTROLS });
  const draft = { kind: 'article', id: 'unseen-draft' };
  await expectAccepted('content.saveDraft', {
    ...draft,
    shape: SHAPE_VERSION,
    changes: { title: { to: NAME_WITH_CONTROLS } },
  });
  await expectAccepted('content.nameMoment', { ...draft, name: NAME_WITH_CONTROLS });
  const visitor = {
    fullName: NAME_WITH_CONTROLS,
    companyName: NAME_WITH_CONTROLS,
    email: 'paul@northlight.test',
    description: NAME_WITH_CONTROLS,
    department: [REQUEST_TYPE],
  };
  const addReply = await call('enquiries.add', { json: visitor, headers });
  expect([addReply.status, addReply.error?.message]).toEqual([200, undefined]);
  const { id: enquiry } = addReply.result.data as { id: string };
  const changes = { stage: 'lost', lostReason: NAME_WITH_CONTROLS, nextStep: NAME_WITH_CONTROLS };
  await expectAccepted('enquiries.update', { updates: [{ id: enquiry, changes }] });
  await expectAccepted('enquiries.addNote', { id: enquiry, text: NAME_WITH_CONTROLS });

  const member = await db.selectFrom('members').select('name').where('id', '=', id).executeTakeFirst();
  expect(member).toEqual({ name: VISIBLE_NAME });
  const tables = await db.introspection.getTables();
  for (const { name } of tables) {
    const rows = await db
      .selectFrom(name as 'members')
      .selectAll()
      .execute();
    for (const row of rows as Record<string, unknown>[]) {
      // A draft’s values are unchecked. Only its title is shown.
      const { values_json: _, ...visibleRow } = row;
      for (const [column, value] of Object.entries(visibleRow))
        expect([name, column, typeof value === 'string' && HIDDEN_CHARACTER_PATTERN.test(value)]).toEqual([
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
  const brokenText = 'Otter\r\n & \u2028 Ash';
  const joinedText = 'Otter & Ash';
  const expectSaved = async (procedure: string, json: unknown) => {
    const { status, result, error } = await call(procedure, { json, headers });
    expect([procedure, status, error?.message]).toEqual([procedure, 200, undefined]);
    return result.data as unknown;
  };
  const facts = { name: brokenText, brandSuffix: brokenText, line: brokenText };
  expect(await expectSaved('site.changeFacts', facts)).toMatchObject({
    name: joinedText,
    brandSuffix: joinedText,
    line: joinedText,
  });
  expect(await expectSaved('members.changeProfile', { name: brokenText, photo: '' })).toMatchObject({
    name: joinedText,
  });
  const row = { ...createMenuRow('ours'), title: brokenText, note: brokenText, href: '/process' };
  const { seen } = (await callQuery('site.menus', headers)).result.data as { seen: string };
  expect(
    await expectSaved('site.changeMenus', { menus: { ...builtInMenus, header: [row] }, seen }),
  ).toMatchObject({
    site: { menus: { header: [{ title: joinedText, note: joinedText }] } },
  });
  const item = caseSchema.parse(
    createCaseInput({ title: brokenText, client: brokenText, heading: brokenText }),
  );
  expect([item.title, item.client, item.heading]).toEqual([joinedText, joinedText, joinedText]);
  await expectSaved('site.changeFacts', builtInFacts);
});
