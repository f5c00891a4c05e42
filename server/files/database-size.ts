import { stat } from 'node:fs/promises';
import { isMissing } from './read-file-if-there';

/** Bytes of a file; none when it is not there. */
export async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (isMissing(error)) return 0;
    throw error;
  }
}

/** Bytes of a database with its log, which may hold more than the file. @throws when there is no database. */
export const databaseSize = async (file: string): Promise<number> =>
  (await stat(file)).size + (await sizeOf(`${file}-wal`));
