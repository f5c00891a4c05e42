import { compareMigrations } from './migrate';
import { inThread } from './thread';

/** What a look through a database finds. */
export type Soundness = {
  /** What is damaged, the first few; none when it is whole. */
  damage: string[];
  /** Rows that name a row which is not there. */
  orphans: number;
  /** How many steps the next start takes to bring it to today's shape. */
  missing: number;
  /** Whether a later version of the site wrote it. */
  isLater: boolean;
};

const LOOK = `
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
 * Looks through a database, beside whoever reads and writes it.
 * @throws Error when it cannot be opened, is so damaged that it cannot be read, or is none of the site's.
 */
export async function soundnessOf(file: string): Promise<Soundness> {
  const { applied, ...found } = await inThread<Pick<Soundness, 'damage' | 'orphans'> & { applied: string[] }>(
    LOOK,
    { file },
  );
  const { missing, isLater } = compareMigrations(applied);
  return { ...found, missing: missing.length, isLater };
}
