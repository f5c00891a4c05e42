import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Db, runInTransaction } from '../../db/connection';
import { countReceivedEmails, insertEmailFiles, insertReceivedEmail, listEmailFiles } from '../../db/emails';
import { updateEnquiry } from '../../db/staff-enquiries';
import { DomainError } from '../../domain/errors';
import { RECEIVED_EMAILS_MAX, RECEIVED_FILES_MAX_BYTES } from '../../domain/limits';
import { stripInvisibleChars } from '../../domain/plain-text';
import type { Services } from '../context';
import { checkFile, FILE_NAME_MAX } from './send';

/** An email from the mailbox that answers an email from the site. */
export type ReceivedEmail = {
  enquiryId: string;
  /** With angle brackets. */
  messageId: string;
  from: { name: string; email: string };
  subject: string;
  /** Plain text, including quoted text. */
  text: string;
  receivedAt: Date;
  /** Files without bytes aren’t stored. */
  files: { name: string; bytes?: Uint8Array }[];
};

const toLine = (text: string) => stripInvisibleChars(text).replace(/\s+/g, ' ').trim().slice(0, 300);

type Needs = Pick<Services, 'db' | 'attachments'>;

/**
 * Marks a request as unseen if it has the maximum number of answers, because no further answer is stored.
 * @returns whether the request has that many.
 */
export async function skipFurtherAnswer(db: Db, enquiryId: string): Promise<boolean> {
  if ((await countReceivedEmails(db, enquiryId)) < RECEIVED_EMAILS_MAX) return false;
  await updateEnquiry(db, enquiryId, { seen_at: null });
  return true;
}

/**
 * Adds an email to its request’s timeline unless it is there already, and marks the request as unseen. Of files that
 * break the limits of attachments or exceed the total size limit, only the names are stored.
 */
export async function storeReceivedEmail(needs: Needs, email: ReceivedEmail): Promise<void> {
  const { enquiryId, messageId, from, receivedAt } = email;
  const id = randomUUID();
  const files: Awaited<ReturnType<typeof storeFile>>[] = [];
  const removeFiles = () =>
    Promise.all(files.map(({ key }) => (key ? needs.attachments.remove(key) : undefined)));
  const createdAt = receivedAt.toISOString();
  try {
    const storedFiles = (await listEmailFiles(needs.db, enquiryId)).filter(
      ({ key, member_id }) => key && !member_id,
    );
    for (const { name, bytes } of email.files) {
      const size = [...storedFiles, ...files].reduce((sum, file) => sum + (file.key ? file.size : 0), 0);
      const fits = bytes && size + bytes.length <= RECEIVED_FILES_MAX_BYTES;
      files.push(await storeFile(needs, fits ? { name, bytes } : { name }));
    }
    const isNew = await runInTransaction(needs.db, async trx => {
      const isInserted = await insertReceivedEmail(trx, {
        ...{ id, enquiry_id: enquiryId, message_id: messageId, received_at: createdAt },
        ...{ from_name: toLine(from.name), from_email: toLine(from.email), subject: toLine(email.subject) },
        text: stripInvisibleChars(email.text),
      });
      if (!isInserted) return false;
      await insertEmailFiles(
        trx,
        files.map(file => ({
          ...file,
          ...{ id: randomUUID(), enquiry_id: enquiryId, email_id: id, created_at: createdAt },
        })),
      );
      await updateEnquiry(trx, enquiryId, { seen_at: null });
      return true;
    });
    if (!isNew) await removeFiles();
  } catch (error) {
    await removeFiles();
    throw error;
  }
}

/** @returns a file without a key if the file isn’t allowed. */
async function storeFile({ attachments }: Needs, { name, bytes }: ReceivedEmail['files'][number]) {
  const unstoredFile = {
    name: toLine(name.slice(-FILE_NAME_MAX)),
    type: '',
    size: bytes?.length ?? 0,
    key: null,
  };
  if (!bytes) return unstoredFile;
  const content = await attachments.receive(Readable.from([bytes]));
  try {
    const file = await checkFile({ name, content });
    return { name: file.name, type: file.type, size: content.size, key: await content.commit(file.name) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return unstoredFile;
  } finally {
    await content.discard();
  }
}
