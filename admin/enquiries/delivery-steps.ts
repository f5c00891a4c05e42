import { MAIL_RETRY_DAYS } from '../../domain/limits';
import { getFirstName } from '../../domain/person';
import type { RouterOutputs } from '../../trpc/client';
import { formatDay, formatTime, toMidSentence } from '../dates';
import { formatCount } from '../format-count';

type Deliveries = RouterOutputs['enquiries']['byId']['deliveries'];
type Delivery = Deliveries[number];

export type DeliveryStep = {
  status: 'done' | 'waiting' | 'failed';
  title: string;
  note: string;
  /** Time at which the email was sent, in ISO 8601. Undefined until then. */
  at?: string;
  /** Reason for the failure, and the email's ID for another attempt. */
  failure?: { id: string; reason: string };
};

const formatAttemptNote = (count: number) => (count === 1 ? 'first attempt' : `after ${count} attempts`);

/** Step titles by delivery state. `written` means that the email is a file in the outbox folder. */
type Titles = { mailed: string; written: string; waiting: string; failing: string };

/** Creates the step titles of an email to the visitor. */
const createTitles = (email: string, fullName: string): Titles => ({
  mailed: `${email} sent`,
  written: `${email} written to the outbox folder`,
  waiting: `${email} to ${getFirstName(fullName)}`,
  failing: `${email} not delivered`,
});

/** Note of emails that were written to files. */
export const NO_SERVER = 'no mail server is set up';

/** @param takenBy null for emails sent before the site recorded how they were delivered. */
function formatSentTitle(takenBy: Delivery['takenBy'], { mailed, written }: Titles): string {
  if (takenBy === null) return 'Emailed or written to the outbox folder';
  return takenBy === 'server' ? mailed : written;
}

function toStep(delivery: Delivery, titles: Titles): DeliveryStep {
  const { state, attempts: count, sentAt, nextAttemptAt, takenBy } = delivery;
  if (state === 'sent') {
    const note = takenBy === 'folder' ? NO_SERVER : formatAttemptNote(count);
    return { status: 'done', title: formatSentTitle(takenBy, titles), note, ...(sentAt && { at: sentAt }) };
  }
  if (state === 'held')
    return { status: 'waiting', title: titles.waiting, note: 'held until the request is released from spam' };
  const failure = { id: delivery._id, reason: delivery.reason };
  if (state === 'failed') {
    const title = `${titles.failing} after ${MAIL_RETRY_DAYS} days of attempts`;
    return { status: 'failed', title, note: formatCount(count, 'attempt'), failure };
  }
  const nextAttempt = nextAttemptAt ? formatTime(nextAttemptAt) : '';
  return count === 0
    ? { status: 'waiting', title: titles.waiting, note: `waiting, next attempt at ${nextAttempt}` }
    : {
        status: 'failed',
        title: titles.failing,
        note: `${formatCount(count, 'attempt')}, next at ${nextAttempt}`,
        failure,
      };
}

export function getReplyStep(delivery: Delivery): DeliveryStep {
  const step = toStep(delivery, {
    mailed: 'Accepted by the mail server',
    written: 'Written to the outbox folder',
    waiting: 'Sending',
    failing: 'Not sent',
  });
  return step.at && delivery.takenBy === 'server' ? { ...step, note: `at ${formatTime(step.at)}` } : step;
}

/** Returns the state of each email that the request sends. Requests that members added send none. */
export function getDeliverySteps({
  fullName,
  deliveries,
}: {
  fullName: string;
  deliveries: Deliveries;
}): DeliveryStep[] {
  const titles: Partial<Record<Delivery['kind'], Titles>> = {
    'staff-notice': {
      mailed: 'Emailed to the team',
      written: 'Written to the outbox folder',
      waiting: 'Email to the team',
      failing: 'Not delivered',
    },
    'visitor-confirmation': createTitles('Confirmation', fullName),
    'staff-booking': {
      mailed: 'Call emailed to the team',
      written: 'Call written to the outbox folder',
      waiting: 'Email about the call to the team',
      failing: 'Email about the call not delivered',
    },
    'visitor-booking': createTitles('Call invitation', fullName),
    'booking-reminder': createTitles('Reminder of the call', fullName),
  };
  return Object.entries(titles).flatMap(([kind, kindTitles]) =>
    deliveries.filter(delivery => delivery.kind === kind).map(delivery => toStep(delivery, kindTitles)),
  );
}

/** Note of emails that were only written to the outbox folder. */
export const NOT_EMAILED = 'Not emailed: no mail server';

/** Describes a failed reply, or else the state of the email to the team. Undefined for requests that sent none. */
export function getDeliveryNote(
  deliveries: Deliveries,
  now = new Date(),
): { status: DeliveryStep['status']; text: string } | undefined {
  if (deliveries.some(({ kind, state, attempts }) => kind === 'reply' && state !== 'sent' && attempts > 0))
    return { status: 'failed', text: 'Reply not sent' };
  const notice = deliveries.find(({ kind }) => kind === 'staff-notice' || kind === 'staff-booking');
  if (!notice) return undefined;
  const { state, attempts, sentAt, takenBy, nextAttemptAt } = notice;
  if (state === 'sent') {
    if (takenBy === 'folder') return { status: 'failed', text: NOT_EMAILED };
    const day = sentAt ? toMidSentence(formatDay(sentAt, now)) : '';
    return {
      status: 'done',
      text: `Emailed to team ${day === 'today' && sentAt ? formatTime(sentAt) : day}`.trim(),
    };
  }
  if (state === 'held') return { status: 'waiting', text: 'Held as spam, not emailed' };
  if (state === 'failed') return { status: 'failed', text: 'Not delivered' };
  const nextAttempt = nextAttemptAt ? `, next attempt at ${formatTime(nextAttemptAt)}` : '';
  return attempts === 0
    ? { status: 'waiting', text: 'Waiting for the mail server' }
    : { status: 'failed', text: `Not delivered${nextAttempt}` };
}
