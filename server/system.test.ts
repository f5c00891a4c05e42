import { afterAll, beforeAll, expect, it } from 'vitest';
import { getSite } from '../domain/current-site';
import { messages } from '../domain/messages';
import { sendEnquiry } from '../use-cases/enquiries/send';
import { testSite } from './app.test-kit';
import { createProcedureClient, expectError } from './http/trpc.test-kit';
import { contactForm, startMailServer } from './jobs/outbox.test-kit';

/** Mail server that rejects emails to the second member. */
const mail = await startMailServer({
  onRcptTo({ address }, _session, done) {
    const rejection = new Error('5.7.1 staff2 wants no mail');
    done(address.startsWith('staff2@') ? Object.assign(rejection, { responseCode: 550 }) : null);
  },
});
// Hooks run in reverse order, so the site stops first and closes its idle connection to the mail server.
afterAll(() => mail.stop());
const site = testSite({ SMTP_URL: mail.url });
const { call, callQuery } = createProcedureClient(site);
let headers: Record<string, string>;
beforeAll(async () => {
  headers = { cookie: (await site.staff()).cookie };
});

type Delivery = { _id: string; state: string; reason: string; takenBy: string | null };
async function listDeliveries(): Promise<Delivery[]> {
  const { result } = await callQuery('enquiries.list', headers);
  return (result.data.items as { deliveries: Delivery[] }[]).flatMap(enquiry => enquiry.deliveries);
}

it('retries a failed email on demand', async () => {
  await mail.stop();
  await sendEnquiry(site.services(), contactForm);
  await expect
    .poll(async () => (await listDeliveries()).map(({ reason }) => reason))
    .toEqual(Array(2).fill('The mail server refused the connection (ECONNREFUSED)'));

  await mail.start();
  for (const { _id } of await listDeliveries()) {
    expect((await call('system.sendAgain', { json: { id: _id }, headers })).status).toBe(200);
  }
  await expect
    .poll(async () => (await listDeliveries()).map(({ state, takenBy }) => [state, takenBy]))
    .toEqual(Array(2).fill(['sent', 'server']));
  expect(mail.received.map(({ to }) => to?.[0]?.address).sort()).toEqual(
    ['hannah@deltaquay.example', getSite().email].sort(),
  );

  // Retrying a sent email changes nothing.
  const [sentMail] = await listDeliveries();
  expect((await call('system.sendAgain', { json: { id: sentMail?._id }, headers })).status).toBe(200);
  expect((await listDeliveries()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  const unknownReply = await call('system.sendAgain', { json: { id: 'x' }, headers });
  expectError(unknownReply, 404, ['NOT_FOUND', 'not_found'], messages.notFound);
});

it("shows the mail server's response when a test email is sent to the current member", async () => {
  const currentUserReply = await callQuery('members.me', headers);
  const testReply = await call('system.sendTestMail', { headers });
  expect(testReply.result.data).toEqual({
    to: currentUserReply.result.data.email,
    taken: true,
    words: expect.stringMatching(/^250 /),
  });
  expect(mail.received.at(-1)).toMatchObject({
    subject: `Test email from ${getSite().name}`,
    to: [{ address: currentUserReply.result.data.email }],
  });

  const { cookie } = await site.staff();
  const errorReply = await call('system.sendTestMail', { headers: { cookie } });
  expect(errorReply.result.data).toEqual({
    to: 'staff2@northlight.test',
    taken: false,
    words: 'The mail server rejected the sender or recipient. Its response: 550 5.7.1 staff2 wants no mail',
  });
});

it('shows signed-in members the state of the site', async () => {
  const replyBefore = await callQuery('system.state', headers);
  expect(replyBefore.result.data).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    disk: { free: expect.any(Number), total: expect.any(Number), floor: 500 * 1_048_576 },
    database: { size: expect.any(Number), migration: expect.stringMatching(/^\d{3}-/) },
    mail: { taker: 'server', server: new URL(mail.url).host, waiting: 0, givenUp: 0, troubled: [] },
    media: { answers: true, images: 0, toDelete: 0 },
    sessions: { sessions: 2, people: 2 },
  });
  expect(replyBefore.result.data).not.toHaveProperty('backups');
  expect(replyBefore.result.data).not.toHaveProperty('database.check');
  const { jobs } = replyBefore.result.data as { jobs: { name: string }[] };
  expect(jobs.map(({ name }) => name)).toEqual([
    'outbox',
    'morning digest',
    'media files',
    'image sizes',
    'search index',
    'links',
    'daily work',
  ]);
  expect(JSON.stringify(replyBefore.result)).not.toContain(site.dataDir);

  expect((await call('system.checkDatabase', { headers })).status).toBe(200);
  const replyAfter = await callQuery('system.state', headers);
  expect(replyAfter.result.data).toMatchObject({ database: { check: { sound: true } } });
});

it('rejects a retry of a failed email when a member of the sales role requests it', async () => {
  const rejectedAddress = 'staff2@northlight.test';
  const { db } = site.services();
  const { id } = await db
    .selectFrom('members')
    .select('id')
    .where('email', '=', rejectedAddress)
    .executeTakeFirstOrThrow();
  expect((await call('members.sendLink', { json: { id }, headers })).status).toBe(200);
  const listFailedEmails = async () => {
    const { result } = await callQuery('system.state', headers);
    return (result.data as { mail: { troubled: { _id: string; kind: string; member: string }[] } }).mail
      .troubled;
  };
  await expect
    .poll(listFailedEmails)
    .toMatchObject([{ kind: 'password-reset', member: rejectedAddress, enquiryId: null, reference: null }]);
  const [failedMail] = await listFailedEmails();
  const sendAgain = (senderHeaders: Record<string, string>) =>
    call('system.sendAgain', { json: { id: failedMail?._id }, headers: senderHeaders });
  const salesHeaders = { cookie: (await site.staff({ role: 'sales' })).cookie };
  expect((await sendAgain(salesHeaders)).status).toBe(404);
  expect((await sendAgain(headers)).status).toBe(200);
});
