import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createArticleInput, createCaseInput } from '../../db/items.test-kit';
import { upsertSchedule } from '../../db/schedules';
import { itemStores } from '../../db/stores';
import { kinds, type ListedKindName } from '../../domain/kinds';
import { CHECKPOINT_INTERVAL_MS, DRAFT_MAX_BYTES, TEXT_MAX } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { SHAPE_VERSION } from '../../domain/rest/shape';
import { toStaffSource } from '../../domain/staff-media';
import { saveDraft } from '../../use-cases/content/drafts';
import { deleteExpiredContent, eraseItem } from '../../use-cases/content/trash';
import { createPng, testSite } from '../app.test-kit';
import { publishDueItems } from '../jobs/publications';
import { createMemoryLog } from '../media/media.test-kit';
import { createProcedureClient, expectError } from './trpc.test-kit';

const site = testSite();
const { call, callQuery } = createProcedureClient(site);
const inputs = { case: createCaseInput, article: createArticleInput };
type Headers = Record<string, string>;
let owner: Headers;
let author: Headers;
let otherHeaders: Headers;
beforeAll(async () => {
  owner = { cookie: (await site.staff()).cookie };
  author = { cookie: (await site.staff({ role: 'author' })).cookie };
  otherHeaders = { cookie: (await site.staff({ role: 'author' })).cookie };
});
let count = 0;
let id: string;
beforeEach(() => {
  count += 1;
  id = `item${count}`;
});

const toChanges = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, to]) => [name, { to }]));
const saveFields = (kind: ListedKindName, changes: object, headers = owner) =>
  call('content.saveDraft', { json: { kind, id, shape: SHAPE_VERSION, changes }, headers });
const callContent = (name: string, kind: ListedKindName, extraInput: object = {}, headers = owner) =>
  call(`content.${name}`, { json: { kind, id, ...extraInput }, headers });
const query = async (name: string, input: object, headers = owner) =>
  callQuery(`content.${name}?input=${encodeURIComponent(JSON.stringify(input))}`, headers);
const openItem = async (kind: ListedKindName, headers = owner) =>
  (await query('open', { kind, id }, headers)).result.data;
const getRestPath = (kind: ListedKindName) => `/api/v1/${kinds[kind].rest.path}`;
const isLive = async (kind: ListedKindName) => (await site.get(`${getRestPath(kind)}/${id}`)).status === 200;

/** Saves a whole item as a draft, as the form does. */
async function createDraft(kind: ListedKindName, changes: object = {}) {
  const values = { ...inputs[kind](), title: `Draft ${count}`, ...changes };
  const { status } = await saveFields(kind, toChanges(values));
  expect(status).toBe(200);
}
async function publishNew(kind: ListedKindName, changes: object = {}) {
  await createDraft(kind, changes);
  const { status, result } = await callContent('publish', kind);
  expect(status).toBe(200);
  return String(result.data.slug);
}

describe.each(['case', 'article'] as const)('a %s', kind => {
  it("hides a new item's draft from visitors until it is published", async () => {
    expect((await saveFields(kind, { title: { to: 'Half a' } })).status).toBe(200);
    expect(await isLive(kind)).toBe(false);
    expect(await openItem(kind)).toMatchObject({
      state: 'draft',
      values: { title: 'Half a' },
      draft: { revision: 1 },
    });
    expect((await query('drafts', { kind })).result.data.items).toContainEqual(
      expect.objectContaining({ id, title: 'Half a' }),
    );

    await saveFields(kind, { ...toChanges(inputs[kind]()), title: { from: 'Half a', to: `Draft ${count}` } });
    const { result } = await callContent('publish', kind);
    expect(result.data).toEqual({ _id: id, slug: `draft-${count}`, revision: 1 });
    expect(await isLive(kind)).toBe(true);
    expect(await openItem(kind)).toMatchObject({ state: 'live', live: { revision: 1 } });
    expect((await openItem(kind)).draft).toBeUndefined();
  });

  it('leaves a public item unchanged while its draft is edited', async () => {
    const slug = await publishNew(kind);
    await saveFields(kind, { title: { from: `Draft ${count}`, to: `Other ${count}` } });
    expect((await openItem(kind)).state).toBe('changed');
    expect((await site.get(`${getRestPath(kind)}/slug/${slug}`)).data.title).toBe(`Draft ${count}`);
    await callContent('publish', kind);
    expect((await site.get(`${getRestPath(kind)}/slug/${slug}`)).data).toEqual({ newSlug: `other-${count}` });
  });

  it('publishes an item at the chosen URL until the URL is cleared', async () => {
    const slug = await publishNew(kind, { address: `Chosen URL ${count}` });
    expect(slug).toBe(`chosen-url-${count}`);
    await saveFields(kind, { title: { from: `Draft ${count}`, to: `Other ${count}` } });
    expect((await callContent('publish', kind)).result.data.slug).toBe(slug);
    const storedItem = (await site.get(`${getRestPath(kind)}/slug/${slug}`)).data;
    expect(storedItem).toMatchObject({ title: `Other ${count}`, oldSlugs: [] });
    expect(storedItem).not.toHaveProperty('address');
    expect((await openItem(kind)).values).toMatchObject({ address: slug });

    await saveFields(kind, { address: { from: slug, to: '' } });
    expect((await callContent('publish', kind)).result.data.slug).toBe(`other-${count}`);
    expect((await site.get(`${getRestPath(kind)}/slug/${slug}`)).data).toEqual({ newSlug: `other-${count}` });
  });

  it('removes the draft of a public item when it is changed back or discarded', async () => {
    await publishNew(kind);
    await saveFields(kind, { title: { from: `Draft ${count}`, to: 'Else' } });
    await saveFields(kind, { title: { from: 'Else', to: `Draft ${count}` } });
    expect((await openItem(kind)).state).toBe('live');
    await saveFields(kind, { title: { from: `Draft ${count}`, to: 'Else' } });
    expect((await callContent('discardDraft', kind)).status).toBe(200);
    expect(await openItem(kind)).toMatchObject({ state: 'live', values: { title: `Draft ${count}` } });
  });

  it('lists a public item as live and scheduled when its draft is scheduled', async () => {
    await publishNew(kind);
    await saveFields(kind, { title: { from: `Draft ${count}`, to: `Later words ${count}` } });
    const scheduledTime = new Date(Date.now() + 3_600_000).toISOString();
    await callContent('plan', kind, { from: scheduledTime });
    expect((await openItem(kind)).state).toBe('liveScheduled');
    const listItems = async (state?: string) => {
      const listInput = encodeURIComponent(JSON.stringify({ state }));
      return (await callQuery(`${kind}s.adminList?input=${listInput}`, owner)).result.data.items as {
        _id: string;
      }[];
    };
    const expectedItem = expect.objectContaining({ _id: id, state: 'liveScheduled', dueAt: scheduledTime });
    expect(await listItems()).toContainEqual(expectedItem);
    expect(await listItems('scheduled')).toContainEqual(expectedItem);
    const searchStaff = async (q: string) => {
      const searchInput = encodeURIComponent(JSON.stringify({ q }));
      const groups = (await callQuery(`search.staff?input=${searchInput}`, owner)).result.data as unknown as {
        hits: object[];
      }[];
      return groups.flatMap(group => group.hits);
    };
    const expectedHit = expect.objectContaining({ kind, key: id, note: 'Live, change scheduled' });
    expect(await searchStaff('')).toContainEqual(expectedHit);
    await expect.poll(() => searchStaff(`Draft ${count}`)).toContainEqual(expectedHit);
  });

  it('removes the draft of a public item when the public version is restored', async () => {
    await publishNew(kind);
    await saveFields(kind, { title: { from: `Draft ${count}`, to: 'Else' } });
    const { items } = (await query('history', { kind, id })).result.data as { items: { id: string }[] };
    const restoreReply = await call('content.restoreVersion', {
      json: { kind, id: items[0]?.id },
      headers: owner,
    });
    expect(restoreReply.result.data).toEqual({ hasDraft: false });
    expect(await openItem(kind)).toMatchObject({ state: 'live', values: { title: `Draft ${count}` } });
    expect((await openItem(kind)).draft).toBeUndefined();
    // The history contains the discarded text.
    const historyAfter = (await query('history', { kind, id })).result.data.items as object[];
    expect(historyAfter[0]).toMatchObject({ note: 'Before an earlier version was restored' });
  });

  it('keeps the text and slug of an unpublished item for republication', async () => {
    const slug = await publishNew(kind);
    expect((await callContent('unpublish', kind)).status).toBe(200);
    expect(await isLive(kind)).toBe(false);
    expect(await openItem(kind)).toMatchObject({ state: 'unpublished', values: { title: `Draft ${count}` } });
    const { createdAt } = await site
      .services()
      .db.selectFrom('drafts')
      .select('withdrawn_json as createdAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { result } = await callContent('publish', kind);
    expect(result.data.slug).toBe(slug);
    const restoredItem = (await site.get(`${getRestPath(kind)}/${id}`)).data.data.data;
    expect(createdAt).toContain(restoredItem.createdAt);
    expect(restoredItem.oldSlugs).not.toContain(slug);
  });

  it('moves an item with its draft to the trash and back', async () => {
    await publishNew(kind);
    await saveFields(kind, { title: { from: `Draft ${count}`, to: 'Changed' } });
    expect((await callContent('remove', kind)).status).toBe(200);
    expect(await isLive(kind)).toBe(false);
    expect((await query('trash', {})).result.data.items).toContainEqual(
      expect.objectContaining({ id, kind, title: `Draft ${count}` }),
    );
    expect((await call('content.restore', { json: { id }, headers: owner })).status).toBe(200);
    expect(await openItem(kind)).toMatchObject({ state: 'changed', values: { title: 'Changed' } });
    expect(await isLive(kind)).toBe(true);
    expectError(
      await call('content.restore', { json: { id }, headers: owner }),
      404,
      ['NOT_FOUND', 'not_found'],
      'Not found',
    );
  });
});

describe.each(['case', 'article'] as const)('the admin list of the kind %s', kind => {
  type ListedItem = {
    _id: string;
    title: string;
    state: string;
    dueAt?: string;
    slug?: string;
    writable: boolean;
  }[];
  const listItems = async (input: object, headers = owner): Promise<ListedItem> => {
    const encodedInput = encodeURIComponent(JSON.stringify(input));
    return (await callQuery(`${kind}s.adminList?input=${encodedInput}`, headers)).result.data
      .items as ListedItem;
  };
  const findListedItem = async () => (await listItems({})).find(({ _id }) => _id === id);

  it('shows the state, the last editor and the scheduled time of an item in the admin list', async () => {
    await saveFields(kind, { title: { to: 'Half a' } });
    expect(await findListedItem()).toMatchObject({
      title: 'Half a',
      state: 'draft',
      changedBy: expect.any(String),
    });
    expect((await findListedItem())?.slug).toBeUndefined();
    await saveFields(kind, { ...toChanges(inputs[kind]()), title: { from: 'Half a', to: `Draft ${count}` } });
    const scheduledTime = new Date(Date.now() + 3_600_000).toISOString();
    await callContent('plan', kind, { from: scheduledTime });
    expect(await findListedItem()).toMatchObject({ state: 'scheduled', dueAt: scheduledTime });
    await call('content.unplan', { json: { id, action: 'publish' }, headers: owner });
    expect(await findListedItem()).toMatchObject({ state: 'draft' });
    await callContent('publish', kind);
    expect(await findListedItem()).toMatchObject({ state: 'live', slug: `draft-${count}` });
    await saveFields(kind, { title: { from: `Draft ${count}`, to: 'Їжак' } });
    expect(await findListedItem()).toMatchObject({ state: 'changed', title: 'Їжак' });
    expect(await listItems({ q: 'їжак', state: 'changed' })).toMatchObject([{ _id: id }]);
    await callContent('discardDraft', kind);
    expect(await findListedItem()).toMatchObject({ state: 'live', title: `Draft ${count}` });
    await callContent('unpublish', kind);
    expect(await findListedItem()).toMatchObject({ state: 'unpublished' });
    await callContent('remove', kind);
    expect(await findListedItem()).toBeUndefined();
    await call('content.restore', { json: { id }, headers: owner });
    expect(await findListedItem()).toMatchObject({ state: 'unpublished' });
  });

  it.each(['newest', 'oldest', 'changed', 'title', 'state', 'author'])(
    'lists every item in the admin list when sorted by %s',
    async sort => {
      const { total } = (await callQuery(`${kind}s.adminList?input=${encodeURIComponent('{}')}`, owner))
        .result.data as { total: number };
      expect(new Set((await listItems({ sort })).map(({ _id }) => _id)).size).toBe(total);
    },
  );

  it('shows authors public items and only their own drafts', async () => {
    await saveFields(kind, { title: { to: 'Mine' } }, author);
    const listIds = async (headers: Headers) => (await listItems({}, headers)).map(({ _id }) => _id);
    expect(await listIds(author)).toContain(id);
    expect(await listIds(otherHeaders)).not.toContain(id);
    id = `${id}live`;
    await publishNew(kind);
    expect(await listIds(otherHeaders)).toContain(id);
  });

  it('marks the items in the admin list that the member can edit', async () => {
    const isWritable = async (headers: Headers) =>
      (await listItems({}, headers)).find(item => item._id === id)?.writable;
    await saveFields(kind, { title: { to: 'Mine' } }, author);
    expect([await isWritable(author), await isWritable(owner)]).toEqual([true, true]);
    id = `${id}live`;
    await publishNew(kind);
    expect([await isWritable(author), await isWritable(owner)]).toEqual([false, true]);
  });

  it('lets authors delete and restore only their own drafts', async () => {
    await saveFields(kind, { title: { to: 'Mine' } }, author);
    const errorReply = await callContent('remove', kind, {}, otherHeaders);
    expect([errorReply.status, errorReply.error.message]).toEqual([403, messages.notYourDraft]);
    expect((await callContent('remove', kind, {}, author)).status).toBe(200);
    expect((await query('open', { kind, id }, author)).status).toBe(409);
    const restore = (headers: Headers) => call('content.restore', { json: { id }, headers });
    expect((await restore(otherHeaders)).status).toBe(403);
    expect((await restore(author)).status).toBe(200);
    expect(await openItem(kind, author)).toMatchObject({ values: { title: 'Mine' } });
    id = `${id}live`;
    await publishNew(kind);
    expect((await callContent('remove', kind, {}, author)).status).toBe(403);
    expect(await isLive(kind)).toBe(true);
    expect((await callContent('remove', kind)).status).toBe(200);
    expect((await restore(author)).status).toBe(403);
  });
});

describe('two editors of one draft', () => {
  it('keeps the changes of two editors to different blocks', async () => {
    const createBlock = (_id: string, content: string) => ({ _id, type: 'paragraph', content });
    const body = [createBlock('a', 'One'), createBlock('b', 'Two')];
    await createDraft('article', { story: body });
    await saveFields('article', {
      story: { from: body, to: [createBlock('a', 'One!'), createBlock('b', 'Two')] },
    });
    const { result } = await saveFields('article', {
      story: { from: body, to: [createBlock('a', 'One'), createBlock('b', 'Two!')] },
    });
    const mergedBlocks = [createBlock('a', 'One!'), createBlock('b', 'Two!')];
    expect(result.data).toMatchObject({ conflicts: [], others: { story: mergedBlocks } });
    expect((await openItem('article')).values).toMatchObject({ story: mergedBlocks });
  });

  it('merges single-block diffs of two editors', async () => {
    const createTextBlock = (_id: string, content: string) => ({ _id, type: 'paragraph', content });
    const ids = { from: ['a', 'b', 'c'] };
    const writeStory = (before: object, to: object) =>
      saveFields('article', { story: { from: [before], to: [to], ids } });
    await createDraft('article', {
      story: [createTextBlock('a', 'One'), createTextBlock('b', 'Two'), createTextBlock('c', 'Three')],
    });
    await writeStory(createTextBlock('a', 'One'), createTextBlock('a', 'One!'));
    const { result } = await writeStory(createTextBlock('b', 'Two'), createTextBlock('b', 'Two!'));
    const mergedBlocks = [
      createTextBlock('a', 'One!'),
      createTextBlock('b', 'Two!'),
      createTextBlock('c', 'Three'),
    ];
    expect(result.data).toMatchObject({ conflicts: [], others: { story: mergedBlocks } });
    expect((await openItem('article')).values).toMatchObject({ story: mergedBlocks });

    // A client that sends the current mark gets no changes.
    const { mark } = await openItem('article');
    const changes = {
      story: { from: [createTextBlock('c', 'Three')], to: [createTextBlock('c', 'Three!')], ids },
    };
    const saveReply = await call('content.saveDraft', {
      json: { kind: 'article', id, shape: SHAPE_VERSION, changes, mark },
      headers: owner,
    });
    expect(saveReply.result.data).toMatchObject({ others: {} });

    id = `${id}new`;
    expect((await writeStory(createTextBlock('a', 'One'), createTextBlock('a', 'One!'))).status).toBe(412);
    await saveFields('article', { title: { to: 'New' } });
    expect((await writeStory(createTextBlock('a', 'One'), createTextBlock('a', 'One!'))).status).toBe(412);
  });

  it('keeps the first of two changes to one field, and reports the second change as a conflict', async () => {
    await createDraft('case', { heading: 'Base' });
    await saveFields('case', { heading: { from: 'Base', to: 'First' } });
    const { result } = await saveFields('case', { heading: { from: 'Base', to: 'Second' } });
    expect(result.data).toMatchObject({ conflicts: ['heading'], others: { heading: 'First' } });
    expect((await openItem('case')).values).toMatchObject({ heading: 'First' });
  });

  it('includes a change made over REST when a draft of the item is opened', async () => {
    await publishNew('case', { heading: 'Base' });
    await saveFields('case', { location: { from: '', to: 'Lviv' } });
    const { token } = await site.staff();
    await site.send('PATCH', `/api/v1/projects/${id}`, { json: { heading: 'By a client' }, token });
    expect((await openItem('case')).values).toMatchObject({ heading: 'By a client', location: 'Lviv' });
  });
});

describe('publishing', () => {
  it('lists the blockers of a rejected publication by field', async () => {
    await saveFields('article', { title: { to: 'Only a title' }, story: { to: [] } });
    const { status, error } = await callContent('publish', 'article');
    expect([status, error.message]).toEqual([400, 'Fix the problems below before publishing']);
    expect(error.data.errors).toContainEqual({
      path: 'author.name',
      message: 'Author name is required',
    });
    expect(await isLive('article')).toBe(false);
  });

  it('rejects a publication with a dead internal link, but not with a working one', async () => {
    const createParagraph = (href: string) => [{ type: 'paragraph', content: `<a href="${href}">there</a>` }];
    await createDraft('article', { story: createParagraph('/cases/never-was') });
    const { result } = await query('checks', { kind: 'article', id });
    expect(result.data).toContainEqual({
      level: 'stop',
      path: 'story.0.content',
      message: 'The link to /cases/never-was is broken',
    });
    expect((await callContent('publish', 'article')).status).toBe(400);
    await saveFields('article', {
      story: { from: createParagraph('/cases/never-was'), to: createParagraph('/process?x=1#y') },
    });
    expect((await callContent('publish', 'article')).status).toBe(200);
  });

  it("rejects the publication of an item with another item's slug, and keeps the draft", async () => {
    const title = `Draft ${count}`;
    await publishNew('case');
    id = `${id}again`;
    await createDraft('case', { title });
    const slugTakenError = { path: 'title', message: messages.caseSlugTaken };
    expect((await query('checks', { kind: 'case', id })).result.data).toContainEqual({
      level: 'stop',
      ...slugTakenError,
    });
    const { status, error } = await callContent('publish', 'case');
    expect([status, error.data.errors]).toEqual([400, [slugTakenError]]);
    expect((await openItem('case')).values).toMatchObject({ title });

    const takenSlug = `draft-${count}`;
    expect((await query('isSlugTaken', { kind: 'case', id, slug: takenSlug })).result.data).toBe(true);
    await saveFields('case', { title: { from: title, to: 'Free' }, address: { to: takenSlug } });
    expect((await callContent('publish', 'case')).error.data.errors).toEqual([
      { path: 'address', message: messages.urlTaken('case') },
    ]);
    await saveFields('case', { address: { from: takenSlug, to: '…' } });
    expect((await callContent('publish', 'case')).error.data.errors).toEqual([
      { path: 'address', message: messages.urlPartEmpty },
    ]);
  });
});

it("lists all drafts, or only the member's own drafts on request", async () => {
  await createDraft('article');
  const listUnpublishedIds = async (isOwn: boolean, headers: Headers) =>
    (
      (await query('drafts', { kind: 'article', own: isOwn }, headers)).result.data.items as { id: string }[]
    ).map(({ id }) => id);
  expect(await listUnpublishedIds(true, owner)).toContain(id);
  await saveFields('article', { title: { to: 'Theirs' } }, owner);
  id = `${id}author`;
  await saveFields('article', { title: { to: 'An author’s' } }, author);
  expect(await listUnpublishedIds(true, owner)).not.toContain(id);
  expect(await listUnpublishedIds(false, owner)).toContain(id);
  expect(await listUnpublishedIds(true, author)).toContain(id);
});

describe('schedules', () => {
  const getTimeIn = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const publishDue = (now: Date) =>
    publishDueItems({
      db: site.services().db,
      clock: { now: () => now, schedule: () => () => {} },
      log: createMemoryLog(),
      onContentChange: () => {},
    });

  it('publishes and unpublishes an item once at the scheduled times', async () => {
    await createDraft('case');
    const times = { from: getTimeIn(60).toISOString(), until: getTimeIn(120).toISOString() };
    expect((await callContent('plan', 'case', times)).status).toBe(200);
    expect((await openItem('case')).state).toBe('scheduled');
    await publishDue(getTimeIn(59));
    expect(await isLive('case')).toBe(false);
    await Promise.all([publishDue(getTimeIn(61)), publishDue(getTimeIn(61))]);
    expect(await isLive('case')).toBe(true);
    const { total } = (await query('history', { kind: 'case', id })).result.data;
    expect(total).toBe(1);
    await publishDue(getTimeIn(119));
    expect(await isLive('case')).toBe(true);
    await publishDue(getTimeIn(121));
    expect(await isLive('case')).toBe(false);
    expect((await openItem('case')).state).toBe('unpublished');
  });

  it('keeps the draft when a scheduled publication fails its checks', async () => {
    await createDraft('case');
    await callContent('plan', 'case', { from: getTimeIn(60).toISOString() });
    await saveFields('case', { title: { from: `Draft ${count}`, to: '' } });
    await publishDue(getTimeIn(61));
    expect(await openItem('case')).toMatchObject({ state: 'draft', plans: [] });
  });

  it("doesn't publish an item when its schedule is cancelled", async () => {
    await createDraft('case');
    await callContent('plan', 'case', { from: getTimeIn(60).toISOString() });
    const cancelInput = { json: { id, action: 'publish' }, headers: owner };
    expect((await call('content.unplan', cancelInput)).status).toBe(200);
    expect((await call('content.unplan', cancelInput)).status).toBe(404);
    await publishDue(getTimeIn(61));
    expect(await isLive('case')).toBe(false);
  });

  it('rejects scheduled times in the past or in the wrong order', async () => {
    await createDraft('case');
    const planAndGetError = async (times: object) => (await callContent('plan', 'case', times)).error.message;
    expect(await planAndGetError({ from: getTimeIn(-1).toISOString() })).toBe(
      'This time is in the past. Choose a later one.',
    );
    expect(
      await planAndGetError({ from: getTimeIn(9).toISOString(), until: getTimeIn(8).toISOString() }),
    ).toBe('The publication time must be before the unpublishing time');
    expect((await callContent('plan', 'case', { from: 'tomorrow' })).status).toBe(400);
  });

  it.each([
    ['discarded', () => callContent('discardDraft', 'case')],
    ['changed back', () => saveFields('case', { title: { from: 'Planned', to: `Draft ${count}` } })],
    [
      'published over REST',
      async () => {
        const { token } = await site.staff();
        return site.send('PATCH', `${getRestPath('case')}/${id}`, { token, json: { title: 'Planned' } });
      },
    ],
  ])('deletes the schedule of a draft that is %s', async (_, end) => {
    await publishNew('case');
    await saveFields('case', { title: { from: `Draft ${count}`, to: 'Planned' } });
    await callContent('plan', 'case', { from: getTimeIn(60).toISOString() });
    expect((await end()).status).toBe(200);
    expect(await openItem('case')).toMatchObject({ state: 'live', plans: [] });
    const { title: currentTitle } = (await openItem('case')).values as { title: string };
    await saveFields('case', { title: { from: currentTitle, to: 'Not planned' } });
    expect((await openItem('case')).state).toBe('changed');
    await publishDue(getTimeIn(61));
    expect(await openItem('case')).toMatchObject({ state: 'changed', values: { title: 'Not planned' } });
  });

  it('rejects a publication that is scheduled after the unpublication', async () => {
    await publishNew('case');
    await callContent('plan', 'case', { until: getTimeIn(60).toISOString() });
    await saveFields('case', { title: { from: `Draft ${count}`, to: 'Too late' } });
    const errorReply = await callContent('plan', 'case', { from: getTimeIn(120).toISOString() });
    expect([errorReply.status, errorReply.error?.message]).toEqual([400, messages.planOrder]);
    expect((await callContent('plan', 'case', { from: getTimeIn(30).toISOString() })).status).toBe(200);
  });

  it('runs each schedule once when more items are due than fit in one batch', async () => {
    const { db } = site.services();
    const itemCount = 60;
    const countBefore = count;
    for (let n = 0; n < itemCount; n++) {
      count += 1;
      id = `many${count}`;
      await createDraft('case');
      await upsertSchedule(db, {
        item_id: id,
        action: 'publish',
        kind: 'case',
        at: getTimeIn(30).toISOString(),
        member_id: '',
        member_name: '',
        note: '',
      });
    }
    await Promise.all([publishDue(getTimeIn(31)), publishDue(getTimeIn(31))]);
    const rows = await db
      .selectFrom('versions')
      .select('item_id')
      .where('item_id', 'like', 'many%')
      .execute();
    expect(rows).toHaveLength(itemCount);
    expect(new Set(rows.map(row => row.item_id)).size).toBe(itemCount);
    expect(count - countBefore).toBe(itemCount);
  });
});

describe('history', () => {
  it('keeps the images of earlier versions until the item is erased', async () => {
    const { images } = site.services();
    const [firstId, secondId] = [
      (await images.store(await createPng(40 + count), 'first.png')).url,
      (await images.store(await createPng(140 + count), 'second.png')).url,
    ];
    await publishNew('case', { cover: { src: firstId, pixel: '', alt: 'A plan' } });
    await saveFields('case', {
      cover: {
        from: { src: firstId, pixel: '', alt: 'A plan' },
        to: { src: secondId, pixel: '', alt: 'A plan' },
      },
    });
    await callContent('publish', 'case');
    const { items } = (await query('history', { kind: 'case', id })).result.data as {
      items: { id: string; revision?: number }[];
    };
    expect(items.map(({ revision }) => revision)).toEqual([2, 1]);

    // Only this member sees a version’s preview, and previewing changes nothing.
    const previewReply = await call('content.previewVersion', {
      json: { kind: 'case', id: items[1]?.id },
      headers: owner,
    });
    expect(previewReply.status).toBe(200);
    const { key } = previewReply.result.data as { key: string };
    const previewUrl = `previews.byKey?input=${encodeURIComponent(JSON.stringify({ id: key }))}`;
    expect((await callQuery(previewUrl, owner)).result.data).toMatchObject({
      item: { cover: { src: firstId } },
    });
    expect((await callQuery(previewUrl, {})).status).toBe(401);

    const restoreReply = await call('content.restoreVersion', {
      json: { kind: 'case', id: items[1]?.id },
      headers: owner,
    });
    expect(restoreReply.result.data).toEqual({ hasDraft: true });
    await callContent('publish', 'case');
    const { img_preview } = (await site.get(`/api/v1/projects/${id}`)).data.data.data;
    expect(img_preview.src).toBe(firstId);
    expect((await site.get(firstId)).status).toBe(200);
    expect((await site.get(secondId)).status).toBe(404);
    expect((await site.get(toStaffSource(secondId), owner)).status).toBe(200);

    await callContent('remove', 'case');
    await eraseItem(site.services(), id);
    for (const src of [firstId, secondId]) {
      expect((await site.get(src)).status).toBe(404);
      await expect.poll(async () => (await site.get(toStaffSource(src), owner)).status).toBe(404);
    }
  });

  it('starts the history of an item without versions with its public state', async () => {
    const { db } = site.services();
    const { _id } = await itemStores.case.insert(db, createCaseInput({ title: `Old ${count}` }), {
      now: new Date(),
    });
    id = _id;
    await saveFields('case', { title: { from: `Old ${count}`, to: 'New' } });
    const { items } = (await query('history', { kind: 'case', id })).result.data as { items: object[] };
    expect(items).toEqual([expect.objectContaining({ title: `Old ${count}`, revision: 1 })]);
  });

  it('deletes only checkpoints from the history after ninety days', async () => {
    const services = site.services();
    const { db } = services;
    const user = { _id: 'u', name: 'U', email: '', photo: '', position: '', role: 'owner' as const };
    const createClockAhead = (ms: number) => ({ now: () => new Date(Date.now() + ms) });
    await publishNew('article');
    const saveTitleAt = (ms: number, from: string, to: string) =>
      saveDraft({ ...services, user, clock: createClockAhead(ms) }, 'article', {
        id,
        changes: { title: { from, to } },
      });
    await saveTitleAt(1_000, `Draft ${count}`, 'First');
    await call('content.nameMoment', {
      json: { kind: 'article', id, name: 'Before the talk' },
      headers: owner,
    });
    await saveTitleAt(2 * CHECKPOINT_INTERVAL_MS, 'First', 'Second');
    const listVersions = async () =>
      (await db.selectFrom('versions').select(['title', 'note']).where('item_id', '=', id).execute())
        .map(({ title, note }) => note || title)
        .sort();
    const versions = await listVersions();
    expect(versions).toEqual(expect.arrayContaining(['Before the talk', `Draft ${count}`]));
    expect(versions.length).toBeGreaterThan(2);
    const createClockDaysAhead = (n: number) => createClockAhead(n * 86_400_000);
    await deleteExpiredContent({ db, clock: createClockDaysAhead(89) });
    expect(await listVersions()).toEqual(versions);
    await deleteExpiredContent({ db, clock: createClockDaysAhead(5 * 365) });
    expect(await listVersions()).toEqual(['Before the talk', `Draft ${count}`]);
    expect((await openItem('article')).values).toMatchObject({ title: 'Second' });
  });

  it('rejects restoring a version of an item of another kind', async () => {
    await publishNew('case');
    const { items } = (await query('history', { kind: 'case', id })).result.data as {
      items: { id: string }[];
    };
    const versionReply = await query('version', { kind: 'article', id: items[0]?.id });
    expectError(
      versionReply,
      404,
      ['NOT_FOUND', 'not_found'],
      'This version has been deleted. Choose another.',
    );
  });
});

describe('a clock that is set back', () => {
  it('keeps the text and all checkpoints when the clock is set back', async () => {
    await createDraft('article');
    const services = site.services();
    const user = { _id: 'u', name: 'U', email: '', photo: '', position: '', role: 'owner' as const };
    const createContextAt = (ms: number) => ({
      ...services,
      user,
      clock: { now: () => new Date(Date.now() + ms) },
    });
    const write = (ms: number, from: string, to: string) =>
      saveDraft(createContextAt(ms), 'article', { id, changes: { title: { from, to } } });
    const dayAgoMs = -86_400_000;
    await write(CHECKPOINT_INTERVAL_MS + 1_000, `Draft ${count}`, 'b0');
    for (let n = 0; n < 10; n++) await write(dayAgoMs + n * 2_000, `b${n}`, `b${n + 1}`);
    await write(dayAgoMs + CHECKPOINT_INTERVAL_MS + 5_000, 'b10', 'b11');
    expect((await openItem('article')).values).toMatchObject({ title: 'b11' });
    const { total } = (await query('history', { kind: 'article', id })).result.data;
    expect(total).toBe(3);
  });
});

describe('the calendar', () => {
  const getDaysFromNow = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString();
  const listPlans = async () =>
    (
      (await query('calendar', { from: getDaysFromNow(0), to: getDaysFromNow(60) })).result
        .data as unknown as {
        plans: { item_id: string; title: string; action: string; at: string; since: string | null }[];
      }
    ).plans.filter(plan => plan.item_id === id);
  const reschedule = (action: string, time: string) =>
    call('content.movePlan', { json: { id, action, at: time }, headers: owner });

  it('moves a schedule that the calendar lists', async () => {
    await createDraft('case');
    const until = getDaysFromNow(9);
    await callContent('plan', 'case', { from: getDaysFromNow(3), until });
    expect((await reschedule('publish', getDaysFromNow(4))).status).toBe(200);
    expect(await listPlans()).toMatchObject([
      { title: `Draft ${count}`, kind: 'case', action: 'publish' },
      { title: `Draft ${count}`, action: 'unpublish', at: until },
    ]);
    expect((await listPlans())[0]?.at.slice(0, 10)).toBe(getDaysFromNow(4).slice(0, 10));
    expect(await isLive('case')).toBe(false);
  });

  it('shows when items are published and unpublished, including recent publications', async () => {
    const getCalendar = async () =>
      (await query('calendar', { from: getDaysFromNow(-1), to: getDaysFromNow(30) })).result
        .data as unknown as {
        plans: { item_id: string; since: string | null; at: string }[];
        live: { id: string; kind: string; title: string; at: string }[];
      };
    await createDraft('article');
    const [from, until] = [getDaysFromNow(2), getDaysFromNow(90)];
    await callContent('plan', 'article', { from, until });
    const listCalendarPlans = async () => (await getCalendar()).plans.filter(plan => plan.item_id === id);
    expect(await listCalendarPlans()).toMatchObject([
      { at: from, since: from },
      { at: until, since: from },
    ]);
    expect((await getCalendar()).live.filter(item => item.id === id)).toEqual([]);
    await callContent('publish', 'article');
    const liveItems = (await getCalendar()).live.filter(item => item.id === id);
    expect(liveItems).toMatchObject([{ kind: 'article', title: `Draft ${count}` }]);
    expect(await listCalendarPlans()).toMatchObject([{ at: until, since: liveItems[0]?.at }]);
  });

  it('lists unscheduled drafts in the calendar, with requested publications first', async () => {
    type Card = { id: string; askedAt: string | null };
    const listUnscheduledDrafts = async (headers = owner) =>
      (await query('undated', {}, headers)).result.data as unknown as Card[];
    const requestedId = `${id}asked`;
    await saveFields('article', { title: { to: 'Theirs' } }, author);
    const ownId = id;
    id = requestedId;
    await saveFields('article', { title: { to: 'Ready' } }, author);
    await callContent('askToPublish', 'article', {}, author);
    id = `${ownId}live`;
    await publishNew('article');
    await saveFields('article', { title: { from: `Draft ${count}`, to: 'Changed' } });
    const ids = (await listUnscheduledDrafts()).map(card => card.id);
    expect(ids.indexOf(requestedId)).toBeGreaterThanOrEqual(0);
    expect(ids.indexOf(requestedId)).toBeLessThan(ids.indexOf(ownId));
    expect(ids).not.toContain(id);
    expect((await listUnscheduledDrafts(otherHeaders)).map(card => card.id)).not.toContain(ownId);
    id = `${ownId}planned`;
    await createDraft('case');
    await callContent('plan', 'case', { from: getDaysFromNow(3) });
    expect((await listUnscheduledDrafts()).map(card => card.id)).not.toContain(id);
  });

  it('rejects moving a schedule into the past or the wrong order, or moving a missing schedule', async () => {
    await createDraft('article');
    await callContent('plan', 'article', { from: getDaysFromNow(3), until: getDaysFromNow(9) });
    for (const [action, at, message] of [
      ['publish', getDaysFromNow(-1), 'This time is in the past. Choose a later one.'],
      ['publish', getDaysFromNow(10), 'The publication time must be before the unpublishing time'],
      ['unpublish', getDaysFromNow(2), 'The publication time must be before the unpublishing time'],
    ] as const)
      expectError(await reschedule(action, at), 400, ['BAD_REQUEST', 'invalid'], message);
    id = 'nothing';
    expect((await reschedule('publish', getDaysFromNow(3))).status).toBe(404);
  });

  it('moves a scheduled unpublication without publishing the current draft', async () => {
    await publishNew('article');
    await callContent('plan', 'article', { until: getDaysFromNow(5) });
    await saveFields('article', { title: { from: `Draft ${count}`, to: 'Not yet' } });
    expect((await reschedule('unpublish', getDaysFromNow(6))).status).toBe(200);
    expect(await openItem('article')).toMatchObject({ state: 'changed', values: { title: 'Not yet' } });
  });
});

describe('the trash', () => {
  it('lists each item in the trash with its state and who deleted it', async () => {
    await createDraft('article');
    await callContent('remove', 'article');
    const articleId = id;
    id = `${id}live`;
    await publishNew('case');
    await callContent('remove', 'case');
    const historyInput = { kind: 'article', limit: 1 };
    const { items, total, totals } = (await query('trash', historyInput)).result.data as Record<
      string,
      never
    >;
    expect(items).toMatchObject([
      { id: articleId, kind: 'article', live: false, by: { name: expect.any(String) } },
    ]);
    expect(totals).toMatchObject({ article: total, case: expect.any(Number) });
    expect((await query('trash', { kind: 'case', limit: 1 })).result.data.items).toMatchObject([
      { id, kind: 'case', live: true },
    ]);
  });

  it('empties the trash only of the given kind', async () => {
    const slug = await publishNew('article');
    await callContent('remove', 'article');
    const trashedId = id;
    id = `${id}linking`;
    const link = { type: 'paragraph', content: `<a href="/article/${slug}">there</a>`, alt: '', caption: '' };
    await createDraft('article', { title: `Linking ${count}`, story: [link] });
    // Publishing rejects dead links, so the link’s target is restored first.
    await call('content.restore', { json: { id: trashedId }, headers: owner });
    expect((await callContent('publish', 'article')).status).toBe(200);
    id = trashedId;
    await callContent('remove', 'article');
    const { items } = (await query('trash', {})).result.data as { items: object[] };
    expect(items).toContainEqual(
      expect.objectContaining({
        id,
        path: `/article/${slug}`,
        links: 1,
        pictures: 0,
        liveSince: expect.any(String),
      }),
    );

    id = `${id}case`;
    await createDraft('case');
    await callContent('remove', 'case');
    const emptyReply = await call('content.emptyTrash', { json: { kind: 'article' }, headers: owner });
    expect([emptyReply.status, Number(emptyReply.result.data) > 0]).toEqual([200, true]);
    const trashPage = (await query('trash', {})).result.data as { totals: object };
    expect(trashPage.totals).toEqual({ case: expect.any(Number) });
    await call('content.emptyTrash', { json: {}, headers: owner });
    expect((await query('trash', {})).result.data).toMatchObject({ items: [], total: 0 });
  });

  it('rejects changes to a deleted item until the item is restored', async () => {
    await publishNew('case');
    await callContent('remove', 'case');
    const typeHeading = () =>
      saveFields('case', { heading: { from: 'Automation without code', to: 'Typed on' } });
    expectError(await typeHeading(), 409, ['CONFLICT', 'conflict'], messages.itemInTrash);
    expectError(
      await query('open', { kind: 'case', id }),
      409,
      ['CONFLICT', 'conflict'],
      messages.itemInTrash,
    );
    await call('content.restore', { json: { id }, headers: owner });
    expect((await typeHeading()).status).toBe(200);
    expect(await openItem('case')).toMatchObject({ state: 'changed', values: { heading: 'Typed on' } });
  });

  it('deletes items in the trash after thirty days', async () => {
    await publishNew('case');
    await callContent('remove', 'case');
    const createClockDaysAhead = (n: number) => ({ now: () => new Date(Date.now() + n * 86_400_000) });
    const { db } = site.services();
    await deleteExpiredContent({ db, clock: createClockDaysAhead(29) });
    const listTrashedIds = async () =>
      (await db.selectFrom('trash').select('item_id').execute()).map(row => row.item_id);
    expect(await listTrashedIds()).toContain(id);
    await deleteExpiredContent({ db, clock: createClockDaysAhead(31) });
    expect(await listTrashedIds()).not.toContain(id);
    expect(await db.selectFrom('versions').select('id').where('item_id', '=', id).execute()).toEqual([]);
  });
});

describe('polling an item', () => {
  type PollResult = {
    others: { name: string; field: string; writes: string[] }[];
    item?: { mark: string; values: object };
  };
  const poll = async (seat: string, extraInput: object = {}, headers = owner) => {
    const pollInput = { seat, field: '', typed: false, mark: '', ...extraInput };
    return (await callContent('follow', 'article', pollInput, headers)).result.data as PollResult;
  };

  it('returns other editors and their changes when an item is polled', async () => {
    await createDraft('article');
    const { mark } = (await openItem('article')) as { mark: string };
    expect(await poll('one', { mark, field: 'title', typed: true })).toEqual({ others: [] });
    const { others, item } = await poll('two', { mark });
    expect(others).toMatchObject([{ field: 'title', writes: ['title'], name: expect.any(String) }]);
    expect(item).toBeUndefined();

    const saveResult = (
      await saveFields('article', {
        seo: { from: { title: '', description: '' }, to: { title: 'News', description: '' } },
      })
    ).result.data;
    expect(saveResult.marks).toMatchObject({ before: mark });
    await callContent('leave', 'article', { seat: 'one' });
    const result = await poll('two', { mark });
    expect(result.others).toEqual([]);
    expect(result.item).toMatchObject({
      values: { seo: { title: 'News' } },
      mark: (saveResult.marks as { after: string }).after,
    });
    expect((await poll('two', { mark: result.item?.mark })).item).toBeUndefined();

    await callContent('publish', 'article');
    expect((await poll('two', { mark: result.item?.mark })).item).toMatchObject({ state: 'live' });
  });

  it("rejects polling when the member can't edit the item", async () => {
    expect(await poll('one')).toEqual({ others: [] });
    await createDraft('article');
    expect(
      (await callContent('follow', 'article', { seat: 'x', field: '', typed: false, mark: '' }, author))
        .status,
    ).toBe(403);
  });
});

it('keeps two conflicting texts, the first in the draft and the second in the history', async () => {
  await createDraft('article');
  await saveFields('article', { title: { from: `Draft ${count}`, to: 'Theirs' } });
  const { result } = await saveFields('article', { title: { from: `Draft ${count}`, to: 'Mine' } });
  expect(result.data).toMatchObject({
    conflicts: ['title'],
    others: { title: 'Theirs' },
    metBy: expect.stringMatching(/^Staff \d+$/),
  });
  const { items } = (await query('history', { kind: 'article', id })).result.data as { items: object[] };
  expect(items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ title: 'Theirs', note: '' }),
      expect.objectContaining({
        title: 'Mine',
        note: expect.stringMatching(/^Conflicting changes by Staff \d+$/),
      }),
    ]),
  );
});

describe('authors', () => {
  it('lets authors write drafts and request publication, but not publish, unpublish or schedule', async () => {
    expect((await saveFields('article', { title: { to: 'Mine' } }, author)).status).toBe(200);
    expect((await callContent('askToPublish', 'article', {}, author)).status).toBe(200);
    expect(await openItem('article')).toMatchObject({ draft: { askedAt: expect.any(String) } });
    for (const [name, extraValues] of [
      ['publish', {}],
      ['unpublish', {}],
      ['plan', {}],
    ] as const)
      expect((await callContent(name, 'article', extraValues, author)).status).toBe(403);
  });

  it("hides an author's drafts from other authors", async () => {
    await saveFields('article', { title: { to: 'Mine' } }, author);
    expect((await query('open', { kind: 'article', id }, otherHeaders)).status).toBe(403);
    expect(
      (await saveFields('article', { title: { from: 'Mine', to: 'Theirs' } }, otherHeaders)).status,
    ).toBe(403);
    const { items } = (await query('drafts', { kind: 'article' }, otherHeaders)).result.data as {
      items: { id: string }[];
    };
    expect(items.map(item => item.id)).not.toContain(id);
    id = `${id}live`;
    await publishNew('article');
    expect((await saveFields('article', { title: { to: 'Theirs' } }, author)).status).toBe(403);
  });
});

describe('item ids', () => {
  it('rejects a draft when its id belongs to an item of another kind', async () => {
    await saveFields('case', { title: { to: 'Words of the owner' } });
    for (const headers of [author, owner])
      expect((await saveFields('article', { title: { to: 'Over it' } }, headers)).status).toBe(404);
    expect((await openItem('case')).values).toEqual({ title: 'Words of the owner' });
    id = `${id}live`;
    await publishNew('case');
    expect((await saveFields('article', { title: { to: 'Beside it' } }, author)).status).toBe(404);
    expect((await openItem('case')).state).toBe('live');
    id = 'process';
    expect((await saveFields('article', { title: { to: 'In the way of a page' } }, author)).status).toBe(404);
  });

  it("doesn't revoke an item's preview links when an author sends its id with another kind", async () => {
    await createDraft('case');
    await callContent('makePreviewLink', 'case');
    expect((await callContent('revokePreviewLinks', 'article', {}, author)).status).toBe(404);
    expect((await callContent('revokePreviewLinks', 'case')).result.data).toBe(1);
  });
});

/** Creates `{ a: { a: … } }` with this many levels. */
const createNestedObject = (levels: number): object =>
  JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);

describe('drafts of an earlier version with too many levels', () => {
  it('still returns admin lists and searches when a stored draft has too many levels', async () => {
    await createDraft('case', { title: { to: 'Deep one' } });
    const { db } = site.services();
    const values_json = JSON.stringify({ title: 'Deep one', customer: createNestedObject(1_100) });
    await db.updateTable('drafts').set({ values_json }).where('id', '=', id).execute();
    const getLists = async () => [
      (await query('trash', {})).status,
      (await query('linkTargets', { q: 'deep' })).status,
      (await callQuery('cases.adminList', owner)).status,
      (await callQuery(`cases.adminList?input=${encodeURIComponent('{"q":"deep"}')}`, owner)).status,
      (await callQuery('pages.adminList', owner)).status,
      (await callQuery(`search.staff?input=${encodeURIComponent('{"q":"deep"}')}`, owner)).status,
    ];
    expect(await getLists()).toEqual(Array(6).fill(200));
    expect((await callContent('remove', 'case')).status).toBe(200);
    expect(await getLists()).toEqual(Array(6).fill(200));
  });
});

describe('invalid drafts', () => {
  it.each([
    ['an unknown field', { nothing: { to: 1 } }, 400, 'Unknown field: nothing'],
    ['a name that every object inherits', { constructor: { to: 1 } }, 400, 'Unknown field: constructor'],
    [
      'more data than allowed',
      { info: { to: Array(60).fill('x'.repeat(DRAFT_MAX_BYTES / 60)) } },
      413,
      'A draft can have at most 1 MB of text. Shorten it.',
    ],
    ['a text that is too long', { title: { to: 'x'.repeat(TEXT_MAX + 1) } }, 400, messages.textTooLong],
    [
      'a list that is too long',
      { tags: { to: Array.from({ length: 501 }, (_, index) => `t${index}`) } },
      400,
      'At most 500 entries',
    ],
    ['values nested too deeply', { customer: { to: createNestedObject(30) } }, 400, messages.tooDeep],
  ])('rejects a draft that contains %s', async (_, changes, status, message) => {
    const errorReply = await saveFields('case', changes);
    expect([errorReply.status, errorReply.error.message]).toEqual([status, message]);
    expect((await query('open', { kind: 'case', id })).status).toBe(404);
  });

  it('returns 413 when a draft is far over the size limit', async () => {
    const hugeDraftReply = await saveFields('case', { about: { to: 'x'.repeat(5 * DRAFT_MAX_BYTES) } });
    expect(hugeDraftReply.status).toBe(413);
  });

  it('rejects drafts when the disk is full, but returns existing drafts', async () => {
    await createDraft('article');
    site.machine.freeBytes = 0;
    try {
      const errorReply = await saveFields('article', { title: { from: `Draft ${count}`, to: 'No room' } });
      expectError(errorReply, 503, ['SERVICE_UNAVAILABLE', 'unavailable'], messages.diskFull);
      expect(await openItem('article')).toMatchObject({ values: { title: `Draft ${count}` } });
    } finally {
      site.machine.freeBytes = Number.POSITIVE_INFINITY;
    }
    expect((await saveFields('article', { title: { from: `Draft ${count}`, to: 'Room' } })).status).toBe(200);
  });

  it('saves a draft unchanged even if its values are invalid', async () => {
    const oddItem = {
      title: { to: 7 },
      tags: { to: [{ a: [null] }] },
      story: { to: [{ type: 'poem', content: 1 }] },
    };
    expect((await saveFields('article', oddItem)).status).toBe(200);
    expect((await openItem('article')).values).toEqual({
      title: 7,
      tags: [{ a: [null] }],
      story: [{ type: 'poem', content: 1 }],
    });
    expect((await callContent('publish', 'article')).status).toBe(400);
  });
});

it("doesn't store the token of a preview link", async () => {
  await createDraft('case');
  const link = (await callContent('makePreviewLink', 'case')).result.data as {
    token: string;
    expiresAt: string;
  };
  expect(link.token.length).toBeGreaterThan(30);
  const { db } = site.services();
  expect(JSON.stringify(await db.selectFrom('preview_links').selectAll().execute())).not.toContain(
    link.token,
  );
  expect((await callContent('revokePreviewLinks', 'case')).result.data).toBe(1);
});

describe('link targets', () => {
  const findTargets = async (q: string, headers = owner, address?: string) =>
    (await query('linkTargets', { q, address }, headers)).result.data as {
      targets: { kind: string; href: string; dead?: string; title: { text: string }[] }[];
      dead?: string;
    };
  const listTitles = (response: Awaited<ReturnType<typeof findTargets>>) =>
    response.targets.map(({ title, href, dead }) => [title.map(({ text }) => text).join(''), href, dead]);

  it('finds link targets by words in their titles, with the reason when a target is unavailable', async () => {
    const slug = await publishNew('article', { title: `Lighthouse ${count}` });
    id = `${id}draft`;
    await saveFields('case', { title: { to: `Lighthouse ${count} begun` } });
    id = `${id}down`;
    const unpublishedSlug = await publishNew('case', { title: `Lighthouse ${count} taken down` });
    await callContent('unpublish', 'case');
    id = `${id}gone`;
    const trashedSlug = await publishNew('article', { title: `Lighthouse ${count} thrown away` });
    await callContent('remove', 'article');

    expect(listTitles(await findTargets(`lighthouse ${count}`))).toEqual([
      [`Lighthouse ${count} taken down`, '', messages.linkTakenDown],
      [`Lighthouse ${count} begun`, '', messages.linkIsDraft],
      [`Lighthouse ${count}`, `/article/${slug}`, undefined],
      [`Lighthouse ${count} thrown away`, '', messages.linkInTrash],
    ]);
    // Authors see only their own drafts.
    expect(
      listTitles(await findTargets(`lighthouse ${count}`, author)).map(([title]) => title),
    ).not.toContain(`Lighthouse ${count} begun`);
    const findDeadReason = async (href: string) => (await findTargets('', owner, href)).dead;
    expect(await findDeadReason(`/article/${slug}#part`)).toBeUndefined();
    expect(await findDeadReason('/services')).toBeUndefined();
    expect(await findDeadReason('/blog/rss.xml')).toBeUndefined();
    expect(await findDeadReason('https://example.com')).toBeUndefined();
    expect(await findDeadReason(`/cases/${unpublishedSlug}`)).toBe(messages.linkTakenDown);
    expect(await findDeadReason(`/article/${trashedSlug}`)).toBe(messages.linkInTrash);
    expect(await findDeadReason('/nowhere')).toBe(messages.linkNowhere('/nowhere'));
  });

  it('accepts a path as a link target when the path redirects', async () => {
    const redirect = { from: `/old-${count}`, to: '/services', permanent: true };
    expect((await call('redirects.add', { json: redirect, headers: owner })).status).toBe(200);
    expect((await findTargets('', owner, `/old-${count}`)).dead).toBeUndefined();
  });
});
