import path from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { listMemberActivity } from '../../db/activity';
import { listBookings } from '../../db/bookings';
import type { Db } from '../../db/connection';
import { listEmailFiles, listReceivedEmails } from '../../db/emails';
import { listFiles } from '../../db/enquiries';
import { listEnquiryEvents } from '../../db/enquiry-events';
import { findMemberByEmail } from '../../db/members';
import { listEnquiriesByEmail, listMemberSessions } from '../../db/person-data';
import { purgeDeletedData, requestPurge } from '../../db/purge';
import { listDeliveries } from '../../db/staff-enquiries';
import type { Services } from '../../use-cases/context';
import { eraseStoredEnquiry } from '../../use-cases/enquiries/erase';
import { writeDurably } from '../files/durable-file';
import { listFolder } from '../files/missing-files';

type PrivacyNeeds = { db: Db } & Pick<Services, 'attachments' | 'writtenMails'>;

/** Number of requests, and whether the person is a member. */
type PersonSummary = { requests: number; user: boolean };

/** A file of an export. The name can contain a folder. */
type PersonFile = { name: string; content: Readable | Uint8Array };

const toJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/**
 * Reads everything about a person’s requests: attachments, email files and `requests.json` (requests with email states,
 * answers, notes, changes and calls).
 * @returns the number of requests.
 */
async function* readPersonFiles(
  { db, attachments, writtenMails }: PrivacyNeeds,
  email: string,
): AsyncGenerator<PersonFile, number> {
  const requests = [];
  for (const request of await listEnquiriesByEmail(db, email)) {
    const deliveries = await listDeliveries(db, request.id);
    const events = (await listEnquiryEvents(db, request.id)).map(({ details_json, ...event }) => ({
      ...event,
      details: JSON.parse(details_json),
    }));
    const bookings = await listBookings(db, request.id);
    const receivedMails = await listReceivedEmails(db, request.id);
    const files = await listEmailFiles(db, request.id);
    const departments = JSON.parse(request.departments_json);
    requests.push({ ...request, departments, mails: deliveries, receivedMails, files, events, bookings });
    for (const key of await listFiles(db, request.id)) {
      const content = await attachments.open(key);
      if (content) yield { name: `attachments/${key}`, content };
    }
    for (const { name, content } of await writtenMails.read(deliveries))
      yield { name: `mails/${name}`, content };
  }
  yield { name: 'requests.json', content: toJson(requests) };
  return requests.length;
}

export function packPersonFiles(needs: PrivacyNeeds, email: string): Readable {
  const archive = pack();
  async function addFiles() {
    for await (const { name, content } of readPersonFiles(needs, email)) {
      const bytes = content instanceof Uint8Array ? Buffer.from(content) : await buffer(content);
      await new Promise<void>((resolve, reject) =>
        archive.entry({ name }, bytes, error => (error ? reject(error) : resolve())),
      );
    }
    archive.finalize();
  }
  addFiles().catch(error => archive.destroy(error));
  return pipeline(archive, createGzip(), () => {});
}

/**
 * Exports a person’s data: the files of `readPersonFiles`, and `staff.json` about a member.
 * @param email compared ignoring case.
 * @param folder created for its owner only.
 * @throws Error when the folder isn’t empty.
 */
export async function exportPersonData(
  needs: PrivacyNeeds,
  email: string,
  folder: string,
): Promise<PersonSummary> {
  await assertEmpty(folder);
  const { db } = needs;
  const files = readPersonFiles(needs, email);
  let file = await files.next();
  for (; !file.done; file = await files.next()) {
    const { dir, base } = path.parse(file.value.name);
    await writeDurably(path.join(folder, dir), base, file.value.content);
  }
  const user = await findMemberByEmail(db, email);
  if (user) {
    const { password_hash: _, totp_secret: __, totp_step: ___, ...account } = user;
    await writeDurably(
      folder,
      'staff.json',
      toJson({
        ...account,
        sessions: await listMemberSessions(db, user.id),
        activity: await listMemberActivity(db, user.id),
      }),
    );
  }
  return { requests: file.value, user: user !== undefined };
}

/**
 * Erases a person’s requests with their emails, files and calls, then purges the database.
 * @param email compared ignoring case.
 * @param isReplicated leaves the purge to the site, which pauses replication for it.
 */
export async function erasePersonData(
  needs: PrivacyNeeds & { databaseFile: string; isReplicated?: boolean },
  email: string,
): Promise<PersonSummary> {
  const { db } = needs;
  const requests = await listEnquiriesByEmail(db, email);
  for (const { id } of requests) await eraseStoredEnquiry(needs, id);
  if (needs.isReplicated) await requestPurge(db);
  else await purgeDeletedData(db, needs.databaseFile);
  return { requests: requests.length, user: (await findMemberByEmail(db, email)) !== undefined };
}

async function assertEmpty(folder: string): Promise<void> {
  if ((await listFolder(folder)).length > 0)
    throw new Error(`${folder} is not empty. Choose another folder.`);
}
