import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { openTestDatabase } from '../../db/database.test-kit';
import { getSite } from '../../domain/current-site';
import { builtInMailTexts } from '../../site-data';
import { LAST_REQUEST_TYPE, REQUEST_TYPE } from '../../site-data/site.test-kit';
import { type ContactForm, sendEnquiry } from '../../use-cases/enquiries/send';
import { createAttachmentFolder } from '../attachments/folder';
import type { Log } from '../log';
import { builtInMarkFile } from '../mail/mark';
import type { Mailer } from '../mail/message';
import { createSecrets } from '../secret-key';
import { createTestClock } from './clock.test-kit';
import { startOutbox } from './outbox';

export const silentLog: Log = { info() {}, warn() {}, error() {}, debug() {} };

export const contactForm: ContactForm = {
  values: {
    department: [LAST_REQUEST_TYPE, REQUEST_TYPE],
    fullName: 'Hannah Whitlock',
    companyName: 'Deltaquay',
    email: 'hannah@deltaquay.example',
    description: 'We need the options desk to open on a phone.\n\nThe board meets on 9 December.',
  },
  addressee: '',
  submissionId: undefined,
  file: undefined,
};

/** Starts a real mail server that keeps its port across restarts. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const receivedEmails: Email[] = [];
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
          receivedEmails.push(await PostalMime.parse(Buffer.concat(chunks)));
          done();
        });
      },
      ...options,
    });
    server.on('error', () => {});
    const startedServer = server.listen(port, '127.0.0.1');
    await new Promise(resolve => startedServer.once('listening', resolve));
    port = (startedServer.address() as AddressInfo).port;
  };
  const stop = () => new Promise<void>(resolve => (server ? server.close(() => resolve()) : resolve()));
  await start();
  return { received: receivedEmails, url: `smtp://127.0.0.1:${port}`, start, stop };
}

export async function createOutboxFixture() {
  const { db, file: databaseFile, close } = await openTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  const clock = createTestClock('2026-11-20T08:41:00Z');
  const attachments = createAttachmentFolder(dataDir);
  return {
    db,
    databaseFile,
    dataDir,
    clock,
    attachments,
    pass: clock.pass,
    rows: () => db.selectFrom('outbox').selectAll().orderBy('kind').execute(),
    async addRequest(values: Record<string, unknown> = {}, file?: { name: string; bytes: Uint8Array }) {
      const content = file && (await attachments.receive(Readable.from([file.bytes])));
      return sendEnquiry(
        { db, clock, getSite: getSite, attachments, wakeOutbox() {} },
        {
          ...contactForm,
          values: { ...contactForm.values, ...values },
          file: file && content && { name: file.name, content },
        },
      );
    },
    startOutbox: (mailer: Mailer) =>
      startOutbox({
        db,
        clock,
        log: silentLog,
        mailer,
        attachments,
        secrets: createSecrets(Buffer.alloc(32, 7)),
        siteUrl: 'https://northlight.example',
        getMailTo: () => 'staff@northlight.example',
        getMailTexts: () => builtInMailTexts,
        mark: async () => builtInMarkFile,
      }),
    async close() {
      await close();
      await rm(dataDir, { recursive: true });
    },
  };
}
