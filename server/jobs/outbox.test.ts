import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryMessage } from '../../db/outbox';
import { getSite } from '../../domain/current-site';
import { setOfficeInKyiv } from '../../site-data/site.test-kit';
import { MailFailure } from '../mail/failure';
import type { Mailer, MailMessage } from '../mail/message';
import { createSmtpMailer } from '../mail/smtp';
import { createOutboxFixture, startMailServer } from './outbox.test-kit';

setOfficeInKyiv();

const FROM = 'Northlight <hello@northlight.example>';
const createPdfFile = (bytes: number) => ({
  name: 'бриф.pdf',
  bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes)]),
});

let fixture: Awaited<ReturnType<typeof createOutboxFixture>>;
beforeEach(async () => {
  fixture = await createOutboxFixture();
});
afterEach(() => fixture.close());

/** Creates a mailer that accepts every message. */
const createMailer = (onMessage: (message: MailMessage) => unknown): Mailer => ({
  transport: 'server',
  send: async message => {
    onMessage(message);
    return '250 OK';
  },
  close() {},
});

const listStates = async () => (await fixture.rows()).map(row => row.state);
const waitUntilSent = () =>
  vi.waitFor(async () => expect(await listStates()).toEqual(['sent', 'sent']), 5_000);

it('emails staff and the visitor once about a request', async () => {
  const server = await startMailServer();
  const file = createPdfFile(200_000);
  const { reference } = await fixture.addRequest({}, file);
  const outbox = fixture.startOutbox(createSmtpMailer(server.url, FROM, 2));
  await waitUntilSent();
  fixture.pass(3_600_000);
  outbox.wake();
  await outbox.stop();
  await server.stop();

  expect(server.received).toHaveLength(2);
  const [rows] = [await fixture.rows()];
  const findMail = (kind: string) => {
    const id = rows.find(row => row.kind === kind)?.message_id;
    return server.received.find(email => email.messageId === `<${id}@${getSite().email.split('@')[1]}>`);
  };
  const staffNotice = findMail('staff-notice');
  expect(staffNotice?.subject).toBe(`New request ${reference}: Hannah Whitlock, Deltaquay`);
  expect(staffNotice?.from?.address).toBe('hello@northlight.example');
  expect(staffNotice?.to?.[0]?.address).toBe('staff@northlight.example');
  expect(staffNotice?.replyTo?.[0]?.address).toBe('hannah@deltaquay.example');
  const attachedFile = staffNotice?.attachments.find(attachment => attachment.disposition === 'attachment');
  expect(attachedFile).toMatchObject({ filename: 'бриф.pdf', mimeType: 'application/pdf' });
  expect(Buffer.from(attachedFile?.content as ArrayBuffer).equals(file.bytes)).toBe(true);

  const visitor = findMail('visitor-confirmation');
  expect(visitor?.subject).toBe(`We have your request (${reference})`);
  expect(visitor?.to?.[0]?.address).toBe('hannah@deltaquay.example');
  expect(visitor?.replyTo?.[0]?.address).toBe('staff@northlight.example');
  expect(visitor?.text).toContain('20 November 2026, 10:41 Kyiv');
  expect(visitor?.attachments.filter(({ disposition }) => disposition === 'attachment')).toEqual([]);
});

it('keeps emails until the mail server is up again, even across a restart', async () => {
  const server = await startMailServer();
  await server.stop();
  await fixture.addRequest();
  const outboxBefore = fixture.startOutbox(createSmtpMailer(server.url, FROM, 2));
  await vi.waitFor(
    async () => expect((await fixture.rows()).map(row => row.attempts)).toEqual([1, 1]),
    5_000,
  );
  expect((await fixture.rows())[0]).toMatchObject({
    state: 'waiting',
    last_error: 'The mail server refused the connection (ECONNREFUSED)',
    failed_at: '2026-11-20T08:41:00.000Z',
    taken_by: null,
  });
  await outboxBefore.stop();

  await server.start();
  fixture.pass(60_000);
  const outboxAfter = fixture.startOutbox(createSmtpMailer(server.url, FROM, 2));
  await waitUntilSent();
  await outboxAfter.stop();
  await server.stop();
  expect(server.received).toHaveLength(2);
  expect((await fixture.rows())[0]).toMatchObject({
    taken_by: 'server',
    failed_at: '2026-11-20T08:41:00.000Z',
  });
});

it('sends emails postponed by a fast clock once the clock is corrected', async () => {
  const YEAR = 365 * 86_400_000;
  const downMailer: Mailer = {
    transport: 'server',
    send: async () => {
      throw new MailFailure('The server’s certificate is over');
    },
    close() {},
  };
  fixture.pass(YEAR);
  await fixture.addRequest();
  const fastClockOutbox = fixture.startOutbox(downMailer);
  await vi.waitFor(
    async () => expect((await fixture.rows()).map(row => row.attempts)).toEqual([1, 1]),
    5_000,
  );
  await fastClockOutbox.stop();
  fixture.pass(-YEAR);
  const outbox = fixture.startOutbox(createMailer(() => {}));
  await waitUntilSent();
  await outbox.stop();
});

it('sends the same email again after a crash during sending', async () => {
  const sentIds: string[] = [];
  const hangingMailer: Mailer = {
    transport: 'server',
    send: message => new Promise(() => sentIds.push(message.messageId)),
    close() {},
  };
  await fixture.addRequest();
  fixture.startOutbox(hangingMailer);
  await vi.waitFor(() => expect(sentIds).toHaveLength(2), 5_000);

  const workingMailer = createMailer(message => sentIds.push(message.messageId));
  const outbox = fixture.startOutbox(workingMailer);
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(sentIds).toHaveLength(2);
  fixture.pass(31_000);
  outbox.wake();
  await waitUntilSent();
  await outbox.stop();
  expect(sentIds.slice(2).sort()).toEqual(sentIds.slice(0, 2).sort());
});

it('sends the notice to staff without the attachment when the mail server rejects the size', async () => {
  const server = await startMailServer({ size: 100_000 });
  await fixture.addRequest({}, createPdfFile(200_000));
  const outbox = fixture.startOutbox(createSmtpMailer(server.url, FROM, 2));
  await waitUntilSent();
  await outbox.stop();
  await server.stop();
  const staffNotice = server.received.find(email => email.subject?.startsWith('New request'));
  expect(staffNotice?.text).toContain('бриф.pdf, 195 KB, in the admin');
});

it('completes the current emails when the outbox is stopped, without starting others', async () => {
  for (let i = 0; i < 5; i++) await fixture.addRequest();
  let startedCount = 0;
  const slowMailer: Mailer = {
    transport: 'server',
    async send() {
      startedCount++;
      await new Promise(resolve => setTimeout(resolve, 100));
      return '250 OK';
    },
    close() {},
  };
  const outbox = fixture.startOutbox(slowMailer);
  await vi.waitFor(() => expect(startedCount).toBe(4), 5_000);
  await outbox.stop();
  outbox.wake();
  expect(startedCount).toBe(4);
  expect((await listStates()).filter(state => state === 'sent')).toHaveLength(4);
});

it('gives up on an email after five days until it is sent on demand', async () => {
  let attemptCount = 0;
  const failingMailer: Mailer = {
    transport: 'server',
    async send() {
      attemptCount++;
      throw new MailFailure('mailbox unavailable');
    },
    close() {},
  };
  await fixture.addRequest();
  const outbox = fixture.startOutbox(failingMailer);
  for (let hours = 0; hours <= 122; hours += 2) {
    const attemptsBefore = attemptCount;
    outbox.wake();
    await vi.waitFor(() => expect(attemptCount).toBe(attemptsBefore + 2), { interval: 2, timeout: 5_000 });
    await vi.waitFor(
      async () =>
        expect((await fixture.rows()).map(row => row.attempts)).toEqual([attemptCount / 2, attemptCount / 2]),
      { interval: 2, timeout: 5_000 },
    );
    if ((await listStates())[0] === 'failed') break;
    fixture.pass(2 * 3_600_000);
  }
  await outbox.stop();
  expect(await listStates()).toEqual(['failed', 'failed']);
  const [failedRow] = await fixture.rows();
  expect(failedRow).toMatchObject({ last_error: 'mailbox unavailable', attempts: 61 });

  const startedOutbox = fixture.startOutbox(createMailer(() => {}));
  await retryMessage(fixture.db, failedRow?.id ?? '', fixture.clock.now().toISOString());
  startedOutbox.wake();
  await vi.waitFor(async () => expect(await listStates()).toEqual(['sent', 'failed']), 5_000);
  await startedOutbox.stop();
});

it('stores the error response of the mail server without the password', async () => {
  const server = await startMailServer({
    disabledCommands: ['STARTTLS'],
    onAuth(auth, _session, done) {
      const encodedPassword = Buffer.from(auth.password ?? '').toString('base64');
      done(
        Object.assign(new Error(`no ${auth.password} ${encodedPassword} for ${auth.username}`), {
          responseCode: 535,
        }),
      );
    },
  });
  await fixture.addRequest();
  const outbox = fixture.startOutbox(
    createSmtpMailer(server.url.replace('//', '//office:s%C3%A9cret%20words@'), FROM, 1),
  );
  const [row] = await vi.waitFor(async () => {
    const rows = await fixture.rows();
    expect(rows.map(({ attempts }) => attempts)).toEqual([1, 1]);
    return rows;
  }, 5_000);
  await outbox.stop();
  await server.stop();
  expect(row?.last_error).toBe(
    'The mail server rejected the user name or password. Its response: 535 no … … for office',
  );
});

it('sends each email of many simultaneous requests once', async () => {
  const sentMessages: MailMessage[] = [];
  const mailer = createMailer(message => sentMessages.push(message));
  const outbox = fixture.startOutbox(mailer);
  await Promise.all(
    Array.from({ length: 70 }, async () => {
      await fixture.addRequest();
      outbox.wake();
    }),
  );
  await vi.waitFor(async () => expect(new Set(await listStates())).toEqual(new Set(['sent'])), 5_000);
  await outbox.stop();
  expect(sentMessages).toHaveLength(140);
  expect(new Set(sentMessages.map(message => message.messageId)).size).toBe(140);
});
