import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { builtInMailTexts } from '../../content/mail-texts';
import { getSite } from '../../content/site';
import { openTestDatabase } from '../../db/test-database';
import { type ContactForm, sendEnquiry } from '../../use-cases/enquiries/send';
import { attachmentFolder } from '../attachments/folder';
import type { Log } from '../log';
import { builtInMark } from '../mail/mark';
import type { Mailer } from '../mail/message';
import { secretsOf } from '../secret-key';
import { testClock } from './clock.test-kit';
import { startOutbox } from './outbox';

export const silent: Log = { info() {}, warn() {}, error() {}, debug() {} };

/** What a visitor wrote. */
export const contactForm: ContactForm = {
  values: {
    department: ['Development team', 'Consulting'],
    fullName: 'Hannah Whitlock',
    companyName: 'Deltaquay',
    email: 'hannah@deltaquay.example',
    description: 'We need the options desk to open on a phone.\n\nThe board meets on 9 December.',
  },
  addressee: '',
  submissionId: undefined,
  file: undefined,
};

/** A real mail server on a port of its own. Stopped and started again, it keeps its port. */
export async function mailServer(options: SMTPServerOptions = {}) {
  const received: Email[] = [];
  let server: SMTPServer | undefined;
  let port = 0;
  const start = async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', chunk => chunks.push(chunk));
        stream.on('end', async () => {
          if (stream.sizeExceeded) {
            done(
              Object.assign(new Error('Message exceeds fixed maximum message size'), { responseCode: 552 }),
            );
            return;
          }
          received.push(await PostalMime.parse(Buffer.concat(chunks)));
          done();
        });
      },
      ...options,
    });
    server.on('error', () => {});
    const listening = server.listen(port, '127.0.0.1');
    await new Promise(resolve => listening.once('listening', resolve));
    port = (listening.address() as AddressInfo).port;
  };
  const stop = () => new Promise<void>(resolve => (server ? server.close(() => resolve()) : resolve()));
  await start();
  return { received, url: `smtp://127.0.0.1:${port}`, start, stop };
}

/** A database, a folder and a clock to send mails from. */
export async function mailRoom() {
  const { db, file: databaseFile, close } = await openTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  const clock = testClock('2026-11-20T08:41:00Z');
  const attachments = attachmentFolder(dataDir);
  return {
    db,
    databaseFile,
    dataDir,
    clock,
    attachments,
    pass: clock.pass,
    rows: () => db.selectFrom('outbox').selectAll().orderBy('kind').execute(),
    async request(values: Record<string, unknown> = {}, file?: { name: string; bytes: Uint8Array }) {
      const content = file && (await attachments.receive(Readable.from([file.bytes])));
      return sendEnquiry(
        { db, clock, site: getSite, attachments, wakeOutbox() {} },
        {
          ...contactForm,
          values: { ...contactForm.values, ...values },
          file: file && content && { name: file.name, content },
        },
      );
    },
    outbox: (mailer: Mailer) =>
      startOutbox({
        db,
        clock,
        log: silent,
        mailer,
        attachments,
        secrets: secretsOf(Buffer.alloc(32, 7)),
        siteUrl: 'https://northlight.example',
        mailTo: () => 'staff@northlight.example',
        mailTexts: () => builtInMailTexts,
        mark: async () => builtInMark,
      }),
    async close() {
      await close();
      await rm(dataDir, { recursive: true });
    },
  };
}
