import { stat } from 'node:fs/promises';
import { ignoreMissingFile } from './missing-files';

/** Returns 0 if the file is missing. */
export const getFileSize = async (file: string): Promise<number> =>
  (await ignoreMissingFile(stat(file)))?.size ?? 0;

/**
 * Returns the size (bytes) including the write-ahead log, which may be larger than the database file.
 * @throws Error if the database is missing.
 */
export const getDatabaseSize = async (file: string): Promise<number> =>
  (await stat(file)).size + (await getFileSize(`${file}-wal`));
