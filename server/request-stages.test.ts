import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteEnquiriesBefore, insertEnquiry } from '../db/enquiries';
import { deleteMember, updateMember } from '../db/members';
import {
  ENQUIRY_STAGES,
  ENQUIRY_VIEWS,
  type EnquiryChanges,
  type EnquiryStage,
  type EnquiryView,
  OPEN_STAGES,
} from '../domain/enquiry-stage';
import {
  ENQUIRY_NOTE_MAX,
  ENQUIRY_VALUE_MAX,
  LIST_ITEMS_MAX,
  LOST_REASON_MAX,
  NEXT_STEP_MAX,
} from '../domain/limits';
import { messages } from '../domain/messages';
import { REQUEST_TYPE, setOfficeInKyiv } from '../site-data/site.test-kit';
import { testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';

const site = testSite();
const { call, callQuery } = createProcedureClient(site);

type Member = Awaited<ReturnType<typeof site.staff>> & { name: string };
let maya: Member;
let headers: Record<string, string>;

async function addMember(role: 'owner' | 'sales' | 'editor' = 'sales'): Promise<Member> {
  const member = await site.staff({ role });
  const { db } = site.services();
  const { name } = await db
    .selectFrom('members')
    .select('name')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  return { ...member, name };
}

beforeEach(async () => {
  setOfficeInKyiv();
  await site.services().db.deleteFrom('enquiries').execute();
  maya ??= await addMember();
  headers = { cookie: maya.cookie };
});

type Values = { reference?: string; at?: string; seen?: boolean; departments?: string[]; text?: string };
let requestNumber = 0;
async function addRequest({
  reference,
  at = NOW,
  seen,
  departments = [REQUEST_TYPE],
  text = '',
}: Values = {}) {
  requestNumber += 1;
  const id = `request-${requestNumber}`;
  await insertEnquiry(site.services().db, {
    ...{ id, reference: reference ?? `NL-2611-${requestNumber}`, submission_id: null },
    ...{ full_name: 'Hannah Whitlock', company_name: 'Deltaquay', email: `${id}@deltaquay.example` },
    ...{ description: text, departments_json: JSON.stringify(departments) },
    ...{ attachment_name: null, attachment_type: null, attachment_size: null, attachment_key: null },
    ...{ created_at: at, stage_since: at, seen_at: seen ? at : null },
  });
  return id;
}
const NOW = '2026-11-20T08:41:00.000Z';

type Update = { id: string; changes: unknown; from?: EnquiryChanges };
const updateRequests = (updates: Update[], senderHeaders = headers) =>
  call('enquiries.update', { json: { updates }, headers: senderHeaders });
const changeRequest = (id: string, changes: unknown, from?: EnquiryChanges) =>
  updateRequests([{ id, changes, ...(from && { from }) }]);

const query = (name: string, input: object) =>
  callQuery(`enquiries.${name}?input=${encodeURIComponent(JSON.stringify(input))}`, headers);

type Details = EnquiryChanges & {
  ownerName: string;
  seenAt: string | null;
  others: { _id: string }[];
  otherEmails: string[];
  events: { _id: string; at: string; memberName: string; event: Record<string, unknown> }[];
};
const getDetails = async (id: string) => (await query('byId', { id })).result.data as unknown as Details;
const readEvents = async (id: string) => (await getDetails(id)).events.map(({ event }) => event);

type Page = {
  items: { _id: string; due: string; ownerName: string }[];
  total: number;
  counts: {
    byStage: Record<EnquiryStage, { count: number; unseen: number; values: object[] }>;
    byView: Record<EnquiryView | 'all', number>;
    byDepartment: { department: string; count: number }[];
  };
};
type Filter = {
  stage?: EnquiryStage | 'open' | undefined;
  view?: EnquiryView | undefined;
  department?: string | undefined;
  q?: string | undefined;
};
const listRequests = async (filter: Filter = {}) =>
  (await query('list', filter)).result.data as unknown as Page;

describe('stages', () => {
  it('records each change of a request in order, with the member who made it', async () => {
    const id = await addRequest();
    const paul = await addMember('owner');
    await call('enquiries.markSeen', { json: { id }, headers });
    const dueAt = '2026-12-01T07:00:00.000Z';
    expect((await changeRequest(id, { stage: 'talking', ownerId: paul.id })).status).toBe(200);
    await updateRequests([{ id, changes: { nextStep: 'Call back', dueAt } }], { cookie: paul.cookie });
    await changeRequest(id, { value: 48_000, currency: 'USD' });
    await changeRequest(id, { stage: 'won' });
    await changeRequest(id, { stage: 'won' });

    const { events, ...request } = await getDetails(id);
    expect(events.map(({ memberName, event }) => [memberName, event])).toEqual([
      [maya.name, { kind: 'opened' }],
      [maya.name, { kind: 'stage', from: 'new', to: 'talking', reason: '' }],
      [maya.name, { kind: 'owner', from: '', to: paul.name }],
      [paul.name, { kind: 'step', from: '', to: 'Call back', dueAt }],
      [maya.name, { kind: 'value', value: 48_000, currency: 'USD' }],
      [maya.name, { kind: 'stage', from: 'talking', to: 'won', reason: '' }],
    ]);
    expect(request).toMatchObject({
      ...{ stage: 'won', ownerId: paul.id, ownerName: paul.name, nextStep: 'Call back', dueAt },
      ...{ value: 48_000, currency: 'USD', stageSince: expect.any(String) },
    });
  });

  it('marks a request as read when a member changes it', async () => {
    const id = await addRequest();
    await changeRequest(id, { stage: 'talking' });
    expect((await getDetails(id)).seenAt).toEqual(expect.any(String));
    expect((await callQuery('enquiries.countNew', headers)).result.data).toBe(0);
  });

  it('requires a reason while the stage of a request is lost', async () => {
    const id = await addRequest();
    const { status, error } = await changeRequest(id, { stage: 'lost', lostReason: ' ' });
    expect([status, error.data.errors]).toEqual([
      400,
      [{ path: 'lostReason', message: messages.lostReasonMissing }],
    ]);
    expect(await readEvents(id)).toEqual([]);
    await changeRequest(id, { stage: 'lost', lostReason: 'Too expensive' });
    expect((await changeRequest(id, { lostReason: '' })).status).toBe(400);
    expect(await getDetails(id)).toMatchObject({ stage: 'lost', lostReason: 'Too expensive' });
    await changeRequest(id, { stage: 'talking' });
    expect(await getDetails(id)).toMatchObject({ stage: 'talking', lostReason: '' });
    expect(await readEvents(id)).toEqual([
      { kind: 'stage', from: 'new', to: 'lost', reason: 'Too expensive' },
      { kind: 'stage', from: 'lost', to: 'talking', reason: '' },
    ]);
  });

  it('rejects a change of a request when a colleague has changed the same field', async () => {
    const id = await addRequest();
    await changeRequest(id, { stage: 'proposal' });
    const detailsBefore = await getDetails(id);
    const { status, error } = await changeRequest(
      id,
      { stage: 'talking', value: 5 },
      { stage: 'new', value: null },
    );
    expect([status, error.message]).toEqual([409, messages.enquiryChanged]);
    expect(await getDetails(id)).toEqual(detailsBefore);
    // Other fields, and the same value, don't conflict.
    expect((await changeRequest(id, { value: 5 }, { stage: 'new', value: null })).status).toBe(200);
    expect((await changeRequest(id, { stage: 'proposal' }, { stage: 'new' })).status).toBe(200);
  });

  it('removes the due date when the next step of a request is removed', async () => {
    const id = await addRequest();
    await changeRequest(id, { nextStep: 'Call', dueAt: '2026-12-01T07:00:00Z' });
    expect(await getDetails(id)).toMatchObject({ dueAt: '2026-12-01T07:00:00.000Z' });
    await changeRequest(id, { nextStep: '' });
    expect(await getDetails(id)).toMatchObject({ nextStep: '', dueAt: null });
  });

  it('changes none of several requests when one change fails', async () => {
    const ids = [await addRequest(), await addRequest(), await addRequest()];
    const changes = { stage: 'talking' };
    const listStages = async () => Promise.all(ids.map(async id => (await getDetails(id)).stage));
    const updates = [...ids, 'unknown'].map(id => ({ id, changes }));
    expect((await updateRequests(updates)).status).toBe(404);
    const invalidUpdates = ids.map((id, index) => ({
      id,
      changes: index === 2 ? { stage: 'lost' } : changes,
    }));
    expect((await updateRequests(invalidUpdates)).status).toBe(400);
    expect(await listStages()).toEqual(['new', 'new', 'new']);
    expect(await readEvents(ids[0] ?? '')).toEqual([]);
    expect((await updateRequests(ids.map(id => ({ id, changes })))).status).toBe(200);
    expect(await listStages()).toEqual(['talking', 'talking', 'talking']);
  });
});

describe('owners', () => {
  it('lists and accepts only active members who can answer requests as owners', async () => {
    const id = await addRequest();
    const { db } = site.services();
    const editor = await addMember('editor');
    const disabledMember = await addMember();
    await updateMember(db, disabledMember.id, { disabled_at: NOW });
    for (const ownerId of [editor.id, disabledMember.id, 'unknown', '']) {
      const { status, error } = await changeRequest(id, { ownerId });
      expect([ownerId, status, error?.data.errors]).toEqual([
        ownerId,
        400,
        [{ path: 'ownerId', message: messages.ownerUnknown }],
      ]);
    }
    const { result } = await callQuery('enquiries.listOwners', headers);
    const owners = (result.data as unknown as { _id: string }[]).map(({ _id }) => _id);
    expect(owners).toContain(maya.id);
    expect(owners).not.toContain(editor.id);
    expect(owners).not.toContain(disabledMember.id);
  });

  it('keeps the owner of a request until the member is deleted', async () => {
    const id = await addRequest();
    const { db } = site.services();
    const paul = await addMember();
    await changeRequest(id, { ownerId: paul.id });
    await updateMember(db, paul.id, { disabled_at: NOW, name: '' });
    expect((await changeRequest(id, { stage: 'talking' })).status).toBe(200);
    expect((await listRequests()).items).toMatchObject([{ ownerName: paul.email }]);
    expect(await getDetails(id)).toMatchObject({ ownerName: paul.email });
    await deleteMember(db, paul.id);
    expect((await listRequests({ view: 'unassigned' })).items).toMatchObject([{ _id: id, ownerName: '' }]);
  });
});

describe('due groups', () => {
  /** Adds requests due at these times and returns the group of each. */
  async function getGroups(now: string, due: string[]): Promise<string[]> {
    vi.spyOn(site.services().clock, 'now').mockReturnValue(new Date(now));
    try {
      const { cookie } = await site.staff({ role: 'sales' });
      const ids: string[] = [];
      for (const dueAt of due) {
        const id = await addRequest();
        ids.push(id);
        await site
          .services()
          .db.updateTable('enquiries')
          .set({ due_at: dueAt })
          .where('id', '=', id)
          .execute();
      }
      const { result } = await callQuery('enquiries.list', { cookie });
      const { items } = result.data as unknown as Page;
      expect(items.map(({ _id }) => _id)).toEqual(ids);
      return items.map(({ due }) => due);
    } finally {
      vi.restoreAllMocks();
    }
  }

  it.each([
    // Kyiv is two hours ahead of UTC.
    [
      'a Wednesday',
      '2026-11-25T10:00:00.000Z',
      {
        overdue: ['2026-11-25T09:59:59.999Z'],
        today: ['2026-11-25T10:00:00.000Z', '2026-11-25T21:59:59.999Z'],
        week: ['2026-11-25T22:00:00.000Z', '2026-11-29T21:59:59.999Z'],
        later: ['2026-11-29T22:00:00.000Z'],
      },
    ],
    [
      'a Sunday',
      '2026-11-29T10:00:00.000Z',
      {
        overdue: ['2026-11-27T10:00:00.000Z'],
        today: ['2026-11-29T21:59:59.999Z'],
        later: ['2026-11-29T22:00:00.000Z'],
      },
    ],
    [
      'a Monday that starts in the office, but not in UTC',
      '2026-11-29T22:00:00.000Z',
      {
        overdue: ['2026-11-29T21:59:59.999Z'],
        today: ['2026-11-30T21:59:59.999Z'],
        week: ['2026-11-30T22:00:00.000Z', '2026-12-06T21:59:59.999Z'],
        later: ['2026-12-06T22:00:00.000Z'],
      },
    ],
    [
      'the Sunday on which the clocks go back',
      '2026-10-24T21:30:00.000Z',
      {
        overdue: ['2026-10-24T21:00:00.000Z'],
        today: ['2026-10-25T21:59:59.999Z'],
        later: ['2026-10-25T22:00:00.000Z'],
      },
    ],
    [
      'the Saturday before the clocks go forward',
      '2027-03-27T10:00:00.000Z',
      {
        today: ['2027-03-27T21:59:59.999Z'],
        week: ['2027-03-27T22:00:00.000Z', '2027-03-28T20:59:59.999Z'],
        later: ['2027-03-28T21:00:00.000Z'],
      },
    ],
    [
      'the Sunday on which the clocks go forward',
      '2027-03-28T10:00:00.000Z',
      { today: ['2027-03-28T20:59:59.999Z'], later: ['2027-03-28T21:00:00.000Z'] },
    ],
  ])('groups requests by due date on %s', async (_, now, groups: Record<string, string[]>) => {
    const expected = Object.entries(groups).flatMap(([group, times]) => times.map(() => group));
    expect(await getGroups(now, Object.values(groups).flat())).toEqual(expected);
  });

  it('lists new requests without a step under today, and closed requests last', async () => {
    const pastTime = '2020-01-01T07:00:00.000Z';
    const [freshId, talkingId, wonId, lateId] = [
      await addRequest(),
      await addRequest(),
      await addRequest(),
      await addRequest(),
    ];
    await changeRequest(talkingId, { stage: 'talking' });
    await changeRequest(wonId, { stage: 'won', nextStep: 'Invoice', dueAt: pastTime });
    await changeRequest(lateId, { stage: 'proposal', nextStep: 'Call', dueAt: pastTime });
    const { items, counts } = await listRequests();
    expect(items.map(({ _id, due }) => [_id, due])).toEqual([
      [lateId, 'overdue'],
      [freshId, 'today'],
      [talkingId, 'none'],
      [wonId, 'none'],
    ]);
    expect(counts.byView.overdue).toBe(1);
  });
});

describe('filters', () => {
  it('lists the same requests on the board as in the filtered lists', async () => {
    for (const reference of ['NL-2611-AAAA', 'NL-2611-BBBB', 'NL-2611-CCCC']) await addRequest({ reference });
    const spamId = await addRequest();
    const { db } = site.services();
    await db.updateTable('enquiries').set({ spam_at: NOW }).where('id', '=', spamId).execute();
    await changeRequest(await addRequest(), { stage: 'won' });
    const listLaneIds = async (input: object) => {
      const { result } = await query('listItems', { stage: 'new', ...input });
      return (result.data as unknown as Page['items']).map(({ _id }) => _id);
    };
    const { items, total } = await listRequests({ stage: 'new' });
    expect(total).toBe(3);
    expect(await listLaneIds({ limit: 2 })).toEqual(items.slice(0, 2).map(({ _id }) => _id));
    expect(await listLaneIds({ offset: 2, limit: 2 })).toEqual(items.slice(2).map(({ _id }) => _id));
    expect(await listLaneIds({ view: 'mine' })).toEqual([]);
  });

  it('counts the same number of requests per stage, view and type as the lists contain', async () => {
    const departments = [[REQUEST_TYPE], ['Audit', REQUEST_TYPE], ['Audit']];
    const pastTime = [null, maya.id];
    let at = 0;
    const { db } = site.services();
    for (const stage of ENQUIRY_STAGES)
      for (const ownerId of pastTime)
        for (const dueAt of [null, '2020-01-01T07:00:00.000Z', '2999-01-01T07:00:00.000Z']) {
          at += 1;
          const id = await addRequest({
            departments: departments[at % 3] ?? [],
            text: at % 2 ? 'A timetable' : 'A ledger',
            seen: at % 4 > 0,
          });
          await db
            .updateTable('enquiries')
            .set({ stage, owner_id: ownerId, due_at: dueAt, value: at, currency: at % 2 ? 'EUR' : 'GBP' })
            .where('id', '=', id)
            .execute();
          if (at % 5 === 0)
            await db
              .insertInto('outbox')
              .values({
                ...{ id: `mail-${id}`, enquiry_id: id, kind: 'staff-notice', message_id: id },
                ...{ state: 'failed', attempts: 9, next_attempt_at: NOW, created_at: NOW, failed_at: NOW },
                ...{ last_error: '', sent_at: null, taken_by: null },
                ...{ link_id: null, member_id: null, about_json: null },
              })
              .execute();
        }

    const stages = [undefined, 'open', ...ENQUIRY_STAGES] as const;
    const types = [undefined, 'Audit', REQUEST_TYPE, 'None'];
    const getTotal = async (filter: Filter) => {
      const page = await listRequests(filter);
      expect(page.items).toHaveLength(page.total);
      return page;
    };
    for (const q of ['', 'ledger', 'ledger deltaquay'])
      for (const department of types)
        for (const view of [undefined, ...ENQUIRY_VIEWS]) {
          const totals = new Map<string, number>();
          for (const stage of stages) {
            const page = await getTotal({ stage, view, department, q });
            totals.set(stage ?? 'all', page.total);
            const { byStage, byView, byDepartment } = page.counts;
            expect(byView[view ?? 'all']).toBe(page.total);
            if (department) {
              const departmentCount = byDepartment.find(entry => entry.department === department);
              expect(departmentCount?.count ?? 0).toBe(page.total);
            }
            const countStages = (names: readonly EnquiryStage[]) =>
              names.reduce((count, name) => count + byStage[name].count, 0);
            expect(
              stage === 'open' ? countStages(OPEN_STAGES) : countStages(stage ? [stage] : ENQUIRY_STAGES),
            ).toBe(page.total);
          }
          expect(totals.get('all')).toBe(
            ENQUIRY_STAGES.reduce((sum, stage) => sum + (totals.get(stage) ?? 0), 0),
          );
        }
    const { counts } = await listRequests();
    expect(counts.byView).toMatchObject({ all: 30, mine: 15, unassigned: 15, overdue: 6, undelivered: 6 });
    expect(counts.byStage.new).toEqual({
      count: 6,
      unseen: 1,
      values: [
        { currency: 'EUR', value: 1 + 3 + 5 },
        { currency: 'GBP', value: 2 + 4 + 6 },
      ],
    });
  });

  it('finds requests by words in the name, company, reference and message', async () => {
    const id = await addRequest({ reference: 'NL-2611-4F7K', text: 'An options desk on a phone' });
    await addRequest({ text: 'A ledger' });
    for (const q of ['options', 'opt desk', 'NL-2611-4F7K', '4f7k', '#4F7K', 'WHITLOCK phone'])
      expect([q, (await listRequests({ q })).items.map(({ _id }) => _id)]).toEqual([q, [id]]);
    expect((await listRequests({ q: 'hannah deltaq' })).total).toBe(2);
    for (const q of ['tions', 'desk ledger']) expect([q, (await listRequests({ q })).total]).toEqual([q, 0]);
    for (const q of ['%', "'"]) expect([q, (await listRequests({ q })).total]).toEqual([q, 2]);
  });

  it('lists other requests from the same email address, ignoring case', async () => {
    const [firstId, secondId, thirdId] = [await addRequest(), await addRequest(), await addRequest()];
    const setEmail = (id: string, email: string) =>
      site.services().db.updateTable('enquiries').set({ email }).where('id', '=', id).execute();
    await setEmail(firstId, 'Ida@quay.example');
    await setEmail(secondId, 'ida@QUAY.example');
    await setEmail(thirdId, 'ida@quay.example.org');
    expect((await getDetails(firstId)).others).toMatchObject([{ _id: secondId }]);
    expect((await getDetails(thirdId)).others).toEqual([]);
  });

  it('lists requests of two people together while they are merged', async () => {
    const ids = [await addRequest(), await addRequest(), await addRequest(), await addRequest()] as const;
    const [first, second, third, other] = ids;
    const listOthers = async (id: string) => (await getDetails(id)).others.map(({ _id }) => _id).sort();
    const merge = (id: string, otherId: string) =>
      call('enquiries.mergePeople', { json: { id, otherId }, headers });
    await merge(first, second);
    await merge(third, second);
    await merge(third, third);
    expect(await listOthers(first)).toEqual([second, third]);
    expect(await listOthers(third)).toEqual([first, second]);
    expect(await listOthers(other)).toEqual([]);
    expect((await getDetails(first)).otherEmails).toEqual(
      [second, third].map(id => `${id}@deltaquay.example`),
    );

    const separatePerson = (email: string) =>
      call('enquiries.separatePerson', { json: { id: first, email }, headers });
    expect((await separatePerson(`${other}@deltaquay.example`)).status).toBe(404);
    expect((await separatePerson(`${second}@deltaquay.example`)).status).toBe(200);
    expect(await listOthers(second)).toEqual([]);
    expect(await listOthers(first)).toEqual([third]);
    // An email address is deleted with its last request.
    await call('enquiries.remove', { json: { id: third }, headers });
    expect(await site.services().db.selectFrom('person_emails').select('email').execute()).toEqual([
      { email: `${first}@deltaquay.example` },
    ]);
    expect((await merge(first, 'unknown')).status).toBe(404);
  });
});

describe('notes', () => {
  const addNote = (id: string, text: string) => call('enquiries.addNote', { json: { id, text }, headers });
  const removeNote = (id: string, senderHeaders = headers) =>
    call('enquiries.removeNote', { json: { id }, headers: senderHeaders });

  it('rejects deleting a note by anyone but its author', async () => {
    const id = await addRequest();
    expect((await addNote(id, '  Called.\nCalls again. ')).status).toBe(200);
    const [note] = (await getDetails(id)).events;
    expect(note).toMatchObject({
      memberName: maya.name,
      event: { kind: 'note', text: 'Called.\nCalls again.' },
    });
    const owner = await addMember('owner');
    const rejection = await removeNote(note?._id ?? '', { cookie: owner.cookie });
    expect([rejection.status, rejection.error.message]).toEqual([403, messages.notYourNote]);
    expect(await readEvents(id)).toHaveLength(1);
    expect((await removeNote(note?._id ?? '')).status).toBe(200);
    expect(await readEvents(id)).toEqual([]);
    expect((await removeNote(note?._id ?? '')).status).toBe(404);
  });

  it('deletes only notes, not other events', async () => {
    const id = await addRequest();
    await changeRequest(id, { stage: 'talking' });
    const [event] = (await getDetails(id)).events;
    expect((await removeNote(event?._id ?? '')).status).toBe(404);
    expect(await readEvents(id)).toHaveLength(1);
  });

  it('deletes notes and changes with the request', async () => {
    const [removedId, oldId] = [await addRequest(), await addRequest({ at: '2020-01-01T00:00:00.000Z' })];
    await addNote(removedId, 'Called');
    await addNote(oldId, 'Called');
    const { db } = site.services();
    const countEvents = async () => (await db.selectFrom('enquiry_events').select('id').execute()).length;
    expect(await countEvents()).toBe(2);
    await call('enquiries.remove', { json: { id: removedId }, headers });
    expect(await countEvents()).toBe(1);
    await deleteEnquiriesBefore(db, '2021-01-01T00:00:00.000Z', new Date().toISOString());
    expect(await countEvents()).toBe(0);
  });

  it.each([
    ['', messages.noteMissing],
    [' \n ', messages.noteMissing],
    ['a'.repeat(ENQUIRY_NOTE_MAX + 1), messages.tooLong],
  ])('rejects a note when it is empty or too long', async (text, message) => {
    const id = await addRequest();
    const { status, error } = await addNote(id, text);
    expect([status, error.data.errors]).toEqual([400, [{ path: 'text', message }]]);
  });
});

describe('invalid input', () => {
  it.each([
    { stage: 'spam' },
    { stage: null },
    { stage: 'lost', lostReason: 'a'.repeat(LOST_REASON_MAX + 1) },
    { nextStep: 'a'.repeat(NEXT_STEP_MAX + 1) },
    { nextStep: 5 },
    ...['tomorrow', '2026-13-01T00:00:00Z', '2026-02-30T00:00:00Z', '2026-11-27', ''].map(dueAt => ({
      dueAt,
    })),
    ...[-1, 0.5, 1e300, ENQUIRY_VALUE_MAX + 1, '5', true].map(value => ({ value })),
    { currency: 'BTC' },
    { ownerId: 'a'.repeat(65) },
    { ownerId: 5 },
    'changes',
    null,
  ])('rejects the invalid change of a request %j', async changes => {
    const id = await addRequest();
    const detailsBefore = await getDetails(id);
    expect((await changeRequest(id, changes)).status).toBe(400);
    expect(await getDetails(id)).toEqual(detailsBefore);
  });

  it("rejects a value that isn't a finite number", async () => {
    const body = `{"updates":[{"id":"${await addRequest()}","changes":{"value":NaN}}]}`;
    const json = { ...headers, 'content-type': 'application/json' };
    expect((await site.send('POST', '/api/trpc/enquiries.update', { body, headers: json })).status).toBe(400);
  });

  it('rejects an update with no requests or too many', async () => {
    expect((await updateRequests([])).status).toBe(400);
    const id = await addRequest();
    const updates = Array.from({ length: LIST_ITEMS_MAX + 1 }, () => ({ id, changes: {} }));
    expect((await updateRequests(updates)).status).toBe(400);
  });

  it('returns 404 for unknown requests and notes', async () => {
    for (const id of ['unknown', '', '\u0000', "'"]) {
      const errorReplies = [
        await query('byId', { id }),
        await changeRequest(id, { stage: 'talking' }),
        await call('enquiries.addNote', { json: { id, text: 'Called' }, headers }),
        await call('enquiries.removeNote', { json: { id }, headers }),
        await call('enquiries.markSeen', { json: { id }, headers }),
        await call('enquiries.remove', { json: { id }, headers }),
      ];
      expect(errorReplies.map(({ status }) => status)).toEqual(errorReplies.map(() => 404));
    }
  });

  it.each([{ stage: 'handled' }, { view: 'all' }, { q: 'a'.repeat(201) }, { q: 5 }, { offset: -1 }])(
    'rejects a list of requests with the filter %j',
    async filter => {
      expect((await query('list', filter)).status).toBe(400);
    },
  );
});
