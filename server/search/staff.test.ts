import { beforeAll, describe, expect, it } from 'vitest';
import { upsertDraft } from '../../db/drafts';
import { insertEnquiry } from '../../db/enquiries';
import { createArticleInput, createCaseInput } from '../../db/items.test-kit';
import { insertMember } from '../../db/members';
import { itemStores } from '../../db/stores';
import { measureCpuMs } from '../../domain/cpu-time.test-kit';
import type { Role } from '../../domain/members/permissions';
import { createCaller } from '../../trpc/router';
import { anonymousActor } from '../../use-cases/context';
import { testSite } from '../app.test-kit';
import { refreshSearch } from './refresh';

const site = testSite();

/** Searches as a member with this role. */
function search(q: string, role: Role = 'owner') {
  const user = { _id: 'me', name: 'Me', email: 'me@northlight.test', photo: '', position: '', role };
  const caller = createCaller({ ...site.services(), ...anonymousActor, user });
  return caller.search.staff({ q });
}
const listKinds = async (q: string, role?: Role) => (await search(q, role)).map(({ kind }) => kind);

const addEnquiry = (reference: string, fullName: string, receivedAt: string) =>
  insertEnquiry(site.services().db, {
    id: reference,
    reference,
    submission_id: null,
    full_name: fullName,
    company_name: 'Deltaquay',
    email: `${reference}@deltaquay.example`.toLowerCase(),
    description: 'Options desk on a phone, для п’яти трейдерів.',
    departments_json: '[]',
    attachment_name: null,
    attachment_type: null,
    attachment_size: null,
    attachment_key: null,
    created_at: receivedAt,
    seen_at: null,
  });

beforeAll(async () => {
  const { db } = site.services();
  await refreshSearch(db, new AbortController().signal);
  await addEnquiry('NL-2611-4F7K', 'Hannah Whitlock', '2026-11-20T08:41:00.000Z');
  await addEnquiry('NL-2611-9Q2M', 'Thomas Brandt', '2026-11-21T08:41:00.000Z');
  await itemStores.case.insert(db, createCaseInput({ title: 'Card Disputes Desk' }), {
    now: new Date('2026-11-19'),
  });
  await itemStores.article.insert(db, createArticleInput({ title: 'A desk for two' }), {
    now: new Date('2026-11-18'),
  });
});

describe("the admin's search", () => {
  it('finds requests, cases and articles in the admin search', async () => {
    const groups = await search('desk');
    expect(groups.map(({ kind, total }) => [kind, total])).toEqual(
      expect.arrayContaining([
        ['enquiry', 2],
        ['case', 1],
        ['article', 1],
      ]),
    );
    const [newestHit] = groups.find(({ kind }) => kind === 'enquiry')?.hits ?? [];
    expect(newestHit?.title.map(({ text }) => text).join('')).toBe('Thomas Brandt, Deltaquay');
    expect(newestHit?.detail).toContainEqual({ text: 'desk', marked: true });
    expect(newestHit?.note).toBe('New');
  });

  it("finds only items that the member's role can see", async () => {
    expect(await listKinds('desk', 'sales')).not.toContain('article');
    expect(await listKinds('desk', 'author')).not.toContain('enquiry');
    expect(await listKinds('whitlock', 'editor')).toEqual([]);
    expect(await listKinds('qa audit', 'sales')).toEqual(['page']);
  });

  it('finds a request by its reference, part of its reference or words in any alphabet', async () => {
    for (const q of ['NL-2611-4F7K', '#4f7k', '# nl-2611-4f', 'whitl', "п'яти whitlock"]) {
      const [group] = await search(q);
      expect([q, group?.hits.map(({ key }) => key)]).toEqual([q, ['NL-2611-4F7K']]);
    }
    expect(await search('#deltaquay')).toEqual([]);
    expect(await search('%')).toEqual(await search(''));
  });

  it('finds drafts in the admin search only for members who can see the drafts', async () => {
    const actor = { id: 'ann', name: 'Ann' };
    const times = {
      createdAt: '2026-11-01T00:00:00.000Z',
      updatedAt: '2026-11-01T00:00:00.000Z',
      askedAt: null,
    };
    await upsertDraft(site.services().db, {
      id: 'draft',
      kind: 'article',
      values: { title: 'Zebra crossings' },
      revision: 1,
      withdrawn: undefined,
      ownerId: 'ann',
      updatedBy: actor,
      ...times,
    });
    expect((await search('zebr'))[0]?.hits).toMatchObject([{ kind: 'article', key: 'draft', note: 'Draft' }]);
    expect(await listKinds('zebra', 'editor')).toEqual(['article']);
    expect(await listKinds('zebra', 'author')).toEqual([]);
    expect(await listKinds('zebra', 'sales')).toEqual([]);
  });

  it('corrects typos in drafts and member names when nothing matches', async () => {
    const [group] = await search('zerba crosings');
    expect(group?.hits).toMatchObject([{ kind: 'article', key: 'draft' }]);
    expect(group?.hits[0]?.title).toContainEqual({ text: 'Zebra', marked: true });
    expect(await listKinds('zerba', 'author')).toEqual([]);
    await insertMember(site.services().db, {
      email: 'oksana@northlight.test',
      name: 'Oksana Hrytsenko',
      passwordHash: '',
      role: 'editor',
      now: new Date(),
    });
    expect(await listKinds('hritsenko')).toEqual(['member']);
    expect(await listKinds('hritsenko', 'editor')).toEqual([]);
    // Spelling is corrected only when nothing matches.
    expect(await listKinds('whitlock')).toEqual(['enquiry']);
  });

  it('searches the admin within 80 ms of CPU time', async () => {
    await search('zerba');
    for (const q of ['desk', 'zerba', 'hritsenko', 'nothing like that', 'd'])
      expect(await measureCpuMs(() => search(q)), q).toBeLessThan(80);
  });

  it('finds members in the admin search only for roles that manage members', async () => {
    const { email } = await site.staff();
    const [name = ''] = email.split('@');
    expect(await listKinds(name)).toContain('member');
    expect(await listKinds(name, 'editor')).not.toContain('member');
  });

  it('lists recent changes when the admin search is empty', async () => {
    const [recentGroup, ...otherGroups] = await search('');
    expect(otherGroups).toEqual([]);
    expect(recentGroup?.hits.map(({ kind }) => kind)).toEqual([
      'enquiry',
      'enquiry',
      'case',
      'article',
      'article',
    ]);
    expect((await search('', 'sales'))[0]?.hits).toHaveLength(2);
  });

  it('returns only the request in the admin search when a query matches its reference or name', async () => {
    await addEnquiry('NL-2601-ACT3', 'Ines Moreau', '2026-11-01T08:41:00.000Z');
    // Articles and pages with similar words are left out.
    expect(await listKinds('NL-2601-ACT3')).toEqual(['enquiry']);
    expect(await listKinds('desk ines moreau')).toEqual(['enquiry']);
  });
});
