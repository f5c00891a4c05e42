import { type RawBuilder, type SelectQueryBuilder, sql, type Updateable } from 'kysely';
import {
  DUE_GROUPS,
  type DueGroup,
  ENQUIRY_VIEWS,
  type EnquiryView,
  OPEN_STAGES,
  type StageFilter,
} from '../domain/enquiry-stage';
import { foldText, splitWords } from '../domain/search/words';
import type { DbOrTransaction } from './connection';
import { requestPurge } from './purge';
import { countRows } from './queries';
import type { Database, EnquiryRow, EnquiryTable, OutboxRow } from './schema';

export type StaffEnquiryFilter = {
  /** Every stage if undefined. */
  stage?: StageFilter | undefined;
  view?: EnquiryView | undefined;
  department?: string | undefined;
  /** JSON: results of a search (`findEnquiryRowids`). Every request if undefined. */
  rowids?: string | undefined;
  /** The member whose requests are `mine`. */
  memberId: string;
  /** Requests due before this time are overdue. */
  now: string;
};

const OTHER_ENQUIRIES_MAX = 20;

/** Searches the JSON as text, because parsing each row is slow. JSON escapes quotes inside names. */
const hasDepartment = (department: string) =>
  sql<boolean>`instr(departments_json, ${JSON.stringify(department)}) > 0`;

/**
 * Condition for requests whose email to staff, or a reply to the visitor, has failed, whether or not it will be
 * retried.
 */
const isUndelivered = sql<boolean>`enquiries.id in (
  select enquiry_id from outbox where state in ('waiting', 'failed', 'held') and attempts > 0
  and kind in ('staff-notice', 'staff-booking', 'reply') and enquiry_id is not null)`;

function matchView(
  { memberId, now }: Pick<StaffEnquiryFilter, 'memberId' | 'now'>,
  view: EnquiryView,
): RawBuilder<boolean> {
  if (view === 'mine') return sql`owner_id = ${memberId}`;
  if (view === 'unassigned') return sql`owner_id is null`;
  if (view === 'overdue') return sql`due_at < ${now} and stage not in ('won', 'lost')`;
  return isUndelivered;
}

function filterEnquiries(db: DbOrTransaction, filter: StaffEnquiryFilter) {
  const { stage, view, department, rowids } = filter;
  let query = db.selectFrom('enquiries').where('spam_at', stage === 'spam' ? 'is not' : 'is', null);
  if (stage && stage !== 'spam') query = query.where('stage', 'in', stage === 'open' ? OPEN_STAGES : [stage]);
  if (view) query = query.where(matchView(filter, view));
  if (department) query = query.where(hasDepartment(department));
  return filterByRowid(query, rowids);
}

/** The plus keeps SQLite from reading the long messages row by row instead of using an index. */
const filterByRowid = <Row>(query: SelectQueryBuilder<Database, 'enquiries', Row>, rowids?: string) =>
  rowids ? query.where(sql<boolean>`+enquiries.rowid in (select value from json_each(${rowids}))`) : query;

/**
 * Finds the requests whose texts contain all words. Scans all texts, so call it once for several queries.
 * @returns a JSON array of row numbers
 */
export async function findEnquiryRowids(db: DbOrTransaction, words: string): Promise<string> {
  let query = db.selectFrom('enquiries').select(sql<string>`json_group_array(rowid)`.as('rowids'));
  for (const word of splitWords(foldText(words)))
    query = query.where(sql<boolean>`instr(search_key, ${` ${word}`}) > 0`);
  return (await query.executeTakeFirstOrThrow()).rowids;
}

export const countUnseenEnquiries = (db: DbOrTransaction): Promise<number> =>
  countRows(db.selectFrom('enquiries').where('seen_at', 'is', null).where('spam_at', 'is', null));

/** Counts the requests that entered quarantine after this time. */
export const countSpamSince = (db: DbOrTransaction, time: string): Promise<number> =>
  countRows(db.selectFrom('enquiries').where('spam_at', '>', time));

/** Lists a member’s overdue requests and those without an owner, longest overdue first. */
export const listOverdueIds = async (
  db: DbOrTransaction,
  filter: Pick<StaffEnquiryFilter, 'memberId' | 'now'>,
): Promise<string[]> => {
  const rows = await filterEnquiries(db, { ...filter, view: 'overdue' })
    .select('id')
    .where(({ eb, or }) => or([eb('owner_id', '=', filter.memberId), eb('owner_id', 'is', null)]))
    .orderBy('due_at')
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * Groups requests by stage, currency, departments and views, and counts each group in one pass. Ignores all filters
 * except a search.
 */
export const groupEnquiries = (
  db: DbOrTransaction,
  { rowids, ...filter }: Pick<StaffEnquiryFilter, 'rowids' | 'memberId' | 'now'>,
) =>
  filterByRowid(db.selectFrom('enquiries'), rowids)
    .select(({ fn }) => [
      'stage',
      'currency',
      'departments_json',
      sql<number>`spam_at is not null`.as('isSpam'),
      ...ENQUIRY_VIEWS.map(view => sql<number | null>`${matchView(filter, view)}`.as(view)),
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('value').as('value'),
      sql<number>`sum(seen_at is null)`.as('unseen'),
    ])
    .groupBy(['stage', 'currency', 'departments_json', 'isSpam', ...ENQUIRY_VIEWS])
    .execute();

/** Counts requests by department, alphabetically. Excludes spam. */
export const countByDepartment = (db: DbOrTransaction) =>
  db
    .selectFrom(
      db
        .selectFrom('enquiries')
        .where('spam_at', 'is', null)
        .select(({ fn }) => ['departments_json', fn.countAll<number>().as('count')])
        .groupBy('departments_json')
        .as('selection'),
    )
    .innerJoin(sql<{ value: string }>`json_each(departments_json)`.as('each'), join => join.onTrue())
    .select(({ fn, ref }) => [ref('each.value').as('department'), fn.sum<number>('count').as('count')])
    .groupBy('each.value')
    .orderBy('each.value')
    .execute();

/** The current time, and the ends of the current day and week. */
export type Deadlines = { now: string; dayEnd: string; weekEnd: string };

/**
 * Ranks requests by their group in `DUE_GROUPS`, with closed requests and spam last. New requests without a due date
 * are due today, because they need a reply.
 */
const rankDue = ({ now, dayEnd, weekEnd }: Deadlines) => sql<number>`case
  when stage in ('won', 'lost') or spam_at is not null then 5
  when due_at < ${now} then 0
  when due_at < ${dayEnd} or (due_at is null and stage = 'new') then 1
  when due_at < ${weekEnd} then 2
  when due_at is not null then 3
  else 4 end`;

const sortByDue = <Row>(query: SelectQueryBuilder<Database, 'enquiries', Row>, deadlines: Deadlines) =>
  query
    .orderBy(rankDue(deadlines))
    .orderBy(sql`case when stage not in ('won', 'lost') then coalesce(due_at, '~') end`)
    .orderBy(sql`case when stage in ('won', 'lost') then stage_since else enquiries.created_at end`, 'desc')
    .orderBy('enquiries.id', 'desc');

export type ListedEnquiryRow = EnquiryRow & { due: DueGroup; deliveries: OutboxRow[]; ownerName: string };

/** Lists the earliest due requests first, then closed requests, most recently closed first. */
export async function listEnquiries(
  db: DbOrTransaction,
  {
    offset,
    limit,
    deadlines,
    ...filter
  }: StaffEnquiryFilter & {
    offset: number;
    limit: number;
    deadlines: Deadlines;
  },
): Promise<ListedEnquiryRow[]> {
  // Only ids are sorted, because long messages make sorting slow.
  const page = sortByDue(filterEnquiries(db, filter).select('id as page_id'), deadlines)
    .offset(offset)
    .limit(limit);
  const rows = await sortByDue(
    db
      .selectFrom('enquiries')
      .innerJoin(page.as('page'), 'page_id', 'enquiries.id')
      .leftJoin('members', 'members.id', 'enquiries.owner_id')
      .selectAll('enquiries')
      .select([
        rankDue(deadlines).as('rank'),
        sql<string | null>`iif(members.name = '', members.email, members.name)`.as('ownerName'),
      ]),
    deadlines,
  ).execute();
  const ids = rows.map(row => row.id);
  const messages = ids.length
    ? await db.selectFrom('outbox').selectAll().where('enquiry_id', 'in', ids).execute()
    : [];
  return rows.map(({ rank, ownerName, ...row }) => ({
    ...row,
    due: DUE_GROUPS[rank] ?? 'none',
    ownerName: ownerName ?? '',
    deliveries: messages.filter(message => message.enquiry_id === row.id),
  }));
}

/**
 * Lists a person’s other requests, newest first. Excludes spam.
 * @param emails the person’s email addresses in lower case.
 */
export const listOtherEnquiries = (db: DbOrTransaction, id: string, emails: readonly string[]) =>
  db
    .selectFrom('enquiries')
    .select(['id as _id', 'reference', 'company_name as companyName', 'stage', 'created_at as createdAt'])
    .select(['value', 'currency'])
    .where(sql<string>`lower(email)`, 'in', emails)
    .where('id', '!=', id)
    .where('spam_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(OTHER_ENQUIRIES_MAX)
    .execute();

export const listDeliveries = (db: DbOrTransaction, enquiryId: string): Promise<OutboxRow[]> =>
  db.selectFrom('outbox').selectAll().where('enquiry_id', '=', enquiryId).execute();

export async function findNeighbours(
  db: DbOrTransaction,
  { created_at, id, spam_at }: Pick<EnquiryRow, 'created_at' | 'id' | 'spam_at'>,
) {
  const findNeighbour = (order: 'asc' | 'desc') =>
    db
      .selectFrom('enquiries')
      .select('id')
      .where('spam_at', spam_at ? 'is not' : 'is', null)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), order === 'asc' ? '>' : '<', tuple(created_at, id)),
      )
      .orderBy('created_at', order)
      .orderBy('id', order)
      .limit(1)
      .executeTakeFirst();
  return { newer: (await findNeighbour('asc'))?.id, older: (await findNeighbour('desc'))?.id };
}

export async function updateEnquiry(
  db: DbOrTransaction,
  id: string,
  change: Updateable<EnquiryTable>,
): Promise<void> {
  await db.updateTable('enquiries').set(change).where('id', '=', id).execute();
}

/** Deletes a request with its emails, events and calls. */
export async function deleteEnquiry(db: DbOrTransaction, id: string): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('enquiries').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows > 0n) await requestPurge(db);
}
