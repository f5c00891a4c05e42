import SQLite from 'better-sqlite3';
import type { EnquiryRow } from './schema';
import { enquiryWords } from './staff-search';

/** What versions of the site call the table of requests, and the column of a mail that names one. */
const NAMES = [
  { enquiries: 'enquiries', enquiryId: 'enquiry_id' },
  { enquiries: 'contact_requests', enquiryId: 'request_id' },
];

/** How many requests and how many of their waiting mails came over, and how many other mails went out since. */
export type Imported = { requests: number; waitingMails: number; sentMails: number };

type Row = Record<string, unknown>;

/**
 * Brings requests with their mails over from another database, and notes which mails that wait here were sent there. Each
 * database may have the shape of any version of the site: columns that both have are copied.
 * @param file may be in use by a running site.
 * @param from is only read.
 * @param copyFile brings an attachment over before its request; false when it is lost.
 * @throws Error with one sentence when one of them is not the site's; nothing has changed then.
 */
export function importRequests(file: string, from: string, copyFile: (key: string) => boolean): Imported {
  const source = new SQLite(from, { readonly: true, fileMustExist: true });
  const target = new SQLite(file, { fileMustExist: true, timeout: 5_000 });
  try {
    target.pragma('foreign_keys = ON');
    const [there, here] = [namesIn(source, from), namesIn(target, file)];
    const insertRequest = inserter(target, here.enquiries);
    const insertMail = inserter(target, 'outbox');
    const has = (column: 'id' | 'submission_id' | 'reference', value: unknown) =>
      target.prepare(`select 1 from ${here.enquiries} where ${column} = ?`).get(value) !== undefined;
    const mailsOf = source.prepare(`select * from outbox where ${there.enquiryId} = ?`);
    const imported: Imported = { requests: 0, waitingMails: 0, sentMails: 0 };

    const run = target.transaction(() => {
      for (const row of source
        .prepare(`select * from ${there.enquiries}`)
        .iterate() as Iterable<EnquiryRow>) {
        // A form that was sent twice is one request, whatever its id.
        if (has('id', row.id) || (row.submission_id && has('submission_id', row.submission_id))) continue;
        const key = row.attachment_key;
        const changed = {
          reference: has('reference', row.reference) ? `${row.reference}-2` : row.reference,
          attachment_key: key && copyFile(key) ? key : null,
        };
        insertRequest({ ...row, ...changed, search_key: enquiryWords({ ...row, ...changed }) });
        imported.requests += 1;
        for (const mail of mailsOf.all(row.id) as Row[]) {
          insertMail({ ...mail, [here.enquiryId]: row.id });
          if (mail.state === 'waiting') imported.waitingMails += 1;
        }
      }
      const sent = target.prepare(
        "update outbox set state = 'sent', sent_at = ? where id = ? and state != 'sent'",
      );
      for (const { id, sent_at } of source
        .prepare("select id, sent_at from outbox where state = 'sent'")
        .iterate() as Iterable<Row>)
        imported.sentMails += sent.run(sent_at, id).changes;
    });
    run.immediate();
    return imported;
  } finally {
    source.close();
    target.close();
  }
}

const columnsOf = (db: SQLite.Database, table: string) =>
  db.prepare('select name from pragma_table_info(?)').pluck().all(table) as string[];

function namesIn(db: SQLite.Database, file: string) {
  const names = NAMES.find(({ enquiries }) => columnsOf(db, enquiries).length > 0);
  if (!names) throw new Error(`${file} is not a database of the site.`);
  return names;
}

/** Stores rows of any version in a table: columns that it does not have are left out. */
function inserter(db: SQLite.Database, table: string) {
  const known = columnsOf(db, table);
  return (row: Row) => {
    const columns = known.filter(column => row[column] !== undefined);
    const places = columns.map(() => '?').join(', ');
    db.prepare(`insert into ${table} (${columns.join(', ')}) values (${places})`).run(
      columns.map(column => row[column]),
    );
  };
}
