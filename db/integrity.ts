import { compareMigrations } from './migrate';
import { runInWorker } from './worker';

type IntegrityReport = {
  /** The first few problems; empty if the database is intact. */
  damage: string[];
  /** Number of rows with a broken foreign key. */
  orphans: number;
  /** Number of migrations that the next start will apply. */
  missing: number;
  /** Whether a later version of the software wrote the database. */
  isLater: boolean;
};

const CHECK_PROGRAM = `
const db = new SQLite(data.file, { readonly: true, fileMustExist: true, timeout: 5000 });
const column = sql => db.prepare(sql).pluck().all();
const found = {
  damage: column('pragma ' + data.check + '(5)').filter(line => line !== 'ok'),
  orphans: db.prepare('pragma foreign_key_check').all().length,
  applied: column('select name from kysely_migration'),
};
db.close();
return found;
`;

/**
 * Works while the database is in use.
 * @param check `integrity_check` also compares the indexes with their tables, which takes longer.
 * @throws Error when the file can’t be opened or read, or isn’t a database of the site.
 */
export async function checkIntegrity(
  file: string,
  check: 'quick_check' | 'integrity_check' = 'quick_check',
): Promise<IntegrityReport> {
  const { applied, ...report } = await runInWorker<
    Pick<IntegrityReport, 'damage' | 'orphans'> & { applied: string[] }
  >(CHECK_PROGRAM, { file, check });
  const { missing, isLater } = compareMigrations(applied);
  return { ...report, missing: missing.length, isLater };
}
