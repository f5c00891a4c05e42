import { sql } from 'kysely';
import type { EnquiryEvent } from '../domain/enquiry-stage';
import type { DbOrTransaction } from './connection';
import { createId } from './items';
import type { EnquiryEventRow } from './schema';

export async function insertEnquiryEvent(
  db: DbOrTransaction,
  {
    enquiryId,
    at,
    member,
    event,
  }: {
    enquiryId: string;
    at: string;
    member: { _id: string; name: string };
    event: EnquiryEvent;
  },
): Promise<void> {
  const { kind, ...details } = event;
  await db
    .insertInto('enquiry_events')
    .values({
      id: createId(),
      enquiry_id: enquiryId,
      at,
      member_id: member._id,
      member_name: member.name,
      kind,
      details_json: JSON.stringify(details),
    })
    .execute();
}

/** Lists the oldest event first. */
export const listEnquiryEvents = (db: DbOrTransaction, enquiryId: string): Promise<EnquiryEventRow[]> =>
  db
    .selectFrom('enquiry_events')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .orderBy('at')
    .orderBy(sql`rowid`)
    .execute();

export const findEnquiryEvent = (db: DbOrTransaction, id: string): Promise<EnquiryEventRow | undefined> =>
  db.selectFrom('enquiry_events').selectAll().where('id', '=', id).executeTakeFirst();

export async function deleteEnquiryEvent(db: DbOrTransaction, id: string): Promise<void> {
  await db.deleteFrom('enquiry_events').where('id', '=', id).execute();
}
