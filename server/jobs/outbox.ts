import type { Db } from '../../db/connection';
import { findEnquiry } from '../../db/enquiries';
import { deleteMemberLink, findMemberLink } from '../../db/member-links';
import { findMember } from '../../db/members';
import { claimMessage, listDueMessages, listThread, markFailed, markSent } from '../../db/outbox';
import type { EnquiryRow, OutboxRow } from '../../db/schema';
import { ATTACHMENT_TYPES } from '../../domain/attachment';
import { CONTENT_NOTICES, type ContentNotice } from '../../domain/content-notices';
import type { AssignmentNotice, DigestNotice } from '../../domain/enquiry-notices';
import { getErrorCode } from '../../domain/errors';
import type { MailTexts } from '../../domain/mail-texts';
import { getBookingUrl } from '../../use-cases/bookings/links';
import { getMemberLinkUrl } from '../../use-cases/members/links';
import type { AttachmentStore, Secrets } from '../../use-cases/ports';
import { composeMail, getMessageId } from '../mail/compose';
import { composeContentNotice } from '../mail/content-notice';
import { composeAssignment, composeDigest } from '../mail/enquiry-notice';
import { MailFailure } from '../mail/failure';
import type { MailContent } from '../mail/mail-content';
import { MAIL_CONCURRENCY } from '../mail/mailer';
import { composeMemberLink } from '../mail/member-link';
import { type Mailer, type MailFile, MessageTooLargeError } from '../mail/message';
import { getNextAttemptTime } from './backoff';
import { type Job, type JobNeeds, runEvery } from './every';

type OutboxNeeds = JobNeeds & {
  db: Db;
  mailer: Mailer;
  attachments: AttachmentStore;
  secrets: Secrets;
  siteUrl: string;
  /** The staff’s email address. */
  getMailTo: () => string;
  /** Where answers to replies go instead of the member who wrote them. */
  replyTo?: string | undefined;
  getMailTexts: () => MailTexts;
  mark: () => Promise<MailFile>;
};

const POLL_MS = 5_000;
const BATCH_SIZE = 50;
/** Time (ms) for which a process claims a message. After a crash, the message is due again. */
const CLAIM_MS = 30_000;

/** Reported when an email failed before it reached the mail server. The log has details. */
const INTERNAL_ERROR = 'The email could not be prepared';

const addMs = (time: Date, ms: number) => new Date(time.getTime() + ms).toISOString();

/** Sends the outbox’s emails until they are sent or given up. Runs at startup, when woken, and every few seconds. */
export function startOutbox(needs: OutboxNeeds): Job {
  const { db, clock, log, mailer } = needs;

  async function sendDue(signal: AbortSignal): Promise<void> {
    for (;;) {
      const dueMessages = await listDueMessages(db, clock.now(), BATCH_SIZE);
      if (dueMessages.length === 0 || signal.aborted) return;
      await Promise.all(Array.from({ length: MAIL_CONCURRENCY }, () => runWorker(dueMessages, signal)));
    }
  }

  async function runWorker(messages: OutboxRow[], signal: AbortSignal): Promise<void> {
    for (let row = messages.shift(); row && !signal.aborted; row = messages.shift())
      await deliver(row, signal);
  }

  async function deliver(row: OutboxRow, signal: AbortSignal): Promise<void> {
    const claimedUntil = addMs(clock.now(), CLAIM_MS);
    if (!(await claimMessage(db, row, claimedUntil))) return;
    const logFields = { id: row.id, kind: row.kind, attempt: row.attempts + 1 };
    try {
      if (!(await sendRow(needs, row))) return;
    } catch (error) {
      const isRejected = error instanceof MailFailure;
      const attempt = getNextAttemptTime(row, clock.now(), isRejected ? error.message : INTERNAL_ERROR);
      await markFailed(db, row, attempt);
      if (!isRejected) log.error({ ...logFields, err: error }, 'an email could not be prepared');
      const code = getErrorCode(error);
      if (attempt.state === 'failed') log.error({ ...logFields, code }, 'email given up');
      else log.warn({ ...logFields, code, next: attempt.nextAttemptAt }, 'email not sent, will be retried');
      return;
    }
    await recordSent(row, signal);
    log.info(logFields, 'email sent');
  }

  /** Records a sent message, retrying until it succeeds, so that a full disk never causes a second email. */
  async function recordSent(row: OutboxRow, signal: AbortSignal): Promise<void> {
    for (;;) {
      try {
        return await markSent(db, row, clock.now().toISOString(), mailer.taker);
      } catch (error) {
        if (signal.aborted) throw error;
        log.error({ err: error, id: row.id }, 'a sent email could not be recorded yet');
        await new Promise(resolve => setTimeout(resolve, 1_000));
      }
    }
  }

  const job = runEvery(POLL_MS, 'outbox', sendDue, needs);
  return {
    ...job,
    async stop() {
      await job.stop();
      mailer.close();
    },
  };
}

/** @returns false when the email has no recipient. */
async function sendRow(needs: OutboxNeeds, row: OutboxRow): Promise<boolean> {
  if (row.link_id !== null) return sendLink(needs, row, row.link_id);
  if (row.member_id !== null) return sendNotice(needs, row, row.member_id);
  const request = row.enquiry_id ? await findEnquiry(needs.db, row.enquiry_id) : undefined;
  if (!request) throw new Error('The request of this message was deleted');
  const { siteUrl, getMailTo, getMailTexts, replyTo } = needs;
  const thread = row.kind === 'reply' ? await listThread(needs.db, row) : [];
  const mail = {
    siteUrl,
    mailTo: getMailTo(),
    mark: await needs.mark(),
    texts: getMailTexts(),
    replyTo,
    getBookingUrl: (booking: { id: string; sequence: number }) => getBookingUrl(needs, booking),
    thread,
  };
  const file = row.kind === 'staff-notice' ? await openEnclosure(needs, request) : undefined;
  try {
    await needs.mailer.send(composeMail(row, request, { ...mail, file }));
  } catch (error) {
    // A notice without the file is better than none, because staff can download the file in the admin.
    if (!file || !(error instanceof MessageTooLargeError)) throw error;
    await needs.mailer.send(composeMail(row, request, { ...mail, file: undefined }));
  } finally {
    file?.content.destroy();
  }
  return true;
}

/** Sends a link. Drops emails to unknown members and with expired links. */
async function sendLink(needs: OutboxNeeds, row: OutboxRow, linkId: string): Promise<boolean> {
  const { db, clock, mailer, getMailTo } = needs;
  const link = await findMemberLink(db, linkId);
  const member = link?.member_id ? await findMember(db, link.member_id) : undefined;
  if (!link || !member || link.expires_at <= clock.now().toISOString()) {
    await deleteMemberLink(db, linkId);
    return false;
  }
  await mailer.send({
    ...composeMemberLink(
      link,
      member,
      { ...needs, url: getMemberLinkUrl(needs, link) },
      needs.getMailTexts(),
    ),
    messageId: getMessageId(row),
    date: new Date(row.created_at),
    to: member.email,
    replyTo: getMailTo(),
    attachments: [await needs.mark()],
  });
  return true;
}

/** Sends an email about an item or requests, unless the member was disabled or deleted. */
async function sendNotice(needs: OutboxNeeds, row: OutboxRow, memberId: string): Promise<boolean> {
  const { db, clock, mailer, getMailTo } = needs;
  const member = await findMember(db, memberId);
  const content = member && !member.disabled_at ? await composeNotice(needs, row) : undefined;
  if (!member || !content) {
    await markSent(db, row, clock.now().toISOString(), mailer.taker);
    return false;
  }
  await mailer.send({
    ...content,
    messageId: getMessageId(row),
    date: new Date(row.created_at),
    to: member.email,
    replyTo: getMailTo(),
    attachments: [await needs.mark()],
  });
  return true;
}

/** @returns undefined for an unknown kind, and when the request was deleted or reassigned. */
async function composeNotice(needs: OutboxNeeds, row: OutboxRow): Promise<MailContent | undefined> {
  const { db, getMailTexts } = needs;
  const readNotice = <Notice>() => JSON.parse(row.about_json ?? '{}') as Notice;
  if (row.kind === 'request-digest') {
    const notice = readNotice<DigestNotice>();
    const requests = await Promise.all(notice.overdueIds.map(id => findEnquiry(db, id)));
    const listed = requests.filter(request => request !== undefined);
    return composeDigest(listed, notice, needs, getMailTexts());
  }
  if (row.kind === 'request-assigned') {
    const request = await findEnquiry(db, row.enquiry_id ?? '');
    if (request?.owner_id !== row.member_id) return undefined;
    return composeAssignment(request, readNotice<AssignmentNotice>(), needs, getMailTexts());
  }
  const kind = CONTENT_NOTICES.find(notice => notice === row.kind);
  return kind && composeContentNotice(kind, readNotice<ContentNotice>(), needs, getMailTexts());
}

async function openEnclosure({ attachments }: OutboxNeeds, request: EnquiryRow) {
  const content = request.attachment_key ? await attachments.open(request.attachment_key) : undefined;
  return (
    content && {
      filename: request.attachment_name ?? '',
      content,
      contentType: request.attachment_type ?? ATTACHMENT_TYPES.txt,
    }
  );
}
