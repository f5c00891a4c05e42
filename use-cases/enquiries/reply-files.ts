import { randomUUID } from 'node:crypto';
import { runInTransaction } from '../../db/connection';
import { deleteEmailFile, findEmailFile, insertEmailFiles, listDraftFiles } from '../../db/emails';
import type { TemplateFile } from '../../domain/enquiry-reply';
import { DomainError } from '../../domain/errors';
import { REPLY_FILES_MAX, REPLY_FILES_MAX_BYTES } from '../../domain/limits';
import { messages } from '../../domain/messages';
import type { Services } from '../context';
import { type EnquiryNeeds, getEnquiry } from './enquiry';
import { checkFile, type ReceivedUpload } from './send';

/**
 * Adds files to the member’s unsent reply, all of them or none.
 * @throws DomainError `not_found`, `conflict` for spam and too many files, and like `checkFile`.
 */
export async function addReplyFiles(
  { db, clock, user, attachments }: EnquiryNeeds & Pick<Services, 'attachments'>,
  enquiryId: string,
  uploads: readonly ReceivedUpload[],
): Promise<void> {
  const files: { name: string; type: string; size: number; key: string }[] = [];
  try {
    for (const upload of uploads) {
      const { name, type, content } = await checkFile(upload);
      files.push({ name, type, size: content.size, key: await content.commit(name) });
    }
    await runInTransaction(db, async trx => {
      if ((await getEnquiry(trx, enquiryId)).spam_at) throw new DomainError('conflict', messages.replyToSpam);
      const allFiles = [...(await listDraftFiles(trx, { enquiryId, memberId: user._id })), ...files];
      if (allFiles.length > REPLY_FILES_MAX || sumSizes(allFiles) > REPLY_FILES_MAX_BYTES)
        throw new DomainError('conflict', messages.replyFilesTooMany);
      await insertEmailFiles(
        trx,
        files.map(file => ({
          ...{ id: randomUUID(), enquiry_id: enquiryId, email_id: null, member_id: user._id },
          ...{ ...file, created_at: clock.now().toISOString() },
        })),
      );
    });
  } catch (error) {
    for (const { key } of files) await attachments.remove(key);
    throw error;
  }
}

export const sumSizes = (files: readonly { size: number }[]): number =>
  files.reduce((sum, { size }) => sum + size, 0);

/**
 * Stores a file for a template, which is deleted after a day unless the template is saved.
 * @throws like `checkFile`.
 */
export async function addTemplateFile(upload: ReceivedUpload): Promise<TemplateFile> {
  const { name, content } = await checkFile(upload);
  return { key: await content.commit(name), name, size: content.size };
}

/** @throws DomainError `conflict` if a file of the member’s unsent reply is missing, such as after a restore. */
export async function assertReplyFiles(
  { db, user, attachments }: EnquiryNeeds & Pick<Services, 'attachments'>,
  enquiryId: string,
): Promise<void> {
  for (const { key, name } of await listDraftFiles(db, { enquiryId, memberId: user._id })) {
    const content = key ? await attachments.open(key) : undefined;
    content?.destroy();
    if (!content) throw new DomainError('conflict', messages.replyFileMissing(name));
  }
}

/** Removes a file from the member’s unsent reply. Throws DomainError `not_found`. */
export async function removeReplyFile(
  { db, user, attachments, schedulePurge }: EnquiryNeeds & Pick<Services, 'attachments' | 'schedulePurge'>,
  id: string,
): Promise<void> {
  const key = await runInTransaction(db, async trx => {
    const file = await findEmailFile(trx, id);
    if (!file || file.email_id || file.member_id !== user._id)
      throw new DomainError('not_found', messages.notFound);
    await deleteEmailFile(trx, id);
    return file.key;
  });
  schedulePurge();
  if (key) await attachments.remove(key);
}
