import type { EnquiryRow, OutboxRow } from '../../db/schema';
import type { BookingMail } from '../../domain/bookings/booking-mail';
import { getSite } from '../../domain/current-site';
import type { EnquiryReply } from '../../domain/enquiry-reply';
import { type MailTexts, splitParagraphs } from '../../domain/mail-texts';
import { escapeHtml, stripControls } from '../http/escape';
import { composeStaffBooking, composeVisitorBooking, type StaffBookingMail } from './booking';
import { toEnquiryFacts } from './enquiry-facts';
import type { MailContent } from './mail-content';
import type { MailFile, MailMessage } from './message';
import { composeStaffNotice } from './staff-notice';
import { composeVisitorConfirmation } from './visitor-confirmation';

type ComposeOptions = {
  siteUrl: string;
  mailTo: string;
  /** The request’s attachment for staff if it can be sent, or a reply’s files. */
  files: readonly MailFile[];
  texts: MailTexts;
  mark: MailFile;
  getBookingUrl: (booking: { id: string; sequence: number }) => string;
  /** Recipient of answers to replies. Defaults to the member who wrote the reply. */
  replyTo?: string | undefined;
  /** The Message-IDs of the emails before a reply, the oldest first. */
  thread?: readonly string[];
};

const getMailHost = () => getSite().email.slice(getSite().email.lastIndexOf('@') + 1);

export const getMessageId = ({ message_id }: Pick<OutboxRow, 'message_id'>) =>
  `<${message_id}@${getMailHost()}>`;

/** Composes an outbox row’s email. Composing it again gives the same email. */
export function composeMail(row: OutboxRow, request: EnquiryRow, options: ComposeOptions): MailMessage {
  const { texts, mark, files } = options;
  const facts = toEnquiryFacts(request);
  const envelope = { messageId: getMessageId(row), date: new Date(row.created_at) };
  if (row.kind === 'reply') {
    const reply = JSON.parse(row.about_json ?? '{}') as EnquiryReply;
    const references = options.thread ?? [];
    return {
      ...envelope,
      to: request.email,
      replyTo: options.replyTo ?? reply.memberEmail,
      ...composeReply(reply),
      ...(references.length > 0 && { references, inReplyTo: references.at(-1) }),
      isPersonal: true,
      attachments: [...files],
    };
  }
  if (row.kind === 'visitor-booking' || row.kind === 'booking-reminder' || row.kind === 'staff-booking') {
    const booking = JSON.parse(row.about_json ?? '{}') as BookingMail;
    const bookingOptions = {
      ...options,
      stamp: envelope.date,
      bookingUrl: options.getBookingUrl({ id: booking.bookingId, sequence: booking.sequence }),
    };
    const isForStaff = row.kind === 'staff-booking';
    return {
      ...envelope,
      to: isForStaff ? options.mailTo : booking.email,
      replyTo: isForStaff ? booking.email : options.mailTo,
      ...(isForStaff
        ? composeStaffBooking(request, booking as StaffBookingMail, bookingOptions)
        : composeVisitorBooking(request, booking, bookingOptions)),
      attachments: [mark],
    };
  }
  if (row.kind === 'staff-notice') {
    return {
      ...envelope,
      to: options.mailTo,
      replyTo: request.email,
      ...composeStaffNotice(facts, options, files.length > 0, texts),
      attachments: [mark, ...files],
    };
  }
  return {
    ...envelope,
    to: request.email,
    replyTo: options.mailTo,
    ...composeVisitorConfirmation(facts, options, texts),
    attachments: [mark],
  };
}

/** Composes a member’s reply as a personal email, without the frame of the automatic emails. */
function composeReply({ subject, text }: EnquiryReply): MailContent {
  const plainText = stripControls(text);
  const paragraphs = splitParagraphs(plainText).map(
    paragraph => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`,
  );
  return {
    subject: stripControls(subject),
    text: plainText,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>${paragraphs.join('')}</body></html>`,
  };
}
