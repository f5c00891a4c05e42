import { MAIL_RETRY_DAYS } from '../../domain/limits';
import type { RouterOutputs } from '../../trpc/client';
import { formatMoment, formatTime } from '../dates';

type Deliveries = RouterOutputs['enquiries']['byId']['deliveries'];
type Delivery = Deliveries[number];

export type DeliveryStep = {
  look: 'done' | 'waiting' | 'failed';
  title: string;
  note: string;
  /** Why the email failed, and its ID for another attempt. */
  failure?: { id: string; reason: string };
};

const formatTries = (count: number) => (count === 1 ? 'first attempt' : `after ${count} attempts`);
const formatAttempts = (count: number) => `${count} ${count === 1 ? 'attempt' : 'attempts'}`;

/** Step titles by delivery state. `written` means that the email is a file in the outbox folder. */
type Titles = { mailed: string; written: string; waiting: string; failing: string };

/** @param takenBy null for emails sent before the site recorded how they were delivered. */
function formatSentTitle(takenBy: Delivery['takenBy'], { mailed, written }: Titles): string {
  if (takenBy === null) return 'Emailed or written to the outbox folder';
  return takenBy === 'server' ? mailed : written;
}

function toStep(delivery: Delivery | undefined, titles: Titles, now: Date): DeliveryStep {
  if (!delivery) return { look: 'waiting', title: titles.waiting, note: 'nothing to send' };
  const { state, attempts: count, sentAt, nextAttemptAt, takenBy } = delivery;
  if (state === 'sent') {
    const when = sentAt ? `${formatMoment(sentAt, now)}, ` : '';
    const how = takenBy === 'folder' ? 'no mail server is set up' : formatTries(count);
    return { look: 'done', title: formatSentTitle(takenBy, titles), note: `${when}${how}` };
  }
  const failure = { id: delivery._id, reason: delivery.reason };
  if (state === 'failed') {
    const title = `${titles.failing}, given up after ${MAIL_RETRY_DAYS} days`;
    return { look: 'failed', title, note: formatAttempts(count), failure };
  }
  const next = nextAttemptAt ? formatTime(nextAttemptAt) : '';
  return count === 0
    ? { look: 'waiting', title: titles.waiting, note: `waiting, next try ${next}` }
    : { look: 'failed', title: titles.failing, note: `${formatAttempts(count)}, next at ${next}`, failure };
}

export function getDeliverySteps(
  enquiry: { createdAt: string; fullName: string; addedBy: string; deliveries: Deliveries },
  now = new Date(),
): DeliveryStep[] {
  const findDelivery = (kind: Delivery['kind']) =>
    enquiry.deliveries.find(delivery => delivery.kind === kind);
  const stored: DeliveryStep = { look: 'done', title: 'Stored', note: formatMoment(enquiry.createdAt, now) };
  // Requests entered by members send no emails.
  if (enquiry.addedBy) return [{ ...stored, title: `Added manually by ${enquiry.addedBy}` }];
  const firstName = enquiry.fullName.split(/\s+/)[0] ?? '';
  return [
    stored,
    toStep(
      findDelivery('staff-notice'),
      {
        mailed: 'Emailed to the team',
        written: 'Written to the outbox folder',
        waiting: 'Email to the team',
        failing: 'Not delivered',
      },
      now,
    ),
    toStep(
      findDelivery('visitor-confirmation'),
      {
        mailed: 'Confirmation sent',
        written: 'Confirmation written to the outbox folder',
        waiting: `Confirmation to ${firstName}`,
        failing: 'Confirmation not delivered',
      },
      now,
    ),
  ];
}

/** Returns undefined if the team's email was sent or hasn't been tried yet. */
export function formatDeliveryNote(deliveries: Deliveries): string | undefined {
  const notice = deliveries.find(({ kind }) => kind === 'staff-notice');
  if (!notice || notice.state === 'sent' || notice.attempts === 0) return undefined;
  return notice.state === 'waiting' && notice.nextAttemptAt
    ? `Not delivered, next try ${formatTime(notice.nextAttemptAt)}`
    : 'Not delivered, given up';
}
