import { type EnquiryEvent, formatValue, STAGE_LABELS } from '../../domain/enquiry-stage';
import { groupBy } from '../../domain/group-by';
import { formatDay } from '../dates';
import { type DeliveryStep, getDeliverySteps, getReplyStep, NO_SERVER } from './delivery-steps';
import { formatBriefTime } from './due-note';
import type { OpenEnquiry } from './use-enquiry';

type StoredEvent = OpenEnquiry['events'][number];
type Entry = { id: string; at: string } & (
  | { kind: 'request' }
  | { kind: 'mail'; step: DeliveryStep }
  | { kind: 'note'; text: string; event: StoredEvent }
  | { kind: 'reply'; reply: OpenEnquiry['replies'][number]; step: DeliveryStep }
  | { kind: 'answer'; answer: OpenEnquiry['answers'][number] }
  | { kind: 'change'; title: string; note: string }
);

/** Describes an event and the member who caused it. */
export function describeEvent(
  event: Exclude<EnquiryEvent, { kind: 'note' }>,
  author: string,
  now = new Date(),
): { title: string; note: string } {
  switch (event.kind) {
    case 'opened':
      return { title: 'Opened', note: `by ${author}` };
    case 'spam':
      return { title: 'Marked as spam', note: `by ${author}` };
    case 'notSpam':
      return { title: 'Released from spam', note: `by ${author}` };
    case 'stage': {
      const reason = event.reason && `: ${event.reason}`;
      return {
        title: `Moved to ${STAGE_LABELS[event.to]}`,
        note: `from ${STAGE_LABELS[event.from]} by ${author}${reason}`,
      };
    }
    case 'owner':
      if (!event.to) return { title: 'Owner removed', note: `by ${author}` };
      return event.to === author
        ? { title: 'Self-assigned', note: `by ${author}` }
        : { title: `Assigned to ${event.to}`, note: `by ${author}` };
    case 'step': {
      if (!event.to) return { title: 'Step completed', note: `${event.from}, by ${author}` };
      const dueText = event.dueAt ? `due ${formatBriefTime(event.dueAt, now)}, ` : '';
      return { title: `Next step: ${event.to}`, note: `${dueText}set by ${author}` };
    }
    case 'booking': {
      const reason = event.reason && `: ${event.reason}`;
      return {
        title: `Call ${event.change}: ${formatBriefTime(event.startsAt, now)}`,
        note: `with ${event.with}, by ${author}${reason}`,
      };
    }
    case 'value':
      return event.value === null
        ? { title: 'Value removed', note: `by ${author}` }
        : { title: `Value ${formatValue(event.value, event.currency)}`, note: `set by ${author}` };
  }
}

/** Returns whether the same member then changed only the step's due time. */
const isRefined = ({ memberId, event }: StoredEvent, next: StoredEvent | undefined): boolean =>
  event.kind === 'step' &&
  next?.event.kind === 'step' &&
  memberId === next.memberId &&
  event.to === next.event.to;

const toEntry = (event: StoredEvent, now: Date): Entry =>
  event.event.kind === 'note'
    ? { id: event._id, at: event.at, kind: 'note', text: event.event.text, event }
    : { id: event._id, at: event.at, kind: 'change', ...describeEvent(event.event, event.memberName, now) };

type TimelineEnquiry = Pick<
  OpenEnquiry,
  '_id' | 'createdAt' | 'fullName' | 'deliveries' | 'replies' | 'answers' | 'events'
>;

/** Lists a request's history by day, with unsent emails directly below the request. */
export function listTimeline(
  enquiry: TimelineEnquiry,
  now = new Date(),
): { day: string; entries: readonly Entry[] }[] {
  const { _id, createdAt, replies, answers, events } = enquiry;
  const entries: Entry[] = [
    { id: _id, at: createdAt, kind: 'request' },
    ...getDeliverySteps(enquiry).map((step, index, steps) => ({
      id: `mail-${index}`,
      at: step.at ?? createdAt,
      kind: 'mail' as const,
      // The missing mail server is mentioned once.
      step: step.note === NO_SERVER && steps[index - 1]?.note === NO_SERVER ? { ...step, note: '' } : step,
    })),
    ...replies.map(reply => ({
      ...{ id: reply.delivery._id, at: reply.at, kind: 'reply' as const, reply },
      step: getReplyStep(reply.delivery),
    })),
    ...answers.map(answer => ({ id: answer._id, at: answer.at, kind: 'answer' as const, answer })),
    ...events
      .filter((event, index) => !isRefined(event, events[index + 1]))
      .map(event => toEntry(event, now)),
  ];
  entries.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return [...groupBy(entries, ({ at }) => formatDay(at, now))].map(([day, dayEntries]) => ({
    day,
    entries: dayEntries,
  }));
}
