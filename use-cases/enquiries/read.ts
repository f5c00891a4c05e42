import type { DbOrTransaction } from '../../db/connection';
import { listDraftFiles, listEmailFiles, listReceivedEmails } from '../../db/emails';
import { listEnquiryEvents } from '../../db/enquiry-events';
import { findMember } from '../../db/members';
import { listOtherEmails } from '../../db/people';
import type { EmailFileRow, EnquiryEventRow, EnquiryRow, OutboxRow, ReceivedEmailRow } from '../../db/schema';
import {
  countUnseenEnquiries,
  type Deadlines,
  findEnquiryRowids,
  findNeighbours,
  groupEnquiries,
  listDeliveries,
  listEnquiries,
  listOtherEnquiries,
  type StaffEnquiryFilter,
} from '../../db/staff-enquiries';
import type { EnquiryOrigin } from '../../domain/enquiry-origin';
import type { EnquiryReply } from '../../domain/enquiry-reply';
import {
  addToCount,
  ENQUIRY_STAGES,
  ENQUIRY_VIEWS,
  type EnquiryEvent,
  isOpenStage,
  type StageCount,
  type StageCounts,
  sumStages,
} from '../../domain/enquiry-stage';
import { ATTACHMENT_RETENTION_DAYS, ENQUIRY_RETENTION_DAYS, SPAM_RETENTION_DAYS } from '../../domain/limits';
import { toInstant } from '../../domain/shared-hours';
import { addDays as addDaysTo, getDayIn, getNextMonday } from '../../domain/start-dates';
import { DAY_MS } from '../../domain/time';
import type { Services, SessionUser } from '../context';
import { getEnquiry } from './enquiry';
import { getReplySubject } from './reply';
import { getEnquiryValues } from './update';

const addDays = (time: string, days: number) => new Date(Date.parse(time) + days * DAY_MS).toISOString();

const toDelivery = (row: OutboxRow) => ({
  _id: row.id,
  kind: row.kind,
  state: row.state,
  attempts: row.attempts,
  nextAttemptAt: row.state === 'waiting' ? row.next_attempt_at : null,
  sentAt: row.sent_at,
  takenBy: row.taken_by,
  /** Last error; empty if no attempt failed. */
  reason: row.last_error,
});

const toFile = (row: EmailFileRow) => ({
  _id: row.id,
  name: row.name,
  size: row.size,
  isStored: row.key !== null,
});

const selectEmailFiles = (files: EmailFileRow[], emailId: string) =>
  files.filter(file => file.email_id === emailId).map(toFile);

const toReply = (row: OutboxRow, files: EmailFileRow[]) => ({
  ...(JSON.parse(row.about_json ?? '{}') as EnquiryReply),
  at: row.created_at,
  files: selectEmailFiles(files, row.id),
  delivery: toDelivery(row),
});

/** Converts an answer for staff. The sender’s values are plain text, not HTML. */
const toAnswer = (row: ReceivedEmailRow, files: EmailFileRow[]) => ({
  _id: row.id,
  at: row.received_at,
  from: { name: row.from_name, email: row.from_email },
  subject: row.subject,
  text: row.text,
  files: selectEmailFiles(files, row.id),
});

const toOrigin = ({
  sent_from: sentFrom,
  referrer,
  source,
  campaign,
}: EnquiryRow): EnquiryOrigin | undefined =>
  sentFrom === null
    ? undefined
    : { sentFrom, referrer: referrer ?? '', source: source ?? undefined, campaign: campaign ?? '' };

/** Converts a request for staff. The visitor’s values are plain text, not HTML. */
const toStaffEnquiry = (row: EnquiryRow, deliveries: OutboxRow[]) => ({
  _id: row.id,
  reference: row.reference,
  fullName: row.full_name,
  companyName: row.company_name,
  email: row.email,
  addressee: row.addressee,
  description: row.description,
  departments: JSON.parse(row.departments_json) as string[],
  createdAt: row.created_at,
  seenAt: row.seen_at,
  ...getEnquiryValues(row),
  stageSince: row.stage_since,
  /** The member who entered the request; empty for form submissions. */
  addedBy: row.added_by,
  /** Undefined for older requests and those not sent from a page of the site. */
  origin: toOrigin(row),
  attachment: row.attachment_name
    ? {
        name: row.attachment_name,
        type: row.attachment_type ?? '',
        size: row.attachment_size ?? 0,
        /** False once retention has deleted the file. */
        kept: row.attachment_key !== null,
        deletedOn: addDays(row.created_at, ATTACHMENT_RETENTION_DAYS),
      }
    : undefined,
  /** Reasons for the quarantine; undefined for other requests. */
  spam: row.spam_at ? { reasons: JSON.parse(row.spam_reasons_json) as string[] } : undefined,
  deletedOn: row.spam_at
    ? addDays(row.spam_at, SPAM_RETENTION_DAYS)
    : addDays(row.created_at, ENQUIRY_RETENTION_DAYS),
  deliveries: deliveries.map(toDelivery),
});

const toEvent = (row: EnquiryEventRow) => ({
  _id: row.id,
  at: row.at,
  memberId: row.member_id,
  memberName: row.member_name,
  event: { kind: row.kind, ...JSON.parse(row.details_json) } as EnquiryEvent,
});

type Needs = Pick<Services, 'db' | 'clock' | 'getSite'> & { user: SessionUser };

/** Returns when the current day and week end in the office’s time zone. */
function getDeadlines({ clock, getSite }: Needs): Deadlines {
  const { timeZone } = getSite().office.clock;
  const now = clock.now();
  const today = getDayIn(timeZone, now);
  const getStart = (day: string) => toInstant(timeZone, day, '00:00').toISOString();
  return {
    now: now.toISOString(),
    dayEnd: getStart(addDaysTo(today, 1)),
    weekEnd: getStart(getNextMonday(now, timeZone)),
  };
}

/** Counts the requests of each stage, view and department. Each count respects the other filters. */
async function countEnquiries(db: DbOrTransaction, filter: StaffEnquiryFilter) {
  const { stage, view, department } = filter;
  const byStage = Object.fromEntries(
    ENQUIRY_STAGES.map(name => [name, { count: 0, unseen: 0, values: [] } satisfies StageCount]),
  ) as unknown as StageCounts;
  const byView = { all: 0, mine: 0, unassigned: 0, overdue: 0, undelivered: 0 };
  const byDepartment = new Map<string, number>();
  let spam = 0;
  for (const group of await groupEnquiries(db, filter)) {
    const { count, unseen, value, currency } = group;
    const departments = JSON.parse(group.departments_json) as string[];
    const isInStage = group.isSpam
      ? stage === 'spam'
      : !stage || stage === group.stage || (stage === 'open' && isOpenStage(group.stage));
    const isInView = !view || group[view];
    const isInDepartment = !department || departments.includes(department);
    if (isInView && isInDepartment) {
      if (group.isSpam) spam += count;
      else {
        const values = value ? [{ currency, value: Number(value) }] : [];
        addToCount(byStage[group.stage], { count, unseen, values });
      }
    }
    if (isInStage && isInDepartment) {
      byView.all += count;
      for (const name of ENQUIRY_VIEWS) if (group[name]) byView[name] += count;
    }
    if (isInStage && isInView)
      for (const name of departments) byDepartment.set(name, (byDepartment.get(name) ?? 0) + count);
  }
  return {
    spam,
    byStage,
    byView,
    byDepartment: [...byDepartment]
      .map(([name, count]) => ({ department: name, count }))
      .sort((a, b) => (a.department < b.department ? -1 : 1)),
  };
}

type Filter = Pick<StaffEnquiryFilter, 'stage' | 'view' | 'department'> & {
  /** Words that must all match a request’s texts. */
  q?: string | undefined;
};
type Range = { offset: number; limit: number };

async function resolveFilter(needs: Needs, { q, ...filter }: Filter) {
  const deadlines = getDeadlines(needs);
  const rowids = q ? await findEnquiryRowids(needs.db, q) : undefined;
  return { filter: { ...filter, rowids, memberId: needs.user._id, now: deadlines.now }, deadlines };
}

type ResolvedFilter = Awaited<ReturnType<typeof resolveFilter>>;

async function listStaffEnquiries(db: DbOrTransaction, { filter, deadlines }: ResolvedFilter, range: Range) {
  const rows = await listEnquiries(db, { ...filter, ...range, deadlines });
  return rows.map(({ deliveries, due, ownerName, ...row }) => ({
    ...toStaffEnquiry(row, deliveries),
    due,
    ownerName,
  }));
}

/** Lists requests without counts, for a column of the board. */
export const listEnquiryItems = async (needs: Needs, { offset, limit, ...input }: Filter & Range) =>
  listStaffEnquiries(needs.db, await resolveFilter(needs, input), { offset, limit });

export async function getEnquiryPage(needs: Needs, { offset, limit, ...input }: Filter & Range) {
  const { db } = needs;
  const resolvedFilter = await resolveFilter(needs, input);
  const counts = await countEnquiries(db, resolvedFilter.filter);
  return {
    items: limit > 0 ? await listStaffEnquiries(db, resolvedFilter, { offset, limit }) : [],
    total: input.stage === 'spam' ? counts.spam : sumStages(counts.byStage, input.stage).count,
    counts,
  };
}

export const countNewEnquiries = (db: DbOrTransaction): Promise<number> => countUnseenEnquiries(db);

/** @throws DomainError `not_found` */
export async function getEnquiryDetails(
  needs: Pick<Services, 'db' | 'getSite' | 'siteUrl' | 'builtInMailTexts'> & { user: SessionUser },
  id: string,
) {
  const { db } = needs;
  const row = await getEnquiry(db, id);
  const owner = row.owner_id ? await findMember(db, row.owner_id) : undefined;
  const deliveries = await listDeliveries(db, row.id);
  const otherEmails = await listOtherEmails(db, row.email);
  const files = await listEmailFiles(db, row.id);
  return {
    ...toStaffEnquiry(row, deliveries),
    replies: deliveries.filter(({ kind }) => kind === 'reply').map(reply => toReply(reply, files)),
    /** Emails from the mailbox, oldest first. */
    answers: (await listReceivedEmails(db, row.id)).map(answer => toAnswer(answer, files)),
    replySubject: await getReplySubject(needs, row),
    draftFiles: (await listDraftFiles(db, { enquiryId: row.id, memberId: needs.user._id })).map(toFile),
    ownerName: owner?.name || owner?.email || '',
    events: (await listEnquiryEvents(db, row.id)).map(toEvent),
    otherEmails,
    others: await listOtherEnquiries(db, row.id, [row.email.toLowerCase(), ...otherEmails]),
    neighbours: await findNeighbours(db, row),
  };
}
