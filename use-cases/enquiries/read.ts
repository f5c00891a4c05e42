import type { DbOrTransaction } from '../../db/connection';
import type { EnquiryRow, OutboxRow } from '../../db/schema';
import {
  countByDepartment,
  countEnquiries,
  findNeighbours,
  listDeliveries,
  listEnquiries,
} from '../../db/staff-enquiries';
import { type EnquiryState, REQUEST_STATES } from '../../domain/enquiry-state';
import { ATTACHMENT_KEPT_DAYS, REQUEST_KEPT_DAYS } from '../../domain/limits';
import { DAY_MS } from '../../domain/time';
import { existingEnquiry } from './handle';

const daysAfter = (time: string, days: number) => new Date(Date.parse(time) + days * DAY_MS).toISOString();

const delivery = (row: OutboxRow) => ({
  _id: row.id,
  kind: row.kind,
  state: row.state,
  attempts: row.attempts,
  nextAttemptAt: row.state === 'waiting' ? row.next_attempt_at : null,
  sentAt: row.sent_at,
  takenBy: row.taken_by,
  /** Why it last failed; empty when it never did. */
  reason: row.last_error,
});

/** A request as staff read it. All of the visitor's words are plain text. */
const staffEnquiry = (row: EnquiryRow, deliveries: OutboxRow[]) => ({
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
  handledAt: row.handled_at,
  handledBy: row.handled_by,
  /** Who of the staff added it; empty for what came through a form. */
  addedBy: row.added_by,
  attachment: row.attachment_name
    ? {
        name: row.attachment_name,
        type: row.attachment_type ?? '',
        size: row.attachment_size ?? 0,
        /** False once retention took the file. */
        kept: row.attachment_key !== null,
        deletedOn: daysAfter(row.created_at, ATTACHMENT_KEPT_DAYS),
      }
    : undefined,
  deletedOn: daysAfter(row.created_at, REQUEST_KEPT_DAYS),
  deliveries: deliveries.map(delivery),
});

async function countStates(db: DbOrTransaction) {
  const counts = await Promise.all(
    REQUEST_STATES.map(async state => [state, await countEnquiries(db, { state })] as const),
  );
  return Object.fromEntries(counts) as Record<EnquiryState, number>;
}

/** Requests, newest first, with the counts that the filters show. */
export const enquiryPage = async (db: DbOrTransaction, asked: Parameters<typeof listEnquiries>[1]) => ({
  items: (await listEnquiries(db, asked)).map(({ deliveries, ...row }) => staffEnquiry(row, deliveries)),
  total: await countEnquiries(db, asked),
  counts: {
    all: await countEnquiries(db, {}),
    byDepartment: await countByDepartment(db),
    byState: await countStates(db),
  },
});

/** How many nobody has opened. */
export const countNew = (db: DbOrTransaction): Promise<number> => countEnquiries(db, { state: 'new' });

/** One request, with those before and after it. @throws DomainError `not_found` */
export async function enquiryOf(db: DbOrTransaction, id: string) {
  const row = await existingEnquiry(db, id);
  return {
    ...staffEnquiry(row, await listDeliveries(db, row.id)),
    neighbours: await findNeighbours(db, row),
  };
}
