import { type MigrationProvider, Migrator } from 'kysely/migration';
import { type Db, whenFree } from './connection';
import * as initial from './migrations/001-initial';

/** In code rather than a folder: the server is one bundled file. */
const provider: MigrationProvider = {
  getMigrations: async () => ({ '001-initial': initial }),
};

/**
 * Brings the database to today's shape.
 * @throws when a migration fails; what it had begun is rolled back.
 */
export async function migrateToLatest(db: Db): Promise<void> {
  const { error } = await whenFree(() => new Migrator({ db, provider }).migrateToLatest());
  if (error) throw error;
}
