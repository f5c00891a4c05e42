import { sql } from 'kysely';
import { ACTIVITY_GROUPS, type ActivityAction, type ActivityGroup } from '../domain/activity';
import type { DbOrTransaction } from './connection';
import { foldTitle } from './items';
import { countRows } from './queries';
import type { ActivityRow } from './schema';

type ActivityEntry = {
  at: Date;
  /** Undefined for an action on the server’s console. */
  member: { _id: string; name: string; email: string } | undefined;
  action: ActivityAction;
  /** An item kind, or an area of the site. */
  kind: string;
  /** Requests are named by reference, so that no visitor’s text enters the log. */
  subject: { id: string; title: string };
  detail?: string;
};

const CONSOLE_NAME = 'The server’s console';

/** Adds a log entry. Call this in the action’s transaction, so that both are stored or neither is. */
export async function recordActivity(db: DbOrTransaction, entry: ActivityEntry): Promise<void> {
  const { at, member, action, kind, subject, detail = '' } = entry;
  const name = member ? member.name || member.email : CONSOLE_NAME;
  await db
    .insertInto('activity')
    .values({
      at: at.toISOString(),
      member_id: member?._id ?? null,
      member_name: name,
      action,
      kind,
      subject_id: subject.id,
      subject_title: subject.title,
      detail,
      key: foldTitle([name, subject.title, detail].join(' ')),
    })
    .execute();
}

/** Records a change of the site's settings. `id` names the changed part. */
export const recordSiteChange = (
  db: DbOrTransaction,
  { clock, user }: { clock: { now(): Date }; user: ActivityEntry['member'] },
  id: string,
  title: string,
  action: ActivityAction = 'factsChanged',
): Promise<void> =>
  recordActivity(db, { at: clock.now(), member: user, action, kind: 'site', subject: { id, title } });

/** A filter for logged activities. `q` searches names, titles and details. */
type ActivityFilter = {
  group?: ActivityGroup | undefined;
  memberId?: string | undefined;
  q?: string | undefined;
};

function filterActivity(db: DbOrTransaction, { group, memberId, q }: ActivityFilter) {
  let query = db.selectFrom('activity');
  if (group) query = query.where('kind', 'in', [...ACTIVITY_GROUPS[group]]);
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  if (q) query = query.where(sql<boolean>`instr(key, ${foldTitle(q)}) > 0`);
  return query;
}

/** Lists the newest entries first. */
export const listActivity = (
  db: DbOrTransaction,
  { offset, limit, ...filter }: ActivityFilter & { offset: number; limit: number },
): Promise<ActivityRow[]> =>
  filterActivity(db, filter).selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();

export const countActivity = (db: DbOrTransaction, filter: ActivityFilter): Promise<number> =>
  countRows(filterActivity(db, filter));

export const listMemberActivity = (db: DbOrTransaction, memberId: string) =>
  db
    .selectFrom('activity')
    .select(['at', 'action', 'kind', 'subject_title', 'detail'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();

/** Lists each member in the log once, under the latest recorded name. */
export async function listActivityMembers(db: DbOrTransaction): Promise<{ _id: string; name: string }[]> {
  const rows = await db
    .selectFrom('activity')
    .select(({ fn }) => ['member_id', 'member_name', fn.max('id').as('last')])
    .where('member_id', 'is not', null)
    .groupBy(['member_id', 'member_name'])
    .orderBy('last')
    .execute();
  const names = new Map(rows.map(row => [row.member_id ?? '', row.member_name]));
  return [...names].map(([_id, name]) => ({ _id, name })).sort((a, b) => a.name.localeCompare(b.name));
}

/** Deletes entries by subject. Entries about the site share ids, so they are matched by title. */
export async function deleteActivity(
  db: DbOrTransaction,
  { ids, titles }: { ids: readonly string[]; titles: readonly string[] },
): Promise<void> {
  await db
    .deleteFrom('activity')
    .where(({ or, and, eb }) =>
      or([eb('subject_id', 'in', ids), and([eb('kind', '=', 'site'), eb('subject_title', 'in', titles)])]),
    )
    .execute();
}

/** @returns the number of deleted entries. */
export async function deleteActivityBefore(db: DbOrTransaction, cutoff: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('activity').where('at', '<', cutoff).executeTakeFirst();
  return Number(numDeletedRows);
}
