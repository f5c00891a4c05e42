import { stat } from 'node:fs/promises';
import { isMissingFile } from './read-file-if-exists';

/** Returns 0 if the file is missing. */
export async function getFileSize(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (isMissingFile(error)) return 0;
    throw error;
  }
}

/**
 * Returns the size (bytes) including the write-ahead log, which may be larger than the database file.
 * @throws Error if the database is missing.
 */
export const getDatabaseSize = async (file: string): Promise<number> =>
  (await stat(file)).size + (await getFileSize(`${file}-wal`));
