import { beforeAll, expect, it } from 'vitest';
import { messages } from '../domain/messages';
import { REQUEST_TYPE } from '../site-data/site.test-kit';
import { testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';

const site = testSite();
const { call, callQuery } = createProcedureClient(site);
let headers: Record<string, string>;
beforeAll(async () => {
  headers = { cookie: (await site.staff({ role: 'sales' })).cookie };
});

const request = {
  department: [REQUEST_TYPE],
  fullName: 'Ruth Okafor',
  companyName: 'Fjordmark',
  email: 'ruth@fjordmark.example',
  description: 'Called at nine about a timetable editor.',
};

it('stores a manually added request as read, searchable and logged, without sending emails', async () => {
  const addReply = await call('enquiries.add', { json: request, headers });
  const { id, reference } = addReply.result.data as { id: string; reference: string };
  const { result } = await callQuery(
    `enquiries.byId?input=${encodeURIComponent(JSON.stringify({ id }))}`,
    headers,
  );
  expect(result.data).toMatchObject({
    ...{ fullName: 'Ruth Okafor', departments: [REQUEST_TYPE], reference, deliveries: [] },
    addedBy: expect.stringMatching(/./),
    seenAt: expect.any(String),
  });
  const searchReply = await callQuery(
    `search.staff?input=${encodeURIComponent(JSON.stringify({ q: 'okafor' }))}`,
    headers,
  );
  expect(searchReply.result.data[0]).toMatchObject({ kind: 'enquiry', hits: [{ key: id }] });
  const { db } = site.services();
  expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
  const activity = await db.selectFrom('activity').select(['action', 'subject_title']).execute();
  expect(activity).toContainEqual({ action: 'added', subject_title: reference });
});

it('names the email field when a manually added request has an invalid email address', async () => {
  const { status, error } = await call('enquiries.add', { json: { ...request, email: 'ruth' }, headers });
  expect([status, error.data.errors]).toEqual([400, [{ path: 'email', message: messages.emailInvalid }]]);
});
