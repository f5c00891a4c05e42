import type { DbOrTransaction } from '../../db/connection';
import type { EnquiryRow, OutboxRow } from '../../db/schema';
import {
  countByDepartment,
  countEnquiries,
  findNeighbours,
  listDeliveries,
  listEnquiries,
} from '../../db/staff-enquiries';
import { ENQUIRY_STATES, type EnquiryState } from '../../domain/enquiry-state';
import { ATTACHMENT_RETENTION_DAYS, ENQUIRY_RETENTION_DAYS } from '../../domain/limits';
import { DAY_MS } from '../../domain/time';
import { getEnquiry } from './handle';

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

/** The visitor’s values are plain text, not HTML. */
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
  handledAt: row.handled_at,
  handledBy: row.handled_by,
  /** The member who entered the request; empty for form submissions. */
  addedBy: row.added_by,
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
  deletedOn: addDays(row.created_at, ENQUIRY_RETENTION_DAYS),
  deliveries: deliveries.map(toDelivery),
});

async function countStates(db: DbOrTransaction) {
  const counts = await Promise.all(
    ENQUIRY_STATES.map(async state => [state, await countEnquiries(db, { state })] as const),
  );
  return Object.fromEntries(counts) as Record<EnquiryState, number>;
}

/** Lists the newest requests first, with counts for the filters. */
export const getEnquiryPage = async (db: DbOrTransaction, query: Parameters<typeof listEnquiries>[1]) => ({
  items: (await listEnquiries(db, query)).map(({ deliveries, ...row }) => toStaffEnquiry(row, deliveries)),
  total: await countEnquiries(db, query),
  counts: {
    all: await countEnquiries(db, {}),
    byDepartment: await countByDepartment(db),
    byState: await countStates(db),
  },
});

export const countNewEnquiries = (db: DbOrTransaction): Promise<number> =>
  countEnquiries(db, { state: 'new' });

/** @throws DomainError `not_found` */
export async function getEnquiryDetails(db: DbOrTransaction, id: string) {
  const row = await getEnquiry(db, id);
  return {
    ...toStaffEnquiry(row, await listDeliveries(db, row.id)),
    neighbours: await findNeighbours(db, row),
  };
}
