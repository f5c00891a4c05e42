import { requiredText } from './fields';
import { ENQUIRY_NOTE_MAX, ENQUIRY_VALUE_MAX, LOST_REASON_MAX, NEXT_STEP_MAX } from './limits';
import { messages } from './messages';
import { oneLine } from './plain-text';
import { z } from './zod';

export const OPEN_STAGES = ['new', 'talking', 'proposal'] as const;
export const ENQUIRY_STAGES = [...OPEN_STAGES, 'won', 'lost'] as const;
export type EnquiryStage = (typeof ENQUIRY_STAGES)[number];

export const isOpenStage = (stage: EnquiryStage): boolean =>
  (OPEN_STAGES as readonly EnquiryStage[]).includes(stage);

export const STAGE_LABELS: Record<EnquiryStage, string> = {
  new: 'New',
  talking: 'Talking',
  proposal: 'Proposal',
  won: 'Won',
  lost: 'Lost',
};

export const SPAM_LABEL = 'Spam';

/** Filters of the list: one stage, all open ones, or the quarantine, which no other filter includes. */
export const STAGE_FILTERS = ['open', ...ENQUIRY_STAGES, 'spam'] as const;
export type StageFilter = (typeof STAGE_FILTERS)[number];

/** Views of the requests that need a member's attention. */
export const ENQUIRY_VIEWS = ['mine', 'unassigned', 'overdue', 'undelivered'] as const;
export type EnquiryView = (typeof ENQUIRY_VIEWS)[number];

export const CURRENCIES = ['EUR', 'USD', 'GBP', 'UAH'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Formats a value without cents, such as `€48,000`, or `€48K` if `length` is `short`. */
export const formatValue = (value: number, currency: Currency, length: 'full' | 'short' = 'full'): string =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
    notation: length === 'short' ? 'compact' : 'standard',
  }).format(value);

/** Number of requests in a stage, and their values by currency. */
export type StageCount = { count: number; unseen: number; values: { currency: Currency; value: number }[] };
export type StageCounts = Record<EnquiryStage, StageCount>;

export function addToCount(sum: StageCount, { count, unseen, values }: StageCount): void {
  sum.count += count;
  sum.unseen += unseen;
  for (const { currency, value } of values) {
    const total = sum.values.find(entry => entry.currency === currency);
    if (total) total.value += value;
    else sum.values.push({ currency, value });
  }
}

/** Adds up the stages that a filter shows. Counts every stage if the filter is undefined. */
export function sumStages(counts: StageCounts, filter?: EnquiryStage | 'open'): StageCount {
  const stages = filter === 'open' ? OPEN_STAGES : filter ? [filter] : ENQUIRY_STAGES;
  const sum: StageCount = { count: 0, unseen: 0, values: [] };
  for (const stage of stages) addToCount(sum, counts[stage]);
  return sum;
}

/** Groups in a list of open requests, by when their next step is due. */
export const DUE_GROUPS = ['overdue', 'today', 'week', 'later', 'none'] as const;
export type DueGroup = (typeof DUE_GROUPS)[number];

/** Fields that staff can change. Missing fields stay unchanged. */
export const enquiryChanges = z
  .object({
    stage: z.enum(ENQUIRY_STAGES),
    lostReason: oneLine().max(LOST_REASON_MAX, messages.tooLong),
    /** Null removes the owner. */
    ownerId: z.string().max(64).nullable(),
    nextStep: oneLine().max(NEXT_STEP_MAX, messages.tooLong),
    /** Stored with milliseconds, so that times can be compared as text. */
    dueAt: z.iso
      .datetime()
      .transform(time => new Date(time).toISOString())
      .nullable(),
    /** In whole units of the currency. */
    value: z.int().min(0).max(ENQUIRY_VALUE_MAX).nullable(),
    currency: z.enum(CURRENCIES),
  })
  .partial();
export type EnquiryChanges = z.infer<typeof enquiryChanges>;

export const enquiryNote = requiredText(messages.noteMissing).max(ENQUIRY_NOTE_MAX, messages.tooLong);

/** An entry of a request's timeline, besides the request and its emails. */
export type EnquiryEvent =
  | { kind: 'opened' }
  | { kind: 'spam' }
  | { kind: 'notSpam' }
  | { kind: 'note'; text: string }
  | { kind: 'stage'; from: EnquiryStage; to: EnquiryStage; reason: string }
  /** Names of members; empty without an owner. */
  | { kind: 'owner'; from: string; to: string }
  | { kind: 'step'; from: string; to: string; dueAt: string | null }
  | { kind: 'value'; value: number | null; currency: Currency }
  /** `with` is the manager’s name. */
  | {
      kind: 'booking';
      change: 'booked' | 'moved' | 'cancelled';
      startsAt: string;
      with: string;
      reason: string;
    };
export type EnquiryEventKind = EnquiryEvent['kind'];
