import { beforeAll, expect, it } from 'vitest';
import { listActivity, recordActivity } from '../db/activity';
import { createCaseInput } from '../db/items.test-kit';
import { formatVersion } from '../domain/publishing/format-version';
import { sendEnquiry } from '../use-cases/enquiries/send';
import { PASSWORD, testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';
import { contactForm } from './jobs/outbox.test-kit';
import { deleteOldActivity } from './jobs/retention';

const site = testSite();
const { call, callQuery } = createProcedureClient(site);
let owner: Awaited<ReturnType<typeof site.staff>>;
beforeAll(async () => {
  owner = await site.staff({ password: PASSWORD });
});

const listEntries = async (input: object = {}) => {
  const query = encodeURIComponent(JSON.stringify(input));
  const { result } = await callQuery(`activity.list?input=${query}`, { cookie: owner.cookie });
  return (result.data.items as { memberName: string; action: string; subject: { title: string } }[]).map(
    ({ memberName, action, subject }) => `${memberName} ${action} ${subject.title}`.trim(),
  );
};

it('logs actions from the admin and REST with their member, newest first', async () => {
  const headers = { cookie: owner.cookie };
  const createReply = await call('cases.create', { json: createCaseInput({ title: 'Orrery' }), headers });
  const { _id: id } = createReply.result.data as { _id: string };
  await site.send('PATCH', `/api/v1/projects/${id}`, { json: { client: 'Delfin' }, token: owner.token });
  await call('cases.update', { json: { id, patch: { client: 'Delfin' } }, headers });
  await call('cases.remove', { json: { id }, headers });
  const services = site.services();
  const { reference } = await sendEnquiry(services, contactForm);
  const enquiry = await services.db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow();
  await call('enquiries.markSeen', { json: enquiry, headers });
  await call('enquiries.markSeen', { json: enquiry, headers });
  const updates = [{ ...enquiry, changes: { stage: 'talking' } }];
  await call('enquiries.update', { json: { updates }, headers });
  await call('enquiries.addNote', { json: { ...enquiry, text: 'Hannah Whitlock called' }, headers });
  await call('enquiries.remove', { json: enquiry, headers });
  await site.send('POST', '/api/v1/users/login', { json: { email: owner.email, password: PASSWORD } });

  expect(await listEntries()).toEqual([
    'Staff 1 signedIn',
    `Staff 1 removed ${reference}`,
    `Staff 1 noted ${reference}`,
    `Staff 1 updated ${reference}`,
    `Staff 1 opened ${reference}`,
    'Staff 1 removed Orrery',
    'Staff 1 updated Orrery',
    'Staff 1 created Orrery',
  ]);
  expect(await listEntries({ group: 'signIns' })).toEqual(['Staff 1 signedIn']);
  expect(await listEntries({ q: 'ORRERY', limit: 1, offset: 1 })).toEqual(['Staff 1 updated Orrery']);
  expect(await listEntries({ memberId: 'nobody' })).toEqual([]);
  const entries = await listActivity(services.db, { offset: 0, limit: 100 });
  const details = entries.filter(({ subject_id }) => subject_id === id).map(({ detail }) => detail);
  expect(details).toEqual([2, 2, 1].map(formatVersion));
  expect(JSON.stringify(entries)).not.toMatch(/hannah|whitlock|deltaquay/i);
});

it("doesn't log an action when the action fails", async () => {
  const entriesBefore = await listEntries();
  const headers = { cookie: owner.cookie };
  expect((await call('articles.remove', { json: { id: 'none' }, headers })).status).toBe(404);
  expect(await listEntries()).toEqual(entriesBefore);
});

it('rejects every change to log entries except deletion after two years', async () => {
  const { db } = site.services();
  const activity = {
    member: undefined,
    action: 'created',
    kind: 'case',
    subject: { id: 'old', title: 'Old' },
  } as const;
  await recordActivity(db, { ...activity, at: new Date('2024-11-22T00:00:00Z') });
  await recordActivity(db, { ...activity, at: new Date('2024-11-23T00:00:00Z') });
  await expect(db.updateTable('activity').set({ member_name: 'Nobody' }).execute()).rejects.toThrow('never');
  await deleteOldActivity(db, { now: () => new Date('2026-11-22T12:00:00Z') });
  const oldRows = (await listActivity(db, { offset: 0, limit: 100 })).filter(row => row.subject_id === 'old');
  expect(oldRows.map(row => [row.at.slice(0, 10), row.member_name])).toEqual([
    ['2024-11-23', 'The server’s console'],
  ]);
});
