import { compareMigrations } from './migrate';
import { runInWorker } from './worker';

/** The result of an integrity check. */
type IntegrityReport = {
  /** The first few problems; empty when intact. */
  damage: string[];
  /** Rows with a broken reference. */
  orphans: number;
  /** Migrations that the next start will apply. */
  missing: number;
  /** Whether a later version of the software wrote the database. */
  isLater: boolean;
};

const CHECK = `
const db = new SQLite(data.file, { readonly: true, fileMustExist: true, timeout: 5000 });
const column = sql => db.prepare(sql).pluck().all();
const found = {
  damage: column('pragma quick_check(5)').filter(line => line !== 'ok'),
  orphans: db.prepare('pragma foreign_key_check').all().length,
  applied: column('select name from kysely_migration'),
};
db.close();
return found;
`;

/**
 * Checks a database while it is in use.
 * @throws Error when it can’t be opened or read, or isn’t a database of the site.
 */
export async function checkIntegrity(file: string): Promise<IntegrityReport> {
  const { applied, ...found } = await runInWorker<
    Pick<IntegrityReport, 'damage' | 'orphans'> & { applied: string[] }
  >(CHECK, { file });
  const { missing, isLater } = compareMigrations(applied);
  return { ...found, missing: missing.length, isLater };
}
