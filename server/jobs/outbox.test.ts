import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryMessage } from '../../db/outbox';
import { getSite } from '../../domain/current-site';
import { officeInKyiv } from '../../site-data/site.test-kit';
import { MailFailure } from '../mail/failure';
import type { Mailer, MailMessage } from '../mail/message';
import { createSmtpMailer } from '../mail/smtp';
import { createOutboxFixture, startMailServer } from './outbox.test-kit';

officeInKyiv();

const FROM = 'Northlight <hello@northlight.example>';
const pdf = (bytes: number) => ({
  name: 'бриф.pdf',
  bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes)]),
});

let room: Awaited<ReturnType<typeof createOutboxFixture>>;
beforeEach(async () => {
  room = await createOutboxFixture();
});
afterEach(() => room.close());

/** Creates a mailer that accepts every message. */
const taking = (take: (message: MailMessage) => unknown): Mailer => ({
  taker: 'server',
  send: async message => {
    take(message);
    return '250 OK';
  },
  close() {},
});

const states = async () => (await room.rows()).map(row => row.state);
const untilSent = () => vi.waitFor(async () => expect(await states()).toEqual(['sent', 'sent']), 5_000);

it('emails staff and the visitor once about a request, staff with the attachment', async () => {
  const server = await startMailServer();
  const file = pdf(200_000);
  const { reference } = await room.request({}, file);
  const outbox = room.outbox(createSmtpMailer(server.url, FROM, 2));
  await untilSent();
  room.pass(3_600_000);
  outbox.wake();
  await outbox.stop();
  await server.stop();

  expect(server.received).toHaveLength(2);
  const [rows] = [await room.rows()];
  const mailOf = (kind: string) => {
    const id = rows.find(row => row.kind === kind)?.message_id;
    return server.received.find(mail => mail.messageId === `<${id}@${getSite().email.split('@')[1]}>`);
  };
  const staff = mailOf('staff-notice');
  expect(staff?.subject).toBe(`New request ${reference}: Hannah Whitlock, Deltaquay`);
  expect(staff?.from?.address).toBe('hello@northlight.example');
  expect(staff?.to?.[0]?.address).toBe('staff@northlight.example');
  expect(staff?.replyTo?.[0]?.address).toBe('hannah@deltaquay.example');
  const enclosed = staff?.attachments.find(attachment => attachment.disposition === 'attachment');
  expect(enclosed).toMatchObject({ filename: 'бриф.pdf', mimeType: 'application/pdf' });
  expect(Buffer.from(enclosed?.content as ArrayBuffer).equals(file.bytes)).toBe(true);

  const visitor = mailOf('visitor-confirmation');
  expect(visitor?.subject).toBe(`We have your request (${reference})`);
  expect(visitor?.to?.[0]?.address).toBe('hannah@deltaquay.example');
  expect(visitor?.replyTo?.[0]?.address).toBe('staff@northlight.example');
  expect(visitor?.text).toContain('20 November 2026, 10:41 Kyiv');
  expect(visitor?.attachments.filter(({ disposition }) => disposition === 'attachment')).toEqual([]);
});

it('keeps emails until the mail server is up again, even across a restart', async () => {
  const server = await startMailServer();
  await server.stop();
  await room.request();
  const before = room.outbox(createSmtpMailer(server.url, FROM, 2));
  await vi.waitFor(async () => expect((await room.rows()).map(row => row.attempts)).toEqual([1, 1]), 5_000);
  expect((await room.rows())[0]).toMatchObject({
    state: 'waiting',
    last_error: 'The mail server refused the connection (ECONNREFUSED)',
    failed_at: '2026-11-20T08:41:00.000Z',
    taken_by: null,
  });
  await before.stop();

  await server.start();
  room.pass(60_000);
  const after = room.outbox(createSmtpMailer(server.url, FROM, 2));
  await untilSent();
  await after.stop();
  await server.stop();
  expect(server.received).toHaveLength(2);
  expect((await room.rows())[0]).toMatchObject({ taken_by: 'server', failed_at: '2026-11-20T08:41:00.000Z' });
});

it('sends emails postponed by a fast clock once the clock is corrected', async () => {
  const YEAR = 365 * 86_400_000;
  const down: Mailer = {
    taker: 'server',
    send: async () => {
      throw new MailFailure('The server’s certificate is over');
    },
    close() {},
  };
  room.pass(YEAR);
  await room.request();
  const ahead = room.outbox(down);
  await vi.waitFor(async () => expect((await room.rows()).map(row => row.attempts)).toEqual([1, 1]), 5_000);
  await ahead.stop();
  room.pass(-YEAR);
  const outbox = room.outbox(taking(() => {}));
  await untilSent();
  await outbox.stop();
});

it('sends the same email again after a crash during sending', async () => {
  const sent: string[] = [];
  const dead: Mailer = {
    taker: 'server',
    send: message => new Promise(() => sent.push(message.messageId)),
    close() {},
  };
  await room.request();
  room.outbox(dead);
  await vi.waitFor(() => expect(sent).toHaveLength(2), 5_000);

  const alive = taking(message => sent.push(message.messageId));
  const outbox = room.outbox(alive);
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(sent).toHaveLength(2);
  room.pass(31_000);
  outbox.wake();
  await untilSent();
  await outbox.stop();
  expect(sent.slice(2).sort()).toEqual(sent.slice(0, 2).sort());
});

it('sends the notice to staff without the attachment when the mail server rejects the size', async () => {
  const server = await startMailServer({ size: 100_000 });
  await room.request({}, pdf(200_000));
  const outbox = room.outbox(createSmtpMailer(server.url, FROM, 2));
  await untilSent();
  await outbox.stop();
  await server.stop();
  const staff = server.received.find(mail => mail.subject?.startsWith('New request'));
  expect(staff?.text).toContain('бриф.pdf, 195 KB, in the admin');
});

it('completes the current emails when the outbox is stopped, without starting others', async () => {
  for (let i = 0; i < 5; i++) await room.request();
  let begun = 0;
  const slow: Mailer = {
    taker: 'server',
    async send() {
      begun++;
      await new Promise(resolve => setTimeout(resolve, 100));
      return '250 OK';
    },
    close() {},
  };
  const outbox = room.outbox(slow);
  await vi.waitFor(() => expect(begun).toBe(4), 5_000);
  await outbox.stop();
  outbox.wake();
  expect(begun).toBe(4);
  expect((await states()).filter(state => state === 'sent')).toHaveLength(4);
});

it('gives up on an email after five days, keeps the reason, and sends the email on demand', async () => {
  let tried = 0;
  const down: Mailer = {
    taker: 'server',
    async send() {
      tried++;
      throw new MailFailure('mailbox unavailable');
    },
    close() {},
  };
  await room.request();
  const outbox = room.outbox(down);
  for (let hours = 0; hours <= 122; hours += 2) {
    const before = tried;
    outbox.wake();
    await vi.waitFor(() => expect(tried).toBe(before + 2), { interval: 2, timeout: 5_000 });
    await vi.waitFor(
      async () => expect((await room.rows()).map(row => row.attempts)).toEqual([tried / 2, tried / 2]),
      { interval: 2, timeout: 5_000 },
    );
    if ((await states())[0] === 'failed') break;
    room.pass(2 * 3_600_000);
  }
  await outbox.stop();
  expect(await states()).toEqual(['failed', 'failed']);
  const [failed] = await room.rows();
  expect(failed).toMatchObject({ last_error: 'mailbox unavailable', attempts: 61 });

  const up = room.outbox(taking(() => {}));
  await retryMessage(room.db, failed?.id ?? '', room.clock.now().toISOString());
  up.wake();
  await vi.waitFor(async () => expect(await states()).toEqual(['sent', 'failed']), 5_000);
  await up.stop();
});

it('stores the error response of the mail server without the password', async () => {
  const server = await startMailServer({
    disabledCommands: ['STARTTLS'],
    onAuth(auth, _session, done) {
      const coded = Buffer.from(auth.password ?? '').toString('base64');
      done(
        Object.assign(new Error(`no ${auth.password} ${coded} for ${auth.username}`), { responseCode: 535 }),
      );
    },
  });
  await room.request();
  const outbox = room.outbox(
    createSmtpMailer(server.url.replace('//', '//office:s%C3%A9cret%20words@'), FROM, 1),
  );
  const [row] = await vi.waitFor(async () => {
    const rows = await room.rows();
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
  const sent: MailMessage[] = [];
  const mailer = taking(message => sent.push(message));
  const outbox = room.outbox(mailer);
  await Promise.all(
    Array.from({ length: 70 }, async () => {
      await room.request();
      outbox.wake();
    }),
  );
  await vi.waitFor(async () => expect(new Set(await states())).toEqual(new Set(['sent'])), 5_000);
  await outbox.stop();
  expect(sent).toHaveLength(140);
  expect(new Set(sent.map(message => message.messageId)).size).toBe(140);
});
