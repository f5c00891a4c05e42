import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { upsertPlan } from '../../db/plans';
import { itemStores } from '../../db/stores';
import { createArticleInput, createCaseInput } from '../../db/test-items';
import { kinds, type ListedKindName } from '../../domain/kinds';
import { CHECKPOINT_INTERVAL_MS, DRAFT_MAX_BYTES, TEXT_MAX } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { SHAPE_VERSION } from '../../domain/rest/shape';
import { toStaffSource } from '../../domain/staff-media';
import { saveDraft } from '../../use-cases/content/drafts';
import { deleteExpiredContent, eraseItem } from '../../use-cases/content/trash';
import { createPng, testSite } from '../app.test-kit';
import { publishDueItems } from '../jobs/publications';
import { createMemoryLog } from '../media/test-kit';
import { createProcedureClient, expectError } from './trpc.test-kit';

const site = testSite();
const { call, ask } = createProcedureClient(site);
const inputs = { case: createCaseInput, article: createArticleInput };
type Headers = Record<string, string>;
let owner: Headers;
let author: Headers;
let other: Headers;
beforeAll(async () => {
  owner = { cookie: (await site.staff()).cookie };
  author = { cookie: (await site.staff({ role: 'author' })).cookie };
  other = { cookie: (await site.staff({ role: 'author' })).cookie };
});
let count = 0;
let id: string;
beforeEach(() => {
  count += 1;
  id = `item${count}`;
});

const changesTo = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, to]) => [name, { to }]));
const save = (kind: ListedKindName, changes: object, headers = owner) =>
  call('content.saveDraft', { json: { kind, id, shape: SHAPE_VERSION, changes }, headers });
const act = (name: string, kind: ListedKindName, more: object = {}, headers = owner) =>
  call(`content.${name}`, { json: { kind, id, ...more }, headers });
const query = async (name: string, input: object, headers = owner) =>
  ask(`content.${name}?input=${encodeURIComponent(JSON.stringify(input))}`, headers);
const opened = async (kind: ListedKindName, headers = owner) =>
  (await query('open', { kind, id }, headers)).result.data;
const restOf = (kind: ListedKindName) => `/api/v1/${kinds[kind].rest.path}`;
const isLive = async (kind: ListedKindName) => (await site.get(`${restOf(kind)}/${id}`)).status === 200;

/** Saves a whole item as a draft, like the form. */
async function draft(kind: ListedKindName, changes: object = {}) {
  const values = { ...inputs[kind](), title: `Draft ${count}`, ...changes };
  const { status } = await save(kind, changesTo(values));
  expect(status).toBe(200);
}
async function published(kind: ListedKindName, changes: object = {}) {
  await draft(kind, changes);
  const { status, result } = await act('publish', kind);
  expect(status).toBe(200);
  return String(result.data.slug);
}

describe.each(['case', 'article'] as const)('a %s', kind => {
  it("hides a new item's draft from visitors until it is published", async () => {
    expect((await save(kind, { title: { to: 'Half a' } })).status).toBe(200);
    expect(await isLive(kind)).toBe(false);
    expect(await opened(kind)).toMatchObject({
      state: 'draft',
      values: { title: 'Half a' },
      draft: { revision: 1 },
    });
    expect((await query('drafts', { kind })).result.data.items).toContainEqual(
      expect.objectContaining({ id, title: 'Half a' }),
    );

    await save(kind, { ...changesTo(inputs[kind]()), title: { from: 'Half a', to: `Draft ${count}` } });
    const { result } = await act('publish', kind);
    expect(result.data).toEqual({ _id: id, slug: `draft-${count}`, revision: 1 });
    expect(await isLive(kind)).toBe(true);
    expect(await opened(kind)).toMatchObject({ state: 'live', live: { revision: 1 } });
    expect((await opened(kind)).draft).toBeUndefined();
  });

  it('leaves a public item unchanged while its draft is edited', async () => {
    const slug = await published(kind);
    await save(kind, { title: { from: `Draft ${count}`, to: `Other ${count}` } });
    expect((await opened(kind)).state).toBe('changed');
    expect((await site.get(`${restOf(kind)}/slug/${slug}`)).data.title).toBe(`Draft ${count}`);
    await act('publish', kind);
    expect((await site.get(`${restOf(kind)}/slug/${slug}`)).data).toEqual({ newSlug: `other-${count}` });
  });

  it('publishes an item at the chosen URL, and at the URL of its title when the URL is cleared', async () => {
    const slug = await published(kind, { address: `Chosen URL ${count}` });
    expect(slug).toBe(`chosen-url-${count}`);
    await save(kind, { title: { from: `Draft ${count}`, to: `Other ${count}` } });
    expect((await act('publish', kind)).result.data.slug).toBe(slug);
    const stored = (await site.get(`${restOf(kind)}/slug/${slug}`)).data;
    expect(stored).toMatchObject({ title: `Other ${count}`, oldSlugs: [] });
    expect(stored).not.toHaveProperty('address');
    expect((await opened(kind)).values).toMatchObject({ address: slug });

    await save(kind, { address: { from: slug, to: '' } });
    expect((await act('publish', kind)).result.data.slug).toBe(`other-${count}`);
    expect((await site.get(`${restOf(kind)}/slug/${slug}`)).data).toEqual({ newSlug: `other-${count}` });
  });

  it('removes the draft of a public item when it is changed back or discarded', async () => {
    await published(kind);
    await save(kind, { title: { from: `Draft ${count}`, to: 'Else' } });
    await save(kind, { title: { from: 'Else', to: `Draft ${count}` } });
    expect((await opened(kind)).state).toBe('live');
    await save(kind, { title: { from: `Draft ${count}`, to: 'Else' } });
    expect((await act('discardDraft', kind)).status).toBe(200);
    expect(await opened(kind)).toMatchObject({ state: 'live', values: { title: `Draft ${count}` } });
  });

  it('lists a public item whose draft is scheduled as live and scheduled', async () => {
    await published(kind);
    await save(kind, { title: { from: `Draft ${count}`, to: `Later words ${count}` } });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await act('plan', kind, { from: at });
    expect((await opened(kind)).state).toBe('liveScheduled');
    const list = async (state?: string) => {
      const asked = encodeURIComponent(JSON.stringify({ state }));
      return (await ask(`${kind}s.adminList?input=${asked}`, owner)).result.data.items as { _id: string }[];
    };
    const both = expect.objectContaining({ _id: id, state: 'liveScheduled', dueAt: at });
    expect(await list()).toContainEqual(both);
    expect(await list('scheduled')).toContainEqual(both);
    const hits = async (q: string) => {
      const asked = encodeURIComponent(JSON.stringify({ q }));
      const groups = (await ask(`search.staff?input=${asked}`, owner)).result.data as unknown as {
        hits: object[];
      }[];
      return groups.flatMap(group => group.hits);
    };
    const hit = expect.objectContaining({ kind, key: id, note: 'Live, change scheduled' });
    expect(await hits('')).toContainEqual(hit);
    await expect.poll(() => hits(`Draft ${count}`)).toContainEqual(hit);
  });

  it('removes the draft of a public item when the public version is restored', async () => {
    await published(kind);
    await save(kind, { title: { from: `Draft ${count}`, to: 'Else' } });
    const { items } = (await query('history', { kind, id })).result.data as { items: { id: string }[] };
    const restored = await call('content.restoreVersion', {
      json: { kind, id: items[0]?.id },
      headers: owner,
    });
    expect(restored.result.data).toEqual({ hasDraft: false });
    expect(await opened(kind)).toMatchObject({ state: 'live', values: { title: `Draft ${count}` } });
    expect((await opened(kind)).draft).toBeUndefined();
    // The history contains the discarded text.
    const after = (await query('history', { kind, id })).result.data.items as object[];
    expect(after[0]).toMatchObject({ note: 'Before an earlier version was restored' });
  });

  it('keeps the text of an unpublished item, and the slug for republication', async () => {
    const slug = await published(kind);
    expect((await act('unpublish', kind)).status).toBe(200);
    expect(await isLive(kind)).toBe(false);
    expect(await opened(kind)).toMatchObject({ state: 'unpublished', values: { title: `Draft ${count}` } });
    const { createdAt } = await site
      .services()
      .db.selectFrom('drafts')
      .select('withdrawn_json as createdAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { result } = await act('publish', kind);
    expect(result.data.slug).toBe(slug);
    const back = (await site.get(`${restOf(kind)}/${id}`)).data.data.data;
    expect(createdAt).toContain(back.createdAt);
    expect(back.oldSlugs).not.toContain(slug);
  });

  it('moves an item with its draft to the trash, and restores the item with its draft', async () => {
    await published(kind);
    await save(kind, { title: { from: `Draft ${count}`, to: 'Changed' } });
    expect((await act('remove', kind)).status).toBe(200);
    expect(await isLive(kind)).toBe(false);
    expect((await query('trash', {})).result.data.items).toContainEqual(
      expect.objectContaining({ id, kind, title: `Draft ${count}` }),
    );
    expect((await call('content.restore', { json: { id }, headers: owner })).status).toBe(200);
    expect(await opened(kind)).toMatchObject({ state: 'changed', values: { title: 'Changed' } });
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
  type Listed = {
    _id: string;
    title: string;
    state: string;
    dueAt?: string;
    slug?: string;
    writable: boolean;
  }[];
  const list = async (input: object, headers = owner): Promise<Listed> => {
    const asked = encodeURIComponent(JSON.stringify(input));
    return (await ask(`${kind}s.adminList?input=${asked}`, headers)).result.data.items as Listed;
  };
  const found = async () => (await list({})).find(({ _id }) => _id === id);

  it('shows the state, the last editor and the scheduled time of an item in the admin list', async () => {
    await save(kind, { title: { to: 'Half a' } });
    expect(await found()).toMatchObject({ title: 'Half a', state: 'draft', changedBy: expect.any(String) });
    expect((await found())?.slug).toBeUndefined();
    await save(kind, { ...changesTo(inputs[kind]()), title: { from: 'Half a', to: `Draft ${count}` } });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await act('plan', kind, { from: at });
    expect(await found()).toMatchObject({ state: 'scheduled', dueAt: at });
    await call('content.unplan', { json: { id, action: 'publish' }, headers: owner });
    expect(await found()).toMatchObject({ state: 'draft' });
    await act('publish', kind);
    expect(await found()).toMatchObject({ state: 'live', slug: `draft-${count}` });
    await save(kind, { title: { from: `Draft ${count}`, to: 'Їжак' } });
    expect(await found()).toMatchObject({ state: 'changed', title: 'Їжак' });
    expect(await list({ q: 'їжак', state: 'changed' })).toMatchObject([{ _id: id }]);
    await act('discardDraft', kind);
    expect(await found()).toMatchObject({ state: 'live', title: `Draft ${count}` });
    await act('unpublish', kind);
    expect(await found()).toMatchObject({ state: 'unpublished' });
    await act('remove', kind);
    expect(await found()).toBeUndefined();
    await call('content.restore', { json: { id }, headers: owner });
    expect(await found()).toMatchObject({ state: 'unpublished' });
  });

  it.each(['newest', 'oldest', 'changed', 'title', 'state', 'author'])(
    'lists every item in the admin list when sorted by %s',
    async sort => {
      const { total } = (await ask(`${kind}s.adminList?input=${encodeURIComponent('{}')}`, owner)).result
        .data as { total: number };
      expect(new Set((await list({ sort })).map(({ _id }) => _id)).size).toBe(total);
    },
  );

  it('shows authors public items and only their own drafts', async () => {
    await save(kind, { title: { to: 'Mine' } }, author);
    const ids = async (headers: Headers) => (await list({}, headers)).map(({ _id }) => _id);
    expect(await ids(author)).toContain(id);
    expect(await ids(other)).not.toContain(id);
    id = `${id}live`;
    await published(kind);
    expect(await ids(other)).toContain(id);
  });

  it('marks the items in the admin list that the member can edit', async () => {
    const writable = async (headers: Headers) =>
      (await list({}, headers)).find(item => item._id === id)?.writable;
    await save(kind, { title: { to: 'Mine' } }, author);
    expect([await writable(author), await writable(owner)]).toEqual([true, true]);
    id = `${id}live`;
    await published(kind);
    expect([await writable(author), await writable(owner)]).toEqual([false, true]);
  });

  it('lets authors delete and restore only their own drafts', async () => {
    await save(kind, { title: { to: 'Mine' } }, author);
    const refused = await act('remove', kind, {}, other);
    expect([refused.status, refused.error.message]).toEqual([403, messages.notYourDraft]);
    expect((await act('remove', kind, {}, author)).status).toBe(200);
    expect((await query('open', { kind, id }, author)).status).toBe(409);
    const restore = (headers: Headers) => call('content.restore', { json: { id }, headers });
    expect((await restore(other)).status).toBe(403);
    expect((await restore(author)).status).toBe(200);
    expect(await opened(kind, author)).toMatchObject({ values: { title: 'Mine' } });
    id = `${id}live`;
    await published(kind);
    expect((await act('remove', kind, {}, author)).status).toBe(403);
    expect(await isLive(kind)).toBe(true);
    expect((await act('remove', kind)).status).toBe(200);
    expect((await restore(author)).status).toBe(403);
  });
});

describe('two editors of one draft', () => {
  it('keeps the changes of two editors to different blocks', async () => {
    const block = (_id: string, content: string) => ({ _id, type: 'paragraph', content });
    const body = [block('a', 'One'), block('b', 'Two')];
    await draft('article', { story: body });
    await save('article', { story: { from: body, to: [block('a', 'One!'), block('b', 'Two')] } });
    const { result } = await save('article', {
      story: { from: body, to: [block('a', 'One'), block('b', 'Two!')] },
    });
    const joined = [block('a', 'One!'), block('b', 'Two!')];
    expect(result.data).toMatchObject({ conflicts: [], others: { story: joined } });
    expect((await opened('article')).values).toMatchObject({ story: joined });
  });

  it('merges single-block diffs of two editors, and returns 412 for a diff without a stored story', async () => {
    const block = (_id: string, content: string) => ({ _id, type: 'paragraph', content });
    const ids = { from: ['a', 'b', 'c'] };
    const write = (was: object, to: object) => save('article', { story: { from: [was], to: [to], ids } });
    await draft('article', { story: [block('a', 'One'), block('b', 'Two'), block('c', 'Three')] });
    await write(block('a', 'One'), block('a', 'One!'));
    const { result } = await write(block('b', 'Two'), block('b', 'Two!'));
    const joined = [block('a', 'One!'), block('b', 'Two!'), block('c', 'Three')];
    expect(result.data).toMatchObject({ conflicts: [], others: { story: joined } });
    expect((await opened('article')).values).toMatchObject({ story: joined });

    // A client that sends the current mark gets no changes.
    const { mark } = await opened('article');
    const changes = { story: { from: [block('c', 'Three')], to: [block('c', 'Three!')], ids } };
    const alone = await call('content.saveDraft', {
      json: { kind: 'article', id, shape: SHAPE_VERSION, changes, mark },
      headers: owner,
    });
    expect(alone.result.data).toMatchObject({ others: {} });

    id = `${id}new`;
    expect((await write(block('a', 'One'), block('a', 'One!'))).status).toBe(412);
    await save('article', { title: { to: 'New' } });
    expect((await write(block('a', 'One'), block('a', 'One!'))).status).toBe(412);
  });

  it('keeps the first of two changes to one field, and reports the second change as a conflict', async () => {
    await draft('case', { heading: 'Base' });
    await save('case', { heading: { from: 'Base', to: 'First' } });
    const { result } = await save('case', { heading: { from: 'Base', to: 'Second' } });
    expect(result.data).toMatchObject({ conflicts: ['heading'], others: { heading: 'First' } });
    expect((await opened('case')).values).toMatchObject({ heading: 'First' });
  });

  it('includes a change made over REST when a draft of the item is opened', async () => {
    await published('case', { heading: 'Base' });
    await save('case', { location: { from: '', to: 'Lviv' } });
    const { token } = await site.staff();
    await site.send('PATCH', `/api/v1/projects/${id}`, { json: { heading: 'By a client' }, token });
    expect((await opened('case')).values).toMatchObject({ heading: 'By a client', location: 'Lviv' });
  });
});

describe('publishing', () => {
  it('lists the blockers of a rejected publication by field', async () => {
    await save('article', { title: { to: 'Only a title' }, story: { to: [] } });
    const { status, error } = await act('publish', 'article');
    expect([status, error.message]).toEqual([400, 'Fix the problems below before publishing']);
    expect(error.data.errors).toContainEqual({
      path: 'author.name',
      message: 'Author name is required',
    });
    expect(await isLive('article')).toBe(false);
  });

  it('rejects a publication with a dead internal link, but not with a working one', async () => {
    const paragraph = (href: string) => [{ type: 'paragraph', content: `<a href="${href}">there</a>` }];
    await draft('article', { story: paragraph('/cases/never-was') });
    const { result } = await query('checks', { kind: 'article', id });
    expect(result.data).toContainEqual({
      level: 'stop',
      path: 'story.0.content',
      message: 'The link to /cases/never-was is broken',
    });
    expect((await act('publish', 'article')).status).toBe(400);
    await save('article', {
      story: { from: paragraph('/cases/never-was'), to: paragraph('/process?x=1#y') },
    });
    expect((await act('publish', 'article')).status).toBe(200);
  });

  it("rejects the publication of an item with another item's slug, and keeps the draft", async () => {
    const title = `Draft ${count}`;
    await published('case');
    id = `${id}again`;
    await draft('case', { title });
    const taken = { path: 'title', message: messages.caseSlugTaken };
    expect((await query('checks', { kind: 'case', id })).result.data).toContainEqual({
      level: 'stop',
      ...taken,
    });
    const { status, error } = await act('publish', 'case');
    expect([status, error.data.errors]).toEqual([400, [taken]]);
    expect((await opened('case')).values).toMatchObject({ title });

    const takenSlug = `draft-${count}`;
    expect((await query('isSlugTaken', { kind: 'case', id, slug: takenSlug })).result.data).toBe(true);
    await save('case', { title: { from: title, to: 'Free' }, address: { to: takenSlug } });
    expect((await act('publish', 'case')).error.data.errors).toEqual([
      { path: 'address', message: messages.urlTaken('case') },
    ]);
    await save('case', { address: { from: takenSlug, to: '…' } });
    expect((await act('publish', 'case')).error.data.errors).toEqual([
      { path: 'address', message: messages.urlPartEmpty },
    ]);
  });
});

it("lists all drafts, or only the member's own drafts on request", async () => {
  await draft('article');
  const ids = async (own: boolean, headers: Headers) =>
    ((await query('drafts', { kind: 'article', own }, headers)).result.data.items as { id: string }[]).map(
      ({ id }) => id,
    );
  expect(await ids(true, owner)).toContain(id);
  await save('article', { title: { to: 'Theirs' } }, owner);
  id = `${id}author`;
  await save('article', { title: { to: 'An author’s' } }, author);
  expect(await ids(true, owner)).not.toContain(id);
  expect(await ids(false, owner)).toContain(id);
  expect(await ids(true, author)).toContain(id);
});

describe('schedules', () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const due = (now: Date) =>
    publishDueItems({
      db: site.services().db,
      clock: { now: () => now, schedule: () => () => {} },
      log: createMemoryLog(),
      contentChanged: () => {},
    });

  it('publishes and unpublishes an item once at the scheduled times', async () => {
    await draft('case');
    const times = { from: at(60).toISOString(), until: at(120).toISOString() };
    expect((await act('plan', 'case', times)).status).toBe(200);
    expect((await opened('case')).state).toBe('scheduled');
    await due(at(59));
    expect(await isLive('case')).toBe(false);
    await Promise.all([due(at(61)), due(at(61))]);
    expect(await isLive('case')).toBe(true);
    const { total } = (await query('history', { kind: 'case', id })).result.data;
    expect(total).toBe(1);
    await due(at(119));
    expect(await isLive('case')).toBe(true);
    await due(at(121));
    expect(await isLive('case')).toBe(false);
    expect((await opened('case')).state).toBe('unpublished');
  });

  it('keeps the draft when a scheduled publication fails its checks', async () => {
    await draft('case');
    await act('plan', 'case', { from: at(60).toISOString() });
    await save('case', { title: { from: `Draft ${count}`, to: '' } });
    await due(at(61));
    expect(await opened('case')).toMatchObject({ state: 'draft', plans: [] });
  });

  it('cancels the schedule of an item', async () => {
    await draft('case');
    await act('plan', 'case', { from: at(60).toISOString() });
    const off = { json: { id, action: 'publish' }, headers: owner };
    expect((await call('content.unplan', off)).status).toBe(200);
    expect((await call('content.unplan', off)).status).toBe(404);
    await due(at(61));
    expect(await isLive('case')).toBe(false);
  });

  it('rejects scheduled times in the past or in the wrong order', async () => {
    await draft('case');
    const refused = async (times: object) => (await act('plan', 'case', times)).error.message;
    expect(await refused({ from: at(-1).toISOString() })).toBe(
      'This time is in the past. Choose a later one.',
    );
    expect(await refused({ from: at(9).toISOString(), until: at(8).toISOString() })).toBe(
      'The publication time must be before the unpublishing time',
    );
    expect((await act('plan', 'case', { from: 'tomorrow' })).status).toBe(400);
  });

  it.each([
    ['discarded', () => act('discardDraft', 'case')],
    ['changed back', () => save('case', { title: { from: 'Planned', to: `Draft ${count}` } })],
    [
      'published over REST',
      async () => {
        const { token } = await site.staff();
        return site.send('PATCH', `${restOf('case')}/${id}`, { token, json: { title: 'Planned' } });
      },
    ],
  ])("deletes the schedule of a draft that is %s, and doesn't publish text written later", async (_, end) => {
    await published('case');
    await save('case', { title: { from: `Draft ${count}`, to: 'Planned' } });
    await act('plan', 'case', { from: at(60).toISOString() });
    expect((await end()).status).toBe(200);
    expect(await opened('case')).toMatchObject({ state: 'live', plans: [] });
    const { title: titleNow } = (await opened('case')).values as { title: string };
    await save('case', { title: { from: titleNow, to: 'Not planned' } });
    expect((await opened('case')).state).toBe('changed');
    await due(at(61));
    expect(await opened('case')).toMatchObject({ state: 'changed', values: { title: 'Not planned' } });
  });

  it('rejects a publication that is scheduled after the unpublication', async () => {
    await published('case');
    await act('plan', 'case', { until: at(60).toISOString() });
    await save('case', { title: { from: `Draft ${count}`, to: 'Too late' } });
    const refused = await act('plan', 'case', { from: at(120).toISOString() });
    expect([refused.status, refused.error?.message]).toEqual([400, messages.planOrder]);
    expect((await act('plan', 'case', { from: at(30).toISOString() })).status).toBe(200);
  });

  it('runs each schedule once when more items are due than fit in one batch', async () => {
    const { db } = site.services();
    const items = 60;
    const before = count;
    for (let n = 0; n < items; n++) {
      count += 1;
      id = `many${count}`;
      await draft('case');
      await upsertPlan(db, {
        item_id: id,
        action: 'publish',
        kind: 'case',
        at: at(30).toISOString(),
        member_id: '',
        member_name: '',
        note: '',
      });
    }
    await Promise.all([due(at(31)), due(at(31))]);
    const rows = await db
      .selectFrom('versions')
      .select('item_id')
      .where('item_id', 'like', 'many%')
      .execute();
    expect(rows).toHaveLength(items);
    expect(new Set(rows.map(row => row.item_id)).size).toBe(items);
    expect(count - before).toBe(items);
  }, 60_000);
});

describe('history', () => {
  it('restores a version with its images, and keeps all images until the item is erased', async () => {
    const { images } = site.services();
    const [first, second] = [
      (await images.store(await createPng(40 + count), 'first.png')).url,
      (await images.store(await createPng(140 + count), 'second.png')).url,
    ];
    await published('case', { cover: { src: first, pixel: '', alt: 'A plan' } });
    await save('case', {
      cover: {
        from: { src: first, pixel: '', alt: 'A plan' },
        to: { src: second, pixel: '', alt: 'A plan' },
      },
    });
    await act('publish', 'case');
    const { items } = (await query('history', { kind: 'case', id })).result.data as {
      items: { id: string; revision?: number }[];
    };
    expect(items.map(({ revision }) => revision)).toEqual([2, 1]);

    // Only this member sees a version’s preview, and previewing changes nothing.
    const shown = await call('content.previewVersion', {
      json: { kind: 'case', id: items[1]?.id },
      headers: owner,
    });
    expect(shown.status).toBe(200);
    const { key } = shown.result.data as { key: string };
    const byKey = `previews.byKey?input=${encodeURIComponent(JSON.stringify({ id: key }))}`;
    expect((await ask(byKey, owner)).result.data).toMatchObject({ item: { cover: { src: first } } });
    expect((await ask(byKey, {})).status).toBe(401);

    const restored = await call('content.restoreVersion', {
      json: { kind: 'case', id: items[1]?.id },
      headers: owner,
    });
    expect(restored.result.data).toEqual({ hasDraft: true });
    await act('publish', 'case');
    const { img_preview } = (await site.get(`/api/v1/projects/${id}`)).data.data.data;
    expect(img_preview.src).toBe(first);
    expect((await site.get(first)).status).toBe(200);
    expect((await site.get(second)).status).toBe(404);
    expect((await site.get(toStaffSource(second), owner)).status).toBe(200);

    await act('remove', 'case');
    await eraseItem(site.services(), id);
    for (const src of [first, second]) {
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
    await save('case', { title: { from: `Old ${count}`, to: 'New' } });
    const { items } = (await query('history', { kind: 'case', id })).result.data as { items: object[] };
    expect(items).toEqual([expect.objectContaining({ title: `Old ${count}`, revision: 1 })]);
  });

  it('keeps public and named versions permanently, but checkpoints for only ninety days', async () => {
    const services = site.services();
    const { db } = services;
    const user = { _id: 'u', name: 'U', email: '', photo: '', role: 'owner' as const };
    const later = (ms: number) => ({ now: () => new Date(Date.now() + ms) });
    await published('article');
    const write = (ms: number, from: string, to: string) =>
      saveDraft({ ...services, user, clock: later(ms) }, 'article', { id, changes: { title: { from, to } } });
    await write(1_000, `Draft ${count}`, 'First');
    await call('content.nameMoment', {
      json: { kind: 'article', id, name: 'Before the talk' },
      headers: owner,
    });
    await write(2 * CHECKPOINT_INTERVAL_MS, 'First', 'Second');
    const kept = async () =>
      (await db.selectFrom('versions').select(['title', 'note']).where('item_id', '=', id).execute())
        .map(({ title, note }) => note || title)
        .sort();
    const all = await kept();
    expect(all).toEqual(expect.arrayContaining(['Before the talk', `Draft ${count}`]));
    expect(all.length).toBeGreaterThan(2);
    const days = (n: number) => later(n * 86_400_000);
    await deleteExpiredContent({ db, clock: days(89) });
    expect(await kept()).toEqual(all);
    await deleteExpiredContent({ db, clock: days(5 * 365) });
    expect(await kept()).toEqual(['Before the talk', `Draft ${count}`]);
    expect((await opened('article')).values).toMatchObject({ title: 'Second' });
  });

  it('rejects restoring a version of an item of another kind', async () => {
    await published('case');
    const { items } = (await query('history', { kind: 'case', id })).result.data as {
      items: { id: string }[];
    };
    const asArticle = await query('version', { kind: 'article', id: items[0]?.id });
    expectError(asArticle, 404, ['NOT_FOUND', 'not_found'], 'This version has been deleted');
  });
});

describe('a clock that is set back', () => {
  it('keeps the text and all checkpoints when the clock is set back', async () => {
    await draft('article');
    const services = site.services();
    const user = { _id: 'u', name: 'U', email: '', photo: '', role: 'owner' as const };
    const at = (ms: number) => ({ ...services, user, clock: { now: () => new Date(Date.now() + ms) } });
    const write = (ms: number, from: string, to: string) =>
      saveDraft(at(ms), 'article', { id, changes: { title: { from, to } } });
    const yesterday = -86_400_000;
    await write(CHECKPOINT_INTERVAL_MS + 1_000, `Draft ${count}`, 'b0');
    for (let n = 0; n < 10; n++) await write(yesterday + n * 2_000, `b${n}`, `b${n + 1}`);
    await write(yesterday + CHECKPOINT_INTERVAL_MS + 5_000, 'b10', 'b11');
    expect((await opened('article')).values).toMatchObject({ title: 'b11' });
    const { total } = (await query('history', { kind: 'article', id })).result.data;
    expect(total).toBe(3);
  });
});

describe('the calendar', () => {
  const days = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString();
  const planned = async () =>
    (
      (await query('calendar', { from: days(0), to: days(60) })).result.data as unknown as {
        plans: { item_id: string; title: string; action: string; at: string; since: string | null }[];
      }
    ).plans.filter(plan => plan.item_id === id);
  const move = (action: string, at: string) =>
    call('content.movePlan', { json: { id, action, at }, headers: owner });

  it('lists schedules in the calendar, and moves a schedule', async () => {
    await draft('case');
    const until = days(9);
    await act('plan', 'case', { from: days(3), until });
    expect((await move('publish', days(4))).status).toBe(200);
    expect(await planned()).toMatchObject([
      { title: `Draft ${count}`, kind: 'case', action: 'publish' },
      { title: `Draft ${count}`, action: 'unpublish', at: until },
    ]);
    expect((await planned())[0]?.at.slice(0, 10)).toBe(days(4).slice(0, 10));
    expect(await isLive('case')).toBe(false);
  });

  it('shows when items are published and unpublished, including recent publications', async () => {
    const inMonth = async () =>
      (await query('calendar', { from: days(-1), to: days(30) })).result.data as unknown as {
        plans: { item_id: string; since: string | null; at: string }[];
        live: { id: string; kind: string; title: string; at: string }[];
      };
    await draft('article');
    const [from, until] = [days(2), days(90)];
    await act('plan', 'article', { from, until });
    const planned = async () => (await inMonth()).plans.filter(plan => plan.item_id === id);
    expect(await planned()).toMatchObject([
      { at: from, since: from },
      { at: until, since: from },
    ]);
    expect((await inMonth()).live.filter(item => item.id === id)).toEqual([]);
    await act('publish', 'article');
    const live = (await inMonth()).live.filter(item => item.id === id);
    expect(live).toMatchObject([{ kind: 'article', title: `Draft ${count}` }]);
    expect(await planned()).toMatchObject([{ at: until, since: live[0]?.at }]);
  });

  it('lists unscheduled drafts in the calendar, with requested publications first', async () => {
    type Card = { id: string; askedAt: string | null };
    const undated = async (headers = owner) =>
      (await query('undated', {}, headers)).result.data as unknown as Card[];
    const asked = `${id}asked`;
    await save('article', { title: { to: 'Theirs' } }, author);
    const own = id;
    id = asked;
    await save('article', { title: { to: 'Ready' } }, author);
    await act('askToPublish', 'article', {}, author);
    id = `${own}live`;
    await published('article');
    await save('article', { title: { from: `Draft ${count}`, to: 'Changed' } });
    const ids = (await undated()).map(card => card.id);
    expect(ids.indexOf(asked)).toBeGreaterThanOrEqual(0);
    expect(ids.indexOf(asked)).toBeLessThan(ids.indexOf(own));
    expect(ids).not.toContain(id);
    expect((await undated(other)).map(card => card.id)).not.toContain(own);
    id = `${own}planned`;
    await draft('case');
    await act('plan', 'case', { from: days(3) });
    expect((await undated()).map(card => card.id)).not.toContain(id);
  });

  it('rejects moving a schedule into the past or the wrong order, or moving a missing schedule', async () => {
    await draft('article');
    await act('plan', 'article', { from: days(3), until: days(9) });
    for (const [action, at, message] of [
      ['publish', days(-1), 'This time is in the past. Choose a later one.'],
      ['publish', days(10), 'The publication time must be before the unpublishing time'],
      ['unpublish', days(2), 'The publication time must be before the unpublishing time'],
    ] as const)
      expectError(await move(action, at), 400, ['BAD_REQUEST', 'invalid'], message);
    id = 'nothing';
    expect((await move('publish', days(3))).status).toBe(404);
  });

  it('moves a scheduled unpublication without publishing the current draft', async () => {
    await published('article');
    await act('plan', 'article', { until: days(5) });
    await save('article', { title: { from: `Draft ${count}`, to: 'Not yet' } });
    expect((await move('unpublish', days(6))).status).toBe(200);
    expect(await opened('article')).toMatchObject({ state: 'changed', values: { title: 'Not yet' } });
  });
});

describe('the trash', () => {
  it('counts items in the trash by kind, and lists each item with its state and who deleted it', async () => {
    await draft('article');
    await act('remove', 'article');
    const article = id;
    id = `${id}live`;
    await published('case');
    await act('remove', 'case');
    const asked = { kind: 'article', limit: 1 };
    const { items, total, totals } = (await query('trash', asked)).result.data as Record<string, never>;
    expect(items).toMatchObject([
      { id: article, kind: 'article', live: false, by: { name: expect.any(String) } },
    ]);
    expect(totals).toMatchObject({ article: total, case: expect.any(Number) });
    expect((await query('trash', { kind: 'case', limit: 1 })).result.data.items).toMatchObject([
      { id, kind: 'case', live: true },
    ]);
  });

  it('lists an item in the trash with its path and number of links, and empties the trash by kind', async () => {
    const slug = await published('article');
    await act('remove', 'article');
    const gone = id;
    id = `${id}linking`;
    const link = { type: 'paragraph', content: `<a href="/article/${slug}">there</a>`, alt: '', caption: '' };
    await draft('article', { title: `Linking ${count}`, story: [link] });
    // Publishing rejects dead links, so the link’s target is restored first.
    await call('content.restore', { json: { id: gone }, headers: owner });
    expect((await act('publish', 'article')).status).toBe(200);
    id = gone;
    await act('remove', 'article');
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
    await draft('case');
    await act('remove', 'case');
    const emptied = await call('content.emptyTrash', { json: { kind: 'article' }, headers: owner });
    expect([emptied.status, Number(emptied.result.data) > 0]).toEqual([200, true]);
    const left = (await query('trash', {})).result.data as { totals: object };
    expect(left.totals).toEqual({ case: expect.any(Number) });
    await call('content.emptyTrash', { json: {}, headers: owner });
    expect((await query('trash', {})).result.data).toMatchObject({ items: [], total: 0 });
  });

  it('rejects changes to a deleted item until the item is restored', async () => {
    await published('case');
    await act('remove', 'case');
    const typed = () => save('case', { heading: { from: 'Automation without code', to: 'Typed on' } });
    expectError(await typed(), 409, ['CONFLICT', 'conflict'], messages.itemInTrash);
    expectError(
      await query('open', { kind: 'case', id }),
      409,
      ['CONFLICT', 'conflict'],
      messages.itemInTrash,
    );
    await call('content.restore', { json: { id }, headers: owner });
    expect((await typed()).status).toBe(200);
    expect(await opened('case')).toMatchObject({ state: 'changed', values: { heading: 'Typed on' } });
  });

  it('deletes items in the trash after thirty days', async () => {
    await published('case');
    await act('remove', 'case');
    const days = (n: number) => ({ now: () => new Date(Date.now() + n * 86_400_000) });
    const { db } = site.services();
    await deleteExpiredContent({ db, clock: days(29) });
    const held = async () =>
      (await db.selectFrom('trash').select('item_id').execute()).map(row => row.item_id);
    expect(await held()).toContain(id);
    await deleteExpiredContent({ db, clock: days(31) });
    expect(await held()).not.toContain(id);
    expect(await db.selectFrom('versions').select('id').where('item_id', '=', id).execute()).toEqual([]);
  });
});

describe('polling an item', () => {
  type News = {
    others: { name: string; field: string; writes: string[] }[];
    item?: { mark: string; values: object };
  };
  const follow = async (seat: string, more: object = {}, headers = owner) => {
    const asked = { seat, field: '', typed: false, mark: '', ...more };
    return (await act('follow', 'article', asked, headers)).result.data as News;
  };

  it('returns other editors and their changes when an item is polled', async () => {
    await draft('article');
    const { mark } = (await opened('article')) as { mark: string };
    expect(await follow('one', { mark, field: 'title', typed: true })).toEqual({ others: [] });
    const { others, item } = await follow('two', { mark });
    expect(others).toMatchObject([{ field: 'title', writes: ['title'], name: expect.any(String) }]);
    expect(item).toBeUndefined();

    const saved = (
      await save('article', {
        seo: { from: { title: '', description: '' }, to: { title: 'News', description: '' } },
      })
    ).result.data;
    expect(saved.marks).toMatchObject({ before: mark });
    await act('leave', 'article', { seat: 'one' });
    const news = await follow('two', { mark });
    expect(news.others).toEqual([]);
    expect(news.item).toMatchObject({
      values: { seo: { title: 'News' } },
      mark: (saved.marks as { after: string }).after,
    });
    expect((await follow('two', { mark: news.item?.mark })).item).toBeUndefined();

    await act('publish', 'article');
    expect((await follow('two', { mark: news.item?.mark })).item).toMatchObject({ state: 'live' });
  });

  it('rejects polling without permission to edit, and returns nothing for a missing item', async () => {
    expect(await follow('one')).toEqual({ others: [] });
    await draft('article');
    expect(
      (await act('follow', 'article', { seat: 'x', field: '', typed: false, mark: '' }, author)).status,
    ).toBe(403);
  });
});

it('keeps two conflicting texts, the first in the draft and the second in the history', async () => {
  await draft('article');
  await save('article', { title: { from: `Draft ${count}`, to: 'Theirs' } });
  const { result } = await save('article', { title: { from: `Draft ${count}`, to: 'Mine' } });
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
  it('lets authors write drafts and request publication', async () => {
    expect((await save('article', { title: { to: 'Mine' } }, author)).status).toBe(200);
    expect((await act('askToPublish', 'article', {}, author)).status).toBe(200);
    expect(await opened('article')).toMatchObject({ draft: { askedAt: expect.any(String) } });
    for (const [name, more] of [
      ['publish', {}],
      ['unpublish', {}],
      ['plan', {}],
    ] as const)
      expect((await act(name, 'article', more, author)).status).toBe(403);
  });

  it("hides an author's drafts from other authors", async () => {
    await save('article', { title: { to: 'Mine' } }, author);
    expect((await query('open', { kind: 'article', id }, other)).status).toBe(403);
    expect((await save('article', { title: { from: 'Mine', to: 'Theirs' } }, other)).status).toBe(403);
    const { items } = (await query('drafts', { kind: 'article' }, other)).result.data as {
      items: { id: string }[];
    };
    expect(items.map(item => item.id)).not.toContain(id);
    id = `${id}live`;
    await published('article');
    expect((await save('article', { title: { to: 'Theirs' } }, author)).status).toBe(403);
  });
});

describe('item ids', () => {
  it('rejects a draft when its id belongs to an item of another kind', async () => {
    await save('case', { title: { to: 'Words of the owner' } });
    for (const headers of [author, owner])
      expect((await save('article', { title: { to: 'Over it' } }, headers)).status).toBe(404);
    expect((await opened('case')).values).toEqual({ title: 'Words of the owner' });
    id = `${id}live`;
    await published('case');
    expect((await save('article', { title: { to: 'Beside it' } }, author)).status).toBe(404);
    expect((await opened('case')).state).toBe('live');
    id = 'process';
    expect((await save('article', { title: { to: 'In the way of a page' } }, author)).status).toBe(404);
  });

  it("doesn't revoke an item's preview links when an author sends its id with another kind", async () => {
    await draft('case');
    await act('makePreviewLink', 'case');
    expect((await act('revokePreviewLinks', 'article', {}, author)).status).toBe(404);
    expect((await act('revokePreviewLinks', 'case')).result.data).toBe(1);
  });
});

/** Creates `{ a: { a: … } }` with this many levels. */
const nested = (levels: number): object => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);

describe('drafts of an earlier version with too many levels', () => {
  it('returns admin lists and searches when a stored draft has too many levels', async () => {
    await draft('case', { title: { to: 'Deep one' } });
    const { db } = site.services();
    const values_json = JSON.stringify({ title: 'Deep one', customer: nested(1_100) });
    await db.updateTable('drafts').set({ values_json }).where('id', '=', id).execute();
    const lists = async () => [
      (await query('trash', {})).status,
      (await query('linkTargets', { q: 'deep' })).status,
      (await ask('cases.adminList', owner)).status,
      (await ask(`cases.adminList?input=${encodeURIComponent('{"q":"deep"}')}`, owner)).status,
      (await ask('pages.adminList', owner)).status,
      (await ask(`search.staff?input=${encodeURIComponent('{"q":"deep"}')}`, owner)).status,
    ];
    expect(await lists()).toEqual(Array(6).fill(200));
    expect((await act('remove', 'case')).status).toBe(200);
    expect(await lists()).toEqual(Array(6).fill(200));
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
    ['values nested too deeply', { customer: { to: nested(30) } }, 400, messages.tooDeep],
  ])('rejects a draft that contains %s', async (_, changes, status, message) => {
    const refused = await save('case', changes);
    expect([refused.status, refused.error.message]).toEqual([status, message]);
    expect((await query('open', { kind: 'case', id })).status).toBe(404);
  });

  it('rejects a draft far over the size limit with 413', async () => {
    const huge = await save('case', { about: { to: 'x'.repeat(5 * DRAFT_MAX_BYTES) } });
    expect(huge.status).toBe(413);
  });

  it('rejects drafts when the disk is full, but returns existing drafts', async () => {
    await draft('article');
    site.machine.freeBytes = 0;
    try {
      const refused = await save('article', { title: { from: `Draft ${count}`, to: 'No room' } });
      expectError(refused, 503, ['SERVICE_UNAVAILABLE', 'unavailable'], messages.diskFull);
      expect(await opened('article')).toMatchObject({ values: { title: `Draft ${count}` } });
    } finally {
      site.machine.freeBytes = Number.POSITIVE_INFINITY;
    }
    expect((await save('article', { title: { from: `Draft ${count}`, to: 'Room' } })).status).toBe(200);
  });

  it('saves a draft unchanged even if its values are invalid', async () => {
    const odd = {
      title: { to: 7 },
      tags: { to: [{ a: [null] }] },
      story: { to: [{ type: 'poem', content: 1 }] },
    };
    expect((await save('article', odd)).status).toBe(200);
    expect((await opened('article')).values).toEqual({
      title: 7,
      tags: [{ a: [null] }],
      story: [{ type: 'poem', content: 1 }],
    });
    expect((await act('publish', 'article')).status).toBe(400);
  });
});

it("doesn't store the token of a preview link, and revokes the link", async () => {
  await draft('case');
  const made = (await act('makePreviewLink', 'case')).result.data as { token: string; expiresAt: string };
  expect(made.token.length).toBeGreaterThan(30);
  const { db } = site.services();
  expect(JSON.stringify(await db.selectFrom('preview_links').selectAll().execute())).not.toContain(
    made.token,
  );
  expect((await act('revokePreviewLinks', 'case')).result.data).toBe(1);
});

describe('link targets', () => {
  const targets = async (q: string, headers = owner, address?: string) =>
    (await query('linkTargets', { q, address }, headers)).result.data as {
      targets: { kind: string; href: string; dead?: string; title: { text: string }[] }[];
      dead?: string;
    };
  const called = (found: Awaited<ReturnType<typeof targets>>) =>
    found.targets.map(({ title, href, dead }) => [title.map(({ text }) => text).join(''), href, dead]);

  it('finds link targets by words in their titles, with the reason when a target is unavailable', async () => {
    const slug = await published('article', { title: `Lighthouse ${count}` });
    id = `${id}draft`;
    await save('case', { title: { to: `Lighthouse ${count} begun` } });
    id = `${id}down`;
    const taken = await published('case', { title: `Lighthouse ${count} taken down` });
    await act('unpublish', 'case');
    id = `${id}gone`;
    const gone = await published('article', { title: `Lighthouse ${count} thrown away` });
    await act('remove', 'article');

    expect(called(await targets(`lighthouse ${count}`))).toEqual([
      [`Lighthouse ${count} taken down`, '', messages.linkTakenDown],
      [`Lighthouse ${count} begun`, '', messages.linkIsDraft],
      [`Lighthouse ${count}`, `/article/${slug}`, undefined],
      [`Lighthouse ${count} thrown away`, '', messages.linkInTrash],
    ]);
    // Authors see only their own drafts.
    expect(called(await targets(`lighthouse ${count}`, author)).map(([title]) => title)).not.toContain(
      `Lighthouse ${count} begun`,
    );
    const dead = async (address: string) => (await targets('', owner, address)).dead;
    expect(await dead(`/article/${slug}#part`)).toBeUndefined();
    expect(await dead('/services')).toBeUndefined();
    expect(await dead('/blog/rss.xml')).toBeUndefined();
    expect(await dead('https://example.com')).toBeUndefined();
    expect(await dead(`/cases/${taken}`)).toBe(messages.linkTakenDown);
    expect(await dead(`/article/${gone}`)).toBe(messages.linkInTrash);
    expect(await dead('/nowhere')).toBe(messages.linkNowhere('/nowhere'));
  });

  it('accepts a path that redirects as a link target', async () => {
    const redirect = { from: `/old-${count}`, to: '/services', permanent: true };
    expect((await call('redirects.add', { json: redirect, headers: owner })).status).toBe(200);
    expect((await targets('', owner, `/old-${count}`)).dead).toBeUndefined();
  });
});
