import { MAIL_RETRY_DAYS } from '../../domain/limits';
import type { RouterOutputs } from '../../trpc/client';
import { formatDateTime, formatTime } from '../dates';

type Deliveries = RouterOutputs['enquiries']['byId']['deliveries'];
type Delivery = Deliveries[number];

export type DeliveryStep = {
  status: 'done' | 'waiting' | 'failed';
  title: string;
  note: string;
  /** Why the email failed, and its ID for another attempt. */
  failure?: { id: string; reason: string };
};

const formatAttemptNote = (count: number) => (count === 1 ? 'first attempt' : `after ${count} attempts`);
const formatAttempts = (count: number) => `${count} ${count === 1 ? 'attempt' : 'attempts'}`;

/** Step titles by delivery state. `written` means that the email is a file in the outbox folder. */
type Titles = { mailed: string; written: string; waiting: string; failing: string };

/** @param takenBy null for emails sent before the site recorded how they were delivered. */
function formatSentTitle(takenBy: Delivery['takenBy'], { mailed, written }: Titles): string {
  if (takenBy === null) return 'Emailed or written to the outbox folder';
  return takenBy === 'server' ? mailed : written;
}

function toStep(delivery: Delivery | undefined, titles: Titles, now: Date): DeliveryStep {
  if (!delivery) return { status: 'waiting', title: titles.waiting, note: 'nothing to send' };
  const { state, attempts: count, sentAt, nextAttemptAt, takenBy } = delivery;
  if (state === 'sent') {
    const sentAtText = sentAt ? `${formatDateTime(sentAt, now)}, ` : '';
    const deliveryText = takenBy === 'folder' ? 'no mail server is set up' : formatAttemptNote(count);
    return { status: 'done', title: formatSentTitle(takenBy, titles), note: `${sentAtText}${deliveryText}` };
  }
  const failure = { id: delivery._id, reason: delivery.reason };
  if (state === 'failed') {
    const title = `${titles.failing}, given up after ${MAIL_RETRY_DAYS} days`;
    return { status: 'failed', title, note: formatAttempts(count), failure };
  }
  const nextAttemptText = nextAttemptAt ? formatTime(nextAttemptAt) : '';
  return count === 0
    ? { status: 'waiting', title: titles.waiting, note: `waiting, next try ${nextAttemptText}` }
    : {
        status: 'failed',
        title: titles.failing,
        note: `${formatAttempts(count)}, next at ${nextAttemptText}`,
        failure,
      };
}

export function getDeliverySteps(
  enquiry: { createdAt: string; fullName: string; addedBy: string; deliveries: Deliveries },
  now = new Date(),
): DeliveryStep[] {
  const findDelivery = (kind: Delivery['kind']) =>
    enquiry.deliveries.find(delivery => delivery.kind === kind);
  const storedStep: DeliveryStep = {
    status: 'done',
    title: 'Stored',
    note: formatDateTime(enquiry.createdAt, now),
  };
  // Requests entered by members send no emails.
  if (enquiry.addedBy) return [{ ...storedStep, title: `Added manually by ${enquiry.addedBy}` }];
  const firstName = enquiry.fullName.split(/\s+/)[0] ?? '';
  return [
    storedStep,
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
