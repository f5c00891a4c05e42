import { type Db, type DbOrTransaction, inTransaction } from '../db/connection';
import { releaseUnused } from '../db/media';
import { readSetting, SEEDED_AT } from '../db/settings';
import { listedKindNames } from '../domain/kinds';
import type { Services } from '../use-cases/context';
import { importContent } from './content-files/import';
import type { Log } from './log';

type SeedNeeds = Pick<Services, 'images' | 'mediaStore' | 'clock'> & { db: Db; log: Log };

/**
 * Seeds an empty database with the demo content in one final transaction. After an interruption the next start seeds
 * again, and unused images are deleted.
 * @param folder the content as files.
 * @returns whether it seeded; a database that was seeded or changed before is left alone.
 */
export async function seedDatabase(needs: SeedNeeds, folder: string): Promise<boolean> {
  const { db, images, clock, log } = needs;
  if (!(await isEmpty(db))) return false;
  const began = clock.now();
  await inTransaction(db, trx => releaseUnused(trx, began, began));
  // Process deletions first, because exported files may have the same names.
  await images.settle();
  const stored = await importContent(needs, folder, 'examples');
  await images.settle();
  log.info({ ...stored, ms: clock.now().getTime() - began.getTime() }, 'demo content stored');
  return true;
}

async function isEmpty(db: DbOrTransaction): Promise<boolean> {
  if (await readSetting(db, SEEDED_AT)) return false;
  const listed = db.selectFrom('items').select('id').where('kind', 'in', listedKindNames);
  return (await listed.limit(1).executeTakeFirst()) === undefined;
}
