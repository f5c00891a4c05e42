import { beforeAll, describe, expect, it } from 'vitest';
import { createArticleInput, createCaseInput } from '../db/items.test-kit';
import type { ListedKindName } from '../domain/kinds';
import { SHAPE_VERSION } from '../domain/rest/shape';
import { testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';

const site = testSite();
const { call, callQuery } = createProcedureClient(site);
type Headers = { cookie: string };
let owner: Headers;
let writer: Headers;
let otherHeaders: Headers;

/** A word that occurs only in another author’s draft. */
const SECRET = 'Zephyrfeld';
const inputs = { case: createCaseInput, article: createArticleInput };

beforeAll(async () => {
  owner = { cookie: (await site.staff()).cookie };
  writer = { cookie: (await site.staff({ role: 'author' })).cookie };
  otherHeaders = { cookie: (await site.staff({ role: 'author' })).cookie };
});

const query = (name: string, input: object, headers: Headers) =>
  callQuery(`${name}?input=${encodeURIComponent(JSON.stringify(input))}`, headers);

describe.each(['case', 'article'] as const)('drafts of a %s by another author', (kind: ListedKindName) => {
  const id = `theirs-${kind}`;
  let versionId = '';
  beforeAll(async () => {
    const values = { ...inputs[kind](), title: `${SECRET} ${kind}` };
    const changes = Object.fromEntries(Object.entries(values).map(([name, to]) => [name, { to }]));
    const saveReply = await call('content.saveDraft', {
      json: { kind, id, shape: SHAPE_VERSION, changes },
      headers: writer,
    });
    expect(saveReply.status).toBe(200);
    await call('content.nameMoment', { json: { kind, id, name: `${SECRET} moment` }, headers: writer });
    const { items } = (await query('content.history', { kind, id }, writer)).result.data as {
      items: { id: string }[];
    };
    versionId = items[0]?.id ?? '';
    expect(versionId).not.toBe('');
    const scheduledTime = new Date(Date.now() + 86_400_000).toISOString();
    expect(
      (await call('content.plan', { json: { kind, id, from: scheduledTime }, headers: owner })).status,
    ).toBe(200);
  });

  it("rejects opening, reading, changing, sharing and deleting another author's draft", async () => {
    const pollInput = { seat: 'a', field: '', typed: false, mark: '' };
    const queries: [name: string, input: object][] = [
      ['content.open', { kind, id }],
      ['content.checks', { kind, id }],
      ['content.history', { kind, id }],
      ['content.version', { kind, id: versionId }],
    ];
    const mutations: [name: string, input: object][] = [
      ['content.saveDraft', { kind, id, shape: SHAPE_VERSION, changes: { title: { to: 'Mine' } } }],
      ['content.follow', { kind, id, ...pollInput }],
      ['content.discardDraft', { kind, id }],
      ['content.askToPublish', { kind, id }],
      ['content.nameMoment', { kind, id, name: 'Mine' }],
      ['content.previewVersion', { kind, id: versionId }],
      ['content.restoreVersion', { kind, id: versionId }],
      ['content.makePreviewLink', { kind, id }],
      ['content.revokePreviewLinks', { kind, id }],
      ['content.remove', { kind, id }],
      ['content.publish', { kind, id }],
      ['content.unplan', { id, action: 'publish' }],
    ];
    for (const [name, input] of queries)
      expect([name, (await query(name, input, otherHeaders)).status]).toEqual([name, 403]);
    for (const [name, json] of mutations)
      expect([name, (await call(name, { json, headers: otherHeaders })).status]).toEqual([
        name,
        name === 'content.discardDraft' ? 404 : 403,
      ]);
    const { values, draft } = (await query('content.open', { kind, id }, writer)).result.data as {
      values: { title: string };
      draft: { askedAt: string | null };
    };
    expect([values.title, draft.askedAt]).toEqual([`${SECRET} ${kind}`, null]);
  });

  it("hides another author's draft from every list", async () => {
    const getTimeInDays = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString();
    const listQueries: [name: string, input: object][] = [
      ['content.drafts', { kind }],
      ['content.calendar', { from: getTimeInDays(-1), to: getTimeInDays(30) }],
      ['content.undated', {}],
      ['content.linkTargets', { q: SECRET }],
      [`${kind}s.adminList`, { q: SECRET }],
      [`${kind}s.adminList`, {}],
      ['search.staff', { q: SECRET }],
      ['search.staff', { q: '' }],
      ['search.near', { path: `/admin/posts/${SECRET}` }],
    ];
    for (const [procedure, input] of listQueries) {
      const { status, result } = await query(procedure, input, otherHeaders);
      expect([procedure, input, status, JSON.stringify(result?.data).includes(SECRET)]).toEqual([
        procedure,
        input,
        200,
        false,
      ]);
    }
  });

  it('shows a draft in the calendar of its author and of publishers', async () => {
    const range = {
      from: new Date().toISOString(),
      to: new Date(Date.now() + 2 * 86_400_000).toISOString(),
    };
    for (const headers of [writer, owner]) {
      const { plans } = (await query('content.calendar', range, headers)).result.data as {
        plans: object[];
      };
      expect(plans).toContainEqual(expect.objectContaining({ item_id: id, title: `${SECRET} ${kind}` }));
    }
  });

  it('lets only the author of a draft restore it from the trash', async () => {
    await call('content.unplan', { json: { id, action: 'publish' }, headers: owner });
    expect((await call('content.remove', { json: { kind, id }, headers: writer })).status).toBe(200);
    expect((await call('content.restore', { json: { id }, headers: otherHeaders })).status).toBe(403);
    expect((await call('content.erase', { json: { id }, headers: otherHeaders })).status).toBe(403);
    expect((await call('content.restore', { json: { id }, headers: writer })).status).toBe(200);
  });
});

it("hides another author's draft page from an author", async () => {
  const id = 'theirs-page';
  const changes = { title: { to: `${SECRET} page` }, address: { to: '/zephyrfeld' } };
  const saveReply = await call('content.saveDraft', { json: { kind: 'page', id, changes }, headers: writer });
  expect(saveReply.status).toBe(200);
  expect((await query('content.open', { kind: 'page', id }, otherHeaders)).status).toBe(403);
  for (const name of ['pages.adminList', 'content.undated', 'search.staff']) {
    const { result } = await query(name, { q: SECRET }, otherHeaders);
    expect([name, JSON.stringify(result?.data).includes(SECRET)]).toEqual([name, false]);
  }
  const ownListReply = await query('pages.adminList', {}, writer);
  expect(JSON.stringify(ownListReply.result.data)).toContain(SECRET);
});
