import { recordSiteChange } from '../../db/activity';
import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import { attachDraftFiles } from '../../db/emails';
import { findMember, updateMember } from '../../db/members';
import { enqueueOnce } from '../../db/outbox';
import type { EnquiryRow } from '../../db/schema';
import { getSitePartVersion, readSitePart, writeSitePart } from '../../db/site-parts';
import { updateEnquiry } from '../../db/staff-enquiries';
import {
  addSignature,
  type EnquiryReply,
  type ReplyTemplate,
  replyTemplatesSchema,
} from '../../domain/enquiry-reply';
import { createFieldError, DomainError } from '../../domain/errors';
import { REPLY_FILES_MAX_BYTES } from '../../domain/limits';
import { interpolate } from '../../domain/mail-texts';
import { messages } from '../../domain/messages';
import type { Services, SessionUser } from '../context';
import { recordOwnActivity } from '../members/own-activity';
import { createMessage } from '../outbox';
import { readMailTexts } from '../site/mail-texts';
import { type EnquiryNeeds, getEnquiry, logEnquiryActivity } from './enquiry';
import { addReplyFiles, assertReplyFiles, sumSizes } from './reply-files';
import type { ReceivedUpload } from './send';

type Needs = EnquiryNeeds &
  Pick<Services, 'getSite' | 'siteUrl' | 'hasMailServer' | 'builtInMailTexts' | 'wakeOutbox' | 'attachments'>;

async function readTemplates(db: DbOrTransaction): Promise<ReplyTemplate[]> {
  return replyTemplatesSchema.safeParse(await readSitePart(db, 'replies')).data?.templates ?? [];
}

/** Returns the data that a member needs to write replies. `seen` is a version to detect concurrent changes. */
export const getReplySettings = async ({
  db,
  user,
  hasMailServer,
}: Pick<Needs, 'db' | 'user' | 'hasMailServer'>) => ({
  templates: await readTemplates(db),
  seen: await getSitePartVersion(db, 'replies'),
  signature: (await findMember(db, user._id))?.signature ?? '',
  sendsMail: hasMailServer,
});

/**
 * @throws DomainError `invalid` for files that are too large together, or `conflict` after another member’s change or if
 *   a new file was deleted before it was saved.
 */
export async function changeReplyTemplates(
  { db, clock, user, attachments }: EnquiryNeeds & Pick<Services, 'attachments'>,
  { templates, seen }: { templates: ReplyTemplate[]; seen: string },
): Promise<void> {
  for (const [index, { files }] of templates.entries())
    if (sumSizes(files) > REPLY_FILES_MAX_BYTES)
      throw createFieldError('invalid', `templates.${index}.files`, messages.replyFilesTooMany);
  const storedKeys = new Set((await readTemplates(db)).flatMap(({ files }) => files.map(({ key }) => key)));
  for (const { key, name } of templates.flatMap(({ files }) => files)) {
    if (storedKeys.has(key)) continue;
    const content = await attachments.open(key);
    content?.destroy();
    if (!content) throw new DomainError('conflict', messages.templateFileMissing(name));
  }
  await runInTransaction(db, async trx => {
    if ((await getSitePartVersion(trx, 'replies')) !== seen)
      throw new DomainError('conflict', messages.templatesChanged);
    await writeSitePart(trx, 'replies', { templates }, clock.now());
    await recordSiteChange(trx, { clock, user }, 'replies', 'reply templates');
  });
}

/**
 * Copies a template’s files to the member’s unsent reply, all of them or none.
 * @throws DomainError `conflict` for a missing file, and like `addReplyFiles`.
 */
export async function attachTemplateFiles(
  needs: EnquiryNeeds & Pick<Services, 'attachments'>,
  { id, template }: { id: string; template: string },
): Promise<void> {
  const { files = [] } = (await readTemplates(needs.db)).find(({ name }) => name === template) ?? {};
  const uploads: ReceivedUpload[] = [];
  try {
    for (const { key, name } of files) {
      const bytes = await needs.attachments.open(key);
      if (!bytes) throw new DomainError('conflict', messages.templateFileMissing(name));
      uploads.push({ name, content: await needs.attachments.receive(bytes) });
    }
    await addReplyFiles(needs, id, uploads);
  } finally {
    for (const { content } of uploads) await content.discard();
  }
}

export const changeSignature = (
  { db, clock, user }: Pick<Services, 'db' | 'clock'> & { user: SessionUser },
  signature: string,
): Promise<void> =>
  runInTransaction(db, async trx => {
    await updateMember(trx, user._id, { signature });
    await recordOwnActivity(trx, user, clock.now(), 'profileChanged');
  });

/**
 * Returns the subject of replies, which repeats that of the visitor’s receipt, because some mail programs form threads
 * by subject.
 */
export async function getReplySubject(
  { db, getSite, siteUrl, builtInMailTexts }: Pick<Needs, 'db' | 'getSite' | 'siteUrl' | 'builtInMailTexts'>,
  { reference, addressee, added_by }: EnquiryRow,
): Promise<string> {
  if (added_by) return `Your request ${reference}`;
  const { receipt = builtInMailTexts.receipt } = await readMailTexts(db);
  const { name, answerTime } = getSite();
  // The visitor’s name is left out, because it isn’t verified.
  const values = { name: '', reference, manager: addressee || name, 'answer time': answerTime };
  const subject = interpolate(receipt.subject, { ...values, agency: name, site: new URL(siteUrl).host });
  return `Re: ${subject.replace(/[\s\p{C}]+/gu, ' ').trim()}`;
}

/**
 * Queues a reply to the request’s email address.
 * @param mailId created by the form. A second call with the same id sends nothing.
 * @throws DomainError `not_found`, or `conflict` without a mail server, for spam and for a missing file.
 */
export async function sendReply(
  needs: Needs,
  { id, mailId, text }: { id: string; mailId: string; text: string },
): Promise<void> {
  const { db, clock, user, hasMailServer, wakeOutbox } = needs;
  if (!hasMailServer) throw new DomainError('conflict', messages.replyNoServer);
  const now = clock.now().toISOString();
  await assertReplyFiles(needs, id);
  await runInTransaction(db, async trx => {
    const row = await getEnquiry(trx, id);
    if (row.spam_at) throw new DomainError('conflict', messages.replyToSpam);
    const { signature = '' } = (await findMember(trx, user._id)) ?? {};
    const reply: EnquiryReply = {
      subject: await getReplySubject({ ...needs, db: trx as Services['db'] }, row),
      text: addSignature(text, signature),
      memberName: user.name || user.email,
      memberEmail: user.email,
    };
    const message = createMessage({ id, created_at: now }, 'reply');
    if (!(await enqueueOnce(trx, { ...message, id: mailId, about_json: JSON.stringify(reply) }))) return;
    await attachDraftFiles(trx, { enquiryId: id, memberId: user._id }, mailId);
    await updateEnquiry(trx, id, { seen_at: row.seen_at ?? now });
    await logEnquiryActivity(trx, needs, row, 'replied');
  });
  wakeOutbox();
}
