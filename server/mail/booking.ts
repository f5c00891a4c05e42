import type { EnquiryRow } from '../../db/schema';
import type { BookingMail } from '../../domain/bookings/booking-mail';
import { formatCallTime, formatOffset, getZoneCity } from '../../domain/bookings/booking-times';
import { getSite } from '../../domain/current-site';
import { formatClock } from '../../domain/formatters';
import type { MailText } from '../../domain/mail-texts';
import { bookingPaths, getEnquiryPath } from '../../domain/paths';
import { getFirstName } from '../../domain/person';
import { escapeHtml, stripControls } from '../http/escape';
import { renderCalendar } from './calendar';
import { formatSender, type MailSite } from './enquiry-facts';
import { parseFirstName } from './format';
import { renderLink, renderQuote } from './layout';
import { type MailContent, renderMailContent } from './mail-content';
import type { MailCalendar } from './message';

/** Facts of an email to the team, which receives no reminders. */
export type StaffBookingMail = BookingMail & { change: Exclude<BookingMail['change'], 'reminder'> };
type BookingContent = MailContent & { calendar: MailCalendar };
type Options = MailSite & { mailTo: string; stamp: Date; bookingUrl: string };

const VISITOR_TEXTS: Record<BookingMail['change'], MailText> = {
  booked: {
    subject: 'Call on {time} ({agency})',
    heading: '{time}',
    text: 'Hello {name},\n\nYour call with {manager} is booked.',
    after: 'Can’t make it? Use the button to move or cancel the call.',
  },
  moved: {
    subject: 'Call moved to {time} ({agency})',
    heading: '{time}',
    text: 'Hello {name},\n\nYour call with {manager} has a new time. It was on {former}.{reason}',
    after: 'Can’t make it? Use the button to move or cancel the call.',
  },
  cancelled: {
    subject: 'Call on {time} cancelled ({agency})',
    heading: 'Call cancelled',
    text: 'Hello {name},\n\nYour call with {manager} on {time} is cancelled.{reason}',
    after: '',
  },
  reminder: {
    subject: 'Reminder: call on {time} ({agency})',
    heading: '{time}',
    text: 'Hello {name},\n\nThis is a reminder of your call with {manager}.',
    after: 'Can’t make it? Use the button to move or cancel the call.',
  },
};

const STAFF_TEXTS: Record<StaffBookingMail['change'], MailText> = {
  booked: { subject: 'Call booked: {who}, {time}', heading: '{who}', text: '', after: '' },
  moved: {
    subject: 'Call moved: {who}, {time}',
    heading: '{who}',
    text: 'It was on {former}. {reason}',
    after: '',
  },
  cancelled: { subject: 'Call cancelled: {who}, {time}', heading: '{who}', text: '{reason}', after: '' },
};

const formatSpan = ({ startsAt, endsAt }: BookingMail, timeZone: string) =>
  `${formatClock(new Date(startsAt), timeZone)} to ${formatClock(new Date(endsAt), timeZone)}`;

/** Lists the call’s time in its own zone, and in the other one if the clocks differ. */
function listTimes(mail: BookingMail, zone: string, otherZone: string): string[] {
  const time = new Date(mail.startsAt);
  const offset = formatOffset(time, zone);
  const ownTime = `${formatSpan(mail, zone)}, ${getZoneCity(zone)} (${offset})`;
  return offset === formatOffset(time, otherZone)
    ? [ownTime]
    : [ownTime, `${formatSpan(mail, otherZone)} in ${getZoneCity(otherZone)}`];
}

const isUrl = (place: string) => /^https?:\/\//.test(place);

const getPlace = ({ place, managerName }: BookingMail) =>
  place || `Video call. ${getFirstName(managerName)} sends you the link before the call.`;

/** Renders the visitor’s calendar entry, which contains nothing that the visitor wrote except a first name. */
export function renderVisitorCalendar(
  mail: BookingMail,
  { mailTo, stamp, bookingUrl }: Pick<Options, 'mailTo' | 'stamp' | 'bookingUrl'>,
  method: 'REQUEST' | 'PUBLISH' = 'REQUEST',
): MailCalendar {
  return renderCalendar(
    { ...mail, fullName: parseFirstName(mail.fullName) ?? mail.email },
    {
      ...{ method, stamp, mailTo, url: bookingUrl },
      summary: `Call with ${mail.managerName}, ${getSite().name}`,
      description: mail.change === 'cancelled' ? '' : `${getPlace(mail)}\n\nMove or cancel: ${bookingUrl}`,
    },
  );
}

/**
 * Composes an email to the visitor about a call. Anyone can enter another person’s email address, so the email contains
 * nothing that the visitor wrote except a first name.
 */
export function composeVisitorBooking(
  { reference }: Pick<EnquiryRow, 'reference'>,
  mail: BookingMail,
  { siteUrl, mailTo, stamp, bookingUrl }: Options,
): BookingContent {
  const { change, startsAt, formerStartsAt, timeZone, managerZone, managerName, place, by, reason } = mail;
  const name = parseFirstName(mail.fullName) ?? '';
  const location = getPlace(mail);
  const times = listTimes(mail, timeZone, managerZone);
  const isCancelled = change === 'cancelled';
  const content = renderMailContent(VISITOR_TEXTS[change], siteUrl, {
    values: {
      name,
      manager: managerName,
      time: formatCallTime(new Date(startsAt), timeZone),
      former: formatCallTime(new Date(formerStartsAt ?? startsAt), timeZone),
      reason: by && reason && ` ${by}: ${reason}`,
    },
    isTitledBySubject: true,
    facts: [
      ['When', times.join('\n'), times.map(escapeHtml).join('<br>')],
      ['Where', isCancelled ? undefined : location, isUrl(place) ? renderLink(place, place) : undefined],
      ['With', managerName],
      ['Reference', reference],
    ],
    action: isCancelled
      ? { label: 'Book another time', url: `${siteUrl}${bookingPaths.book}`, tone: 'black' }
      : { label: 'Move or cancel', url: bookingUrl, tone: 'black' },
    footer: `You received this email because a call was booked on ${new URL(siteUrl).host} with your email address. The calendar file is attached.`,
  });
  const calendar = renderVisitorCalendar(mail, { mailTo, stamp, bookingUrl });
  return { ...content, calendar };
}

export function composeStaffBooking(
  { id, reference }: Pick<EnquiryRow, 'id' | 'reference'>,
  mail: StaffBookingMail,
  { siteUrl, mailTo, stamp }: Options,
): BookingContent {
  const { change, startsAt, formerStartsAt, timeZone, managerZone, managerName, email, by, reason } = mail;
  const visitor = formatSender(mail);
  const note = stripControls(mail.note);
  const times = listTimes(mail, managerZone, timeZone);
  const url = `${siteUrl}${getEnquiryPath(id)}`;
  const content = renderMailContent(STAFF_TEXTS[change], siteUrl, {
    values: {
      who: visitor,
      time: formatCallTime(new Date(startsAt), managerZone),
      former: formatCallTime(new Date(formerStartsAt ?? startsAt), managerZone),
      reason: reason && `${by || 'Reason'}: ${reason}`,
    },
    isTitledBySubject: true,
    preheader: `${times[0]} with ${managerName}`,
    note,
    noteHtml: note && renderQuote(note),
    facts: [
      ['When', times.join('\n'), times.map(escapeHtml).join('<br>')],
      ['With', managerName],
      ['Email', email, renderLink(`mailto:${email}`, email)],
      ['Reference', reference],
    ],
    action: { label: 'Open in the admin', url, tone: 'red' },
    footer: 'The calendar file is attached.',
  });
  const calendar = renderCalendar(mail, {
    ...{ method: 'PUBLISH', stamp, mailTo, url },
    summary: `Call with ${visitor} (${managerName})`,
    description: note,
  });
  return { ...content, calendar };
}
