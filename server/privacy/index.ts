import { readdir } from 'node:fs/promises';
import path from 'node:path';
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
import { eraseStoredEnquiry } from '../../use-cases/enquiries/erase';
import type { AttachmentFolder } from '../attachments/folder';
import { writeDurably } from '../files/durable-file';
import { isMissingFile } from '../files/read-file-if-exists';
import type { WrittenMailFolder } from '../mail/written-mails';

type PrivacyNeeds = { db: Db; attachments: AttachmentFolder; writtenMails: WrittenMailFolder };

/** Number of requests, and whether the person is a member. */
type PersonSummary = { requests: number; user: boolean };

/**
 * Exports a person’s data: `requests.json` (requests with email states, answers, notes, changes and calls),
 * `staff.json`, attachments and email files.
 * @param email compared without case.
 * @param folder created for its owner only.
 * @throws Error when the folder isn’t empty.
 */
export async function exportPersonData(
  { db, attachments, writtenMails }: PrivacyNeeds,
  email: string,
  folder: string,
): Promise<PersonSummary> {
  await assertEmpty(folder);
  const toJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
  const requests = [];
  for (const request of await listEnquiriesByEmail(db, email)) {
    const deliveries = await listDeliveries(db, request.id);
    const events = (await listEnquiryEvents(db, request.id)).map(({ details_json, ...event }) => ({
      ...event,
      details: JSON.parse(details_json),
    }));
    const bookings = await listBookings(db, request.id);
    const [receivedMails, files] = [
      await listReceivedEmails(db, request.id),
      await listEmailFiles(db, request.id),
    ];
    const departments = JSON.parse(request.departments_json);
    requests.push({ ...request, departments, mails: deliveries, receivedMails, files, events, bookings });
    for (const key of await listFiles(db, request.id)) {
      const file = await attachments.open(key);
      if (file) await writeDurably(path.join(folder, 'attachments'), key, file);
    }
    for (const { name, content } of await writtenMails.read(deliveries))
      await writeDurably(path.join(folder, 'mails'), name, content);
  }
  await writeDurably(folder, 'requests.json', toJson(requests));
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
  return { requests: requests.length, user: user !== undefined };
}

/**
 * Erases a person’s requests with their emails, files and calls, then purges the database.
 * @param email compared without case.
 * @param isReplicated leaves the purge to the site, which pauses replication for it.
 */
export async function erasePersonData(
  {
    db,
    databaseFile,
    isReplicated,
    attachments,
    writtenMails,
  }: PrivacyNeeds & { databaseFile: string; isReplicated?: boolean },
  email: string,
): Promise<PersonSummary> {
  const requests = await listEnquiriesByEmail(db, email);
  for (const { id } of requests) await eraseStoredEnquiry({ db, attachments, writtenMails }, id);
  if (isReplicated) await requestPurge(db);
  else await purgeDeletedData(db, databaseFile);
  return { requests: requests.length, user: (await findMemberByEmail(db, email)) !== undefined };
}

async function assertEmpty(folder: string): Promise<void> {
  const names = await readdir(folder).catch(error => {
    if (isMissingFile(error)) return [];
    throw error;
  });
  if (names.length > 0) throw new Error(`${folder} is not empty. Choose another folder.`);
}
