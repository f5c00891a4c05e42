import SQLite from 'better-sqlite3';
import { isOpenStage } from '../domain/enquiry-stage';
import type { EnquiryRow } from './schema';
import { toEnquirySearchKey } from './staff-search';

/** Current and former names of the requests table and its reference in the outbox. */
const TABLE_NAMES = [
  { enquiries: 'enquiries', enquiryId: 'enquiry_id' },
  { enquiries: 'contact_requests', enquiryId: 'request_id' },
];

/** Tables with details of requests. A call whose time has since been booked in the target isn’t imported. */
const DETAIL_TABLES = ['enquiry_events', 'bookings', 'received_emails', 'email_files'] as const;

/**
 * Counts of an import. `sentMails` are waiting emails that are now marked as sent, because the source had sent them.
 */
type ImportResult = { requests: number; waitingMails: number; sentMails: number };

type Row = Record<string, unknown>;

/**
 * Imports requests with their emails, and marks emails that the source had sent as sent. Copies only shared columns,
 * because the databases may have different versions.
 * @param file the target, which may be in use by a running site.
 * @param sourceFile the source, opened read-only.
 * @param copyFile copies an attachment, or returns false if the file is missing.
 * @throws Error without any change if a file isn’t a database of the site.
 */
export function importEnquiries(
  file: string,
  sourceFile: string,
  copyFile: (key: string) => boolean,
): ImportResult {
  const source = new SQLite(sourceFile, { readonly: true, fileMustExist: true });
  const target = new SQLite(file, { fileMustExist: true, timeout: 5_000 });
  try {
    target.pragma('foreign_keys = ON');
    const [sourceNames, targetNames] = [detectNames(source, sourceFile), detectNames(target, file)];
    const insertRequest = createInserter(target, targetNames.enquiries);
    const insertMail = createInserter(target, 'outbox');
    const isInTarget = (column: 'id' | 'submission_id' | 'reference', value: unknown) =>
      target.prepare(`select 1 from ${targetNames.enquiries} where ${column} = ?`).get(value) !== undefined;
    const selectMails = source.prepare(`select * from outbox where ${sourceNames.enquiryId} = ?`);
    const details = DETAIL_TABLES.filter(table =>
      [source, target].every(db => listColumns(db, table).length > 0),
    ).map(table => ({
      table,
      select: source.prepare(`select * from ${table} where enquiry_id = ? order by rowid`),
      insert: createInserter(target, table, 'or ignore'),
    }));
    const hasEvents = details.some(({ table }) => table === 'enquiry_events');
    const isMember = (id: string) =>
      target.prepare('select 1 from members where id = ?').get(id) !== undefined;
    const result: ImportResult = { requests: 0, waitingMails: 0, sentMails: 0 };

    const importAll = target.transaction(() => {
      for (const row of source
        .prepare(`select * from ${sourceNames.enquiries}`)
        .iterate() as Iterable<EnquiryRow>) {
        // Repeated submissions are one request, even if their ids differ.
        if (isInTarget('id', row.id) || (row.submission_id && isInTarget('submission_id', row.submission_id)))
          continue;
        const key = row.attachment_key;
        const changedFields = {
          reference: isInTarget('reference', row.reference) ? `${row.reference}-2` : row.reference,
          attachment_key: key && copyFile(key) ? key : null,
        };
        insertRequest({
          ...row,
          ...getStage(row),
          ...changedFields,
          owner_id: row.owner_id && hasEvents && isMember(row.owner_id) ? row.owner_id : null,
          search_key: toEnquirySearchKey({ ...row, ...changedFields }),
        });
        result.requests += 1;
        for (const email of selectMails.all(row.id) as Row[]) {
          insertMail({ ...email, [targetNames.enquiryId]: row.id });
          if (email.state === 'waiting') result.waitingMails += 1;
        }
        for (const { select, insert } of details)
          for (const detail of select.all(row.id) as Row[])
            insert(
              typeof detail.key === 'string' && !copyFile(detail.key) ? { ...detail, key: null } : detail,
            );
      }
      const sentMails = target.prepare(
        "update outbox set state = 'sent', sent_at = ? where id = ? and state != 'sent'",
      );
      for (const { id, sent_at } of source
        .prepare("select id, sent_at from outbox where state = 'sent'")
        .iterate() as Iterable<Row>)
        result.sentMails += sentMails.run(sent_at, id).changes;
    });
    importAll.immediate();
    return result;
  } finally {
    source.close();
    target.close();
  }
}

type HandledColumns = { handled_at?: string | null; handled_by?: string | null };

/** Converts handled requests of older databases to stages, like migration 061. */
function getStage({ created_at, handled_at, handled_by, stage, stage_since }: EnquiryRow & HandledColumns) {
  if (handled_at)
    return {
      stage: 'lost',
      stage_since: handled_at,
      lost_reason: `Marked as handled${handled_by ? ` by ${handled_by}` : ''}`,
    };
  const stageSince = stage_since || created_at;
  return { stage_since: stageSince, handled_at: stage && !isOpenStage(stage) ? stageSince : null };
}

const listColumns = (db: SQLite.Database, table: string) =>
  db.prepare('select name from pragma_table_info(?)').pluck().all(table) as string[];

function detectNames(db: SQLite.Database, file: string) {
  const names = TABLE_NAMES.find(({ enquiries }) => listColumns(db, enquiries).length > 0);
  if (!names) throw new Error(`${file} is not a database of the site. Check the path.`);
  return names;
}

/** Ignores columns that the table lacks, because rows may come from another version. */
function createInserter(db: SQLite.Database, table: string, onConflict: 'or ignore' | '' = '') {
  const tableColumns = listColumns(db, table);
  return (row: Row) => {
    const columns = tableColumns.filter(column => row[column] !== undefined);
    const placeholders = columns.map(() => '?').join(', ');
    db.prepare(`insert ${onConflict} into ${table} (${columns.join(', ')}) values (${placeholders})`).run(
      columns.map(column => row[column]),
    );
  };
}
