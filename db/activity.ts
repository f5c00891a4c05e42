import { sql } from 'kysely';
import { ACTIVITY_GROUPS, type ActivityAction, type ActivityGroup } from '../domain/activity';
import type { DbOrTransaction } from './connection';
import { foldTitle } from './items';
import type { ActivityRow } from './schema';

/** An act to be remembered. */
export type Act = {
  /** When. */
  at: Date;
  /** Who; undefined for an act on the server's console. */
  member: { _id: string; name: string; email: string } | undefined;
  action: ActivityAction;
  /** The kind of content, or what else it was done to. */
  kind: string;
  /** To what. Nothing a visitor wrote is in it: references stand for requests. */
  subject: { id: string; title: string };
  detail?: string;
};

const CONSOLE = 'The server’s console';

/** Remembers who did what to what, in the transaction of the act: neither is there without the other. */
export async function recordActivity(db: DbOrTransaction, act: Act): Promise<void> {
  const { at, member, action, kind, subject, detail = '' } = act;
  const name = member ? member.name || member.email : CONSOLE;
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

/** What the log is narrowed to. `q` is looked for in names, titles and details. */
export type ActivityFilter = {
  group?: ActivityGroup | undefined;
  memberId?: string | undefined;
  q?: string | undefined;
};

const filtered = (db: DbOrTransaction, { group, memberId, q }: ActivityFilter) =>
  db
    .selectFrom('activity')
    .$if(group !== undefined, query =>
      query.where('kind', 'in', group === undefined ? [] : [...ACTIVITY_GROUPS[group]]),
    )
    .$if(memberId !== undefined, query => query.where('member_id', '=', memberId ?? ''))
    .$if(Boolean(q), query => query.where(sql<boolean>`instr(key, ${foldTitle(q ?? '')}) > 0`));

/** A range of the log, newest first. */
export const listActivity = (
  db: DbOrTransaction,
  { offset, limit, ...filter }: ActivityFilter & { offset: number; limit: number },
): Promise<ActivityRow[]> =>
  filtered(db, filter).selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();

export async function countActivity(db: DbOrTransaction, filter: ActivityFilter): Promise<number> {
  const { acts } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('acts'))
    .executeTakeFirstOrThrow();
  return acts;
}

/** What one member did. */
export const activityOf = (db: DbOrTransaction, memberId: string) =>
  db
    .selectFrom('activity')
    .select(['at', 'action', 'kind', 'subject_title', 'detail'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();

/** Whom the log names, by the name they had last. */
export async function activityMembers(db: DbOrTransaction): Promise<{ _id: string; name: string }[]> {
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

/** Forgets what was done to these, by their ids; by their titles changes of the site, which share ids. */
export async function forgetActivity(
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

/** Forgets what happened before a time. @returns how many acts. */
export async function removeActivityBefore(db: DbOrTransaction, before: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('activity').where('at', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}
