import { stat } from 'node:fs/promises';
import { isMissing } from './read-file-if-exists';

/** Returns the size of a file; 0 if missing. */
export async function getFileSize(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (isMissing(error)) return 0;
    throw error;
  }
}

/**
 * Returns the size of a database with its log, which may be larger than the file. @throws without a database.
 */
export const getDatabaseSize = async (file: string): Promise<number> =>
  (await stat(file)).size + (await getFileSize(`${file}-wal`));
