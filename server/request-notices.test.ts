import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertEnquiry } from '../db/enquiries';
import { deleteEnquiry, updateEnquiry } from '../db/staff-enquiries';
import { REQUEST_TYPE, setOfficeInKyiv } from '../site-data/site.test-kit';
import { queueDigest } from '../use-cases/enquiries/notices';
import { testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';
import { startMailServer } from './jobs/outbox.test-kit';

const mail = await startMailServer();
afterAll(() => mail.stop());
const site = testSite({ SMTP_URL: mail.url });
const { call } = createProcedureClient(site);

/** A Wednesday, 08:00 in Kyiv. */
const NOW = '2026-11-25T06:00:00.000Z';
const addHours = (time: string, hours: number) =>
  new Date(Date.parse(time) + hours * 3_600_000).toISOString();
const setTime = (time: string) => vi.spyOn(site.services().clock, 'now').mockReturnValue(new Date(time));

type Member = Awaited<ReturnType<typeof site.staff>>;
let maya: Member;
let paul: Member;
beforeEach(async () => {
  vi.restoreAllMocks();
  setOfficeInKyiv();
  const { db } = site.services();
  for (const table of ['enquiries', 'outbox', 'settings'] as const) await db.deleteFrom(table).execute();
  maya ??= await site.staff({ role: 'sales' });
  paul ??= await site.staff({ role: 'sales' });
  mail.received.length = 0;
});

let count = 0;
async function addRequest(changes: Parameters<typeof updateEnquiry>[2] = { seen_at: NOW }): Promise<string> {
  count += 1;
  const id = `request-${count}`;
  const { db } = site.services();
  await insertEnquiry(db, {
    ...{ id, reference: `NL-2611-${count}`, submission_id: null, full_name: `Hannah ${count}` },
    ...{ company_name: 'Deltaquay', email: `${id}@deltaquay.example`, description: 'A ledger.' },
    ...{ departments_json: JSON.stringify([REQUEST_TYPE]), attachment_name: null, attachment_type: null },
    ...{ attachment_size: null, attachment_key: null, created_at: NOW, stage_since: NOW, seen_at: NOW },
  });
  await updateEnquiry(db, id, changes);
  return id;
}
const assign = (id: string, ownerId: string | null) =>
  call('enquiries.update', {
    json: { updates: [{ id, changes: { ownerId } }] },
    headers: { cookie: maya.cookie },
  });
const listQueuedEmails = () =>
  site.services().db.selectFrom('outbox').select(['kind', 'member_id', 'state']).execute();
const sendMails = async () => {
  await site.services().db.updateTable('outbox').set({ next_attempt_at: NOW }).execute();
  site.services().wakeOutbox();
};

describe('assignments', () => {
  it('emails the new owner after the time for Undo when a colleague assigns a request', async () => {
    const id = await addRequest({ next_step: 'Call <Hannah>', due_at: addHours(NOW, 4) });
    await assign(id, paul.id);
    site.services().wakeOutbox();
    expect(await listQueuedEmails()).toEqual([
      { kind: 'request-assigned', member_id: paul.id, state: 'waiting' },
    ]);
    await sendMails();
    await vi.waitFor(() => expect(mail.received).toHaveLength(1), 5_000);
    const [message] = mail.received;
    expect(message?.to?.[0]?.address).toBe(paul.email);
    expect(message?.subject).toBe(`Assigned to you: NL-2611-${count}, Hannah ${count}, Deltaquay`);
    expect(message?.text).toContain('Next step: Call <Hannah>, due 25 November 2026, 12:00 Kyiv');
    expect(message?.html).toContain(`/admin/requests/${id}`);
  });

  it('sends one email when a colleague assigns several requests', async () => {
    const ids = [
      await addRequest(),
      await addRequest({ next_step: 'Call' }),
      await addRequest(),
      await addRequest(),
    ];
    const updates = ids.map(id => ({ id, changes: { ownerId: paul.id } }));
    await call('enquiries.update', { json: { updates }, headers: { cookie: maya.cookie } });
    expect(await listQueuedEmails()).toHaveLength(1);
    await assign(ids[2] ?? '', maya.id);
    await updateEnquiry(site.services().db, ids[3] ?? '', { spam_at: NOW });
    await sendMails();
    await vi.waitFor(() => expect(mail.received).toHaveLength(1), 5_000);
    const [message] = mail.received;
    expect(message?.subject).toBe('Assigned to you: 2 requests (Northlight)');
    expect(ids.map(id => message?.html?.includes(`/admin/requests/${id}"`))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(message?.text).toContain('Deltaquay: Call');
  });

  it('sends no email when members take requests, undo an assignment or unassign', async () => {
    const id = await addRequest();
    await assign(id, maya.id);
    await assign(id, paul.id);
    await assign(id, maya.id);
    expect(await listQueuedEmails()).toEqual([]);
    await assign(id, paul.id);
    await assign(id, null);
    expect(await listQueuedEmails()).toEqual([]);
    // Deleting a request also deletes its queued email, because the email contains the visitor’s data.
    await assign(id, paul.id);
    await deleteEnquiry(site.services().db, id);
    expect(await listQueuedEmails()).toEqual([]);
  });
});

describe('morning digest', () => {
  const queueDigestAt = async (time: string) => {
    setTime(time);
    await queueDigest(site.services());
    return (await listQueuedEmails()).filter(({ kind }) => kind === 'request-digest');
  };

  it("lists overdue steps of the member's own and unassigned requests in the morning digest", async () => {
    await addRequest({ owner_id: maya.id, next_step: 'Call', due_at: addHours(NOW, -30) });
    await addRequest({ next_step: 'Send an offer', due_at: addHours(NOW, -50) });
    await addRequest({ owner_id: paul.id, next_step: 'Not hers', due_at: addHours(NOW, -30) });
    await addRequest({ owner_id: maya.id, next_step: 'Later', due_at: addHours(NOW, 30) });
    await addRequest({ owner_id: maya.id, next_step: 'Closed', due_at: addHours(NOW, -30), stage: 'won' });
    await addRequest({ spam_at: NOW });
    await queueDigestAt('2026-11-25T07:00:10.000Z');
    vi.restoreAllMocks();
    setOfficeInKyiv();
    await sendMails();
    await vi.waitFor(() => expect(mail.received.length).toBeGreaterThanOrEqual(2), 5_000);
    const message = mail.received.find(({ to }) => to?.[0]?.address === maya.email);
    expect(message?.subject).toMatch(/^Overdue requests: 2 /);
    const text = message?.text ?? '';
    expect(text.indexOf('Send an offer')).toBeLessThan(text.indexOf('Call'));
    expect(text).toContain('Held as spam: 1');
    expect(text).not.toMatch(/Not hers|Later|Closed/);
  });

  it.each([
    ['a Wednesday', '2026-11-25T07:00:00.000Z', addHours(NOW, -24)],
    ['the Friday before the clocks go back', '2026-10-23T06:00:00.000Z', '2026-10-22T06:00:00.000Z'],
    ['the Monday after the clocks went back', '2026-10-26T07:00:00.000Z', '2026-10-22T06:00:00.000Z'],
    ['the Monday after the clocks went forward', '2027-03-29T06:00:00.000Z', '2027-03-22T06:00:00.000Z'],
  ])("queues the morning digest once at nine o'clock in the office on %s", async (_, time, dueAt) => {
    await addRequest({ owner_id: maya.id, next_step: 'Call', due_at: dueAt });
    expect(await queueDigestAt(addHours(time, -1 / 3600))).toEqual([]);
    expect(await queueDigestAt(time)).toEqual([
      { kind: 'request-digest', member_id: maya.id, state: 'waiting' },
    ]);
    // Later runs on the same day add no email, even after a restart.
    expect(await queueDigestAt(addHours(time, 5))).toHaveLength(1);
    expect(await queueDigestAt(addHours(time, 15))).toHaveLength(1);
  });

  it('queues a missed morning digest later that day, but not in the evening or at weekends', async () => {
    await addRequest({ owner_id: maya.id, next_step: 'Call', due_at: addHours(NOW, -100) });
    expect(await queueDigestAt('2026-11-25T16:00:00.000Z')).toEqual([]);
    expect(await queueDigestAt('2026-11-28T07:30:00.000Z')).toEqual([]);
    expect(await queueDigestAt('2026-11-30T13:00:00.000Z')).toHaveLength(1);
  });

  it('sends no morning digest when nothing is overdue and no new spam has arrived', async () => {
    await addRequest();
    expect(await queueDigestAt('2026-11-25T07:00:00.000Z')).toEqual([]);
    await addRequest({ spam_at: '2026-11-25T12:00:00.000Z' });
    const queuedCount = (await queueDigestAt('2026-11-26T07:00:00.000Z')).length;
    expect(queuedCount).toBeGreaterThan(0);
    expect(await queueDigestAt('2026-11-27T07:00:00.000Z')).toHaveLength(queuedCount);
  });
});
