import { findBooking } from '../../db/bookings';
import { listEmailFiles, listReceivedEmails } from '../../db/emails';
import { findEnquiry } from '../../db/enquiries';
import { deleteMemberLink, findMemberLink } from '../../db/member-links';
import { findMember } from '../../db/members';
import { deleteMessage, listThread, markSent } from '../../db/outbox';
import type { EnquiryRow, MemberRow, OutboxRow } from '../../db/schema';
import { ATTACHMENT_TYPES } from '../../domain/attachment';
import type { BookingMail } from '../../domain/bookings/booking-mail';
import { CONTENT_NOTICES, type ContentNotice } from '../../domain/content-notices';
import type { AssignmentNotice, CalendarNotice, DigestNotice } from '../../domain/enquiry-notices';
import type { MailTexts } from '../../domain/mail-texts';
import { messages } from '../../domain/messages';
import { getBookingUrl } from '../../use-cases/bookings/links';
import { getMemberLinkUrl } from '../../use-cases/members/links';
import type { AttachmentStore, Secrets } from '../../use-cases/ports';
import { composeMail, getMessageId } from '../mail/compose';
import { composeContentNotice } from '../mail/content-notice';
import { composeAssignments, composeCalendarFailure, composeDigest } from '../mail/enquiry-notice';
import { MailFailure } from '../mail/failure';
import type { MailContent } from '../mail/mail-content';
import { MAIL_CONCURRENCY } from '../mail/mailer';
import { composeMemberLinkEmail } from '../mail/member-link';
import { type Mailer, type MailFile, MessageTooLargeError } from '../mail/message';
import { type DeliveryNeeds, startDeliveries } from './deliveries';
import type { Job } from './every';

type OutboxNeeds = DeliveryNeeds & {
  mailer: Mailer;
  attachments: AttachmentStore;
  secrets: Secrets;
  siteUrl: string;
  getMailTo: () => string;
  /** Recipient of answers to replies. Defaults to the member who wrote the reply. */
  replyTo?: string | undefined;
  getMailTexts: () => MailTexts;
  mark: () => Promise<MailFile>;
};

/** Sends the outbox’s emails until they are sent or given up. Runs at startup, when woken, and every few seconds. */
export function startOutbox(needs: OutboxNeeds): Job {
  const { mailer } = needs;
  const job = startDeliveries(needs, {
    name: 'outbox',
    kinds: 'emails',
    concurrency: MAIL_CONCURRENCY,
    transport: mailer.transport,
    send: row => sendRow(needs, row),
  });
  return {
    ...job,
    async stop() {
      await job.stop();
      mailer.close();
    },
  };
}

/** @returns false when the email was dropped, for example without a recipient. */
async function sendRow(needs: OutboxNeeds, row: OutboxRow): Promise<boolean> {
  if (row.link_id !== null) return sendLink(needs, row, row.link_id);
  if (row.member_id !== null) return sendNotice(needs, row, row.member_id);
  const request = row.enquiry_id ? await findEnquiry(needs.db, row.enquiry_id) : undefined;
  if (!request) throw new Error('The request of this message was deleted');
  if (row.kind === 'booking-reminder' && !(await isReminderValid(needs, row))) {
    await deleteMessage(needs.db, row.id);
    return false;
  }
  const { siteUrl, getMailTo, getMailTexts, replyTo } = needs;
  const thread = row.kind === 'reply' ? await listReferences(needs, row) : [];
  const mail = {
    siteUrl,
    mailTo: getMailTo(),
    mark: await needs.mark(),
    texts: getMailTexts(),
    replyTo,
    getBookingUrl: (booking: { id: string; sequence: number }) => getBookingUrl(needs, booking),
    thread,
  };
  const files = await openFiles(needs, row, request);
  try {
    await needs.mailer.send(composeMail(row, request, { ...mail, files }));
  } catch (error) {
    // A notice without the file is better than none, because staff can download the file in the admin.
    const canOmit = row.kind === 'staff-notice' && files.length > 0;
    if (!canOmit || !(error instanceof MessageTooLargeError)) throw error;
    await needs.mailer.send(composeMail(row, request, { ...mail, files: [] }));
  } finally {
    for (const { content } of files) content.destroy();
  }
  return true;
}

/** Lists the Message-IDs of the emails before a reply, oldest first. */
async function listReferences({ db }: OutboxNeeds, row: OutboxRow): Promise<string[]> {
  const sentEmails = (await listThread(db, row)).map(sentRow => ({
    at: sentRow.created_at,
    id: getMessageId(sentRow),
  }));
  const receivedEmails = (await listReceivedEmails(db, row.enquiry_id ?? ''))
    .map(({ received_at: at, message_id: id }) => ({ at, id }))
    .filter(({ at }) => at < row.created_at);
  return [...sentEmails, ...receivedEmails].sort((a, b) => a.at.localeCompare(b.at)).map(({ id }) => id);
}

/** Returns whether a reminder’s call still takes place at the time in the reminder. */
async function isReminderValid({ db, clock }: OutboxNeeds, row: OutboxRow): Promise<boolean> {
  const { bookingId, sequence } = JSON.parse(row.about_json ?? '{}') as BookingMail;
  const booking = await findBooking(db, bookingId);
  if (!booking || booking.cancelled_at || booking.sequence !== sequence) return false;
  return booking.starts_at > clock.now().toISOString();
}

/** Sends a link. Drops emails to unknown members and with expired links. */
async function sendLink(needs: OutboxNeeds, row: OutboxRow, linkId: string): Promise<boolean> {
  const { db, clock } = needs;
  const link = await findMemberLink(db, linkId);
  const member = link?.member_id ? await findMember(db, link.member_id) : undefined;
  if (!link || !member || link.expires_at <= clock.now().toISOString()) {
    await deleteMemberLink(db, linkId);
    return false;
  }
  const site = { ...needs, url: getMemberLinkUrl(needs, link) };
  return sendToMember(needs, row, member, composeMemberLinkEmail(link, member, site, needs.getMailTexts()));
}

async function sendToMember(
  { mailer, mark, getMailTo }: OutboxNeeds,
  row: OutboxRow,
  recipient: MemberRow,
  content: MailContent,
): Promise<true> {
  await mailer.send({
    ...content,
    messageId: getMessageId(row),
    date: new Date(row.created_at),
    to: recipient.email,
    replyTo: getMailTo(),
    attachments: [await mark()],
  });
  return true;
}

/** Sends an email about an item or requests, unless the member was disabled or deleted. */
async function sendNotice(needs: OutboxNeeds, row: OutboxRow, memberId: string): Promise<boolean> {
  const { db, clock, mailer } = needs;
  const member = await findMember(db, memberId);
  const content = member && !member.disabled_at ? await composeNotice(needs, row) : undefined;
  if (!member || !content) {
    await markSent(db, row, clock.now().toISOString(), mailer.transport);
    return false;
  }
  return sendToMember(needs, row, member, content);
}

/** @returns undefined for an unknown kind, and when the request was deleted or reassigned. */
async function composeNotice(needs: OutboxNeeds, row: OutboxRow): Promise<MailContent | undefined> {
  const { db, getMailTexts } = needs;
  const readNotice = <Notice>() => JSON.parse(row.about_json ?? '{}') as Notice;
  if (row.kind === 'request-digest') {
    const notice = readNotice<DigestNotice>();
    const requests = await Promise.all(notice.overdueIds.map(id => findEnquiry(db, id)));
    const existingRequests = requests.filter(request => request !== undefined);
    return composeDigest(existingRequests, notice, needs, getMailTexts());
  }
  if (row.kind === 'calendar-failed') return composeCalendarFailure(readNotice<CalendarNotice>(), needs);
  if (row.kind === 'request-assigned') {
    const notice = readNotice<AssignmentNotice>();
    const ids = notice.ids ?? [row.enquiry_id ?? ''];
    const requests = (await Promise.all(ids.map(id => findEnquiry(db, id)))).filter(
      request => request?.owner_id === row.member_id && request?.spam_at === null,
    ) as EnquiryRow[];
    return composeAssignments(requests, notice, needs, getMailTexts());
  }
  const kind = CONTENT_NOTICES.find(notice => notice === row.kind);
  return kind && composeContentNotice(kind, readNotice<ContentNotice>(), needs, getMailTexts());
}

/** Opens the files that an email contains. Throws MailFailure if a file of a reply is missing. */
async function openFiles({ db, attachments }: OutboxNeeds, row: OutboxRow, request: EnquiryRow) {
  const { attachment_key: key, attachment_name: name, attachment_type: type } = request;
  const enclosedFiles =
    row.kind === 'staff-notice'
      ? [{ key, name, type }]
      : row.kind === 'reply'
        ? (await listEmailFiles(db, request.id)).filter(file => file.email_id === row.id)
        : [];
  const files = [];
  for (const { key, name, type } of enclosedFiles) {
    const content = key ? await attachments.open(key) : undefined;
    if (content) files.push({ filename: name ?? '', content, contentType: type ?? ATTACHMENT_TYPES.txt });
    else if (row.kind === 'reply') {
      for (const file of files) file.content.destroy();
      throw new MailFailure(messages.replyFileMissing(name ?? ''));
    }
  }
  return files;
}
