import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { openTestDatabase } from '../../db/database.test-kit';
import { getSite } from '../../domain/current-site';
import { REQUEST_TYPE } from '../../site-data/site.test-kit';
import { sendEnquiry } from '../../use-cases/enquiries/send';
import { EnquiryThrottle } from '../../use-cases/enquiries/throttle';
import { createAttachmentFolder } from '../attachments/folder';
import { createDiskGuard } from '../disk-guard';
import { BodyBudget } from '../http/bodies/body-budget';
import { closeUnreadBody } from '../http/bodies/unread';
import { registerEmailSend } from './email-send';
import { registerJsonErrors } from './errors';

export const SITE_URL = 'https://northlight.test';

/** Starts a server that serves only the contact form, on its own port, database and folder. */
export async function startContactServer({ limited: isLimited = false } = {}) {
  const { db, close } = await openTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'contact-'));
  let wakeCount = 0;
  const services = {
    db,
    clock: { now: () => new Date('2026-11-20T08:41:00Z') },
    getSite,
    attachments: createAttachmentFolder(dataDir),
    wakeOutbox: () => {
      wakeCount++;
    },
  };
  const app = Fastify();
  closeUnreadBody(app);
  registerJsonErrors(app);
  const machine = { freeBytes: Number.POSITIVE_INFINITY };
  await registerEmailSend(app, {
    send: form => sendEnquiry(services, form),
    receive: bytes => services.attachments.receive(bytes),
    guards: { budget: new BodyBudget(), disk: createDiskGuard(async () => machine.freeBytes, 1) },
    throttle: new EnquiryThrottle(services.clock, isLimited),
    siteUrl: SITE_URL,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;

  return {
    services,
    machine,
    port,
    url: `http://127.0.0.1:${port}/email/send`,
    wakes: () => wakeCount,
    requests: () => db.selectFrom('enquiries').selectAll().execute(),
    messages: () => db.selectFrom('outbox').selectAll().execute(),
    files: () => readdir(path.join(dataDir, 'attachments')).catch(() => []),
    async close() {
      await app.close();
      await close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Creates a valid form. A change to `undefined` omits a field. */
export function createContactFields(changes: Record<string, string | Blob | undefined> = {}): FormData {
  const form = new FormData();
  const fields = {
    'department[0]': REQUEST_TYPE,
    fullName: 'Hannah Whitlock',
    companyName: 'Deltaquay',
    workEmail: 'hannah@deltaquay.example',
    content: 'We need the options desk to open on a phone.',
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else if (value) form.append(name, value);
  }
  return form;
}

export const createFile = (name: string, bytes: Uint8Array<ArrayBuffer> | string) =>
  new File([bytes], name, { type: 'application/pdf' });

export function createPdf(bytes: number): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(bytes).fill(0x20);
  content.set(Buffer.from('%PDF-1.7\n'));
  return content;
}
