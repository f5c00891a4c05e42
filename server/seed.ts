import { type Db, type DbOrTransaction, runInTransaction } from '../db/connection';
import { releaseUnusedMedia } from '../db/media';
import { readSetting, SEEDED_AT_SETTING } from '../db/settings';
import { listedKindNames } from '../domain/kinds';
import type { Services } from '../use-cases/context';
import { importContent } from './content-files/import';
import type { Log } from './log';

type SeedNeeds = Pick<Services, 'images' | 'mediaStore' | 'attachments' | 'clock'> & { db: Db; log: Log };

/**
 * Stores the demo content in one transaction at the end. After an interruption, the next start deletes unused images
 * and seeds again.
 * @param folder the content as files.
 * @returns false if the database was seeded or changed before.
 */
export async function seedDatabase(needs: SeedNeeds, folder: string): Promise<boolean> {
  const { db, images, clock, log } = needs;
  if (!(await isEmpty(db))) return false;
  const startedAt = clock.now();
  await runInTransaction(db, trx => releaseUnusedMedia(trx, startedAt, startedAt));
  // Deletes unused files first, because new files may have the same names.
  await images.settle();
  const importResult = await importContent(needs, folder, 'examples');
  await images.settle();
  log.info({ ...importResult, ms: clock.now().getTime() - startedAt.getTime() }, 'demo content stored');
  return true;
}

async function isEmpty(db: DbOrTransaction): Promise<boolean> {
  if (await readSetting(db, SEEDED_AT_SETTING)) return false;
  const listedItems = db.selectFrom('items').select('id').where('kind', 'in', listedKindNames);
  return (await listedItems.limit(1).executeTakeFirst()) === undefined;
}
