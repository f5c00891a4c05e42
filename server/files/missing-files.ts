import { open, readdir, readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { getErrorCode } from '../../domain/errors';

export const isMissingFile = (error: unknown): boolean => getErrorCode(error) === 'ENOENT';

/** Resolves to undefined if the file is missing. */
export async function ignoreMissingFile<Result>(promise: Promise<Result>): Promise<Result | undefined> {
  try {
    return await promise;
  } catch (error) {
    if (isMissingFile(error)) return undefined;
    throw error;
  }
}

export const readFileIfExists = (file: string): Promise<Buffer | undefined> =>
  ignoreMissingFile(readFile(file));

/** Lists a folder’s names, or none if it is missing. */
export const listFolder = async (folder: string): Promise<string[]> =>
  (await ignoreMissingFile(readdir(folder))) ?? [];

/** Opens a file as a stream, which closes it automatically. */
export async function openFileIfExists(file: string): Promise<Readable | undefined> {
  const handle = await ignoreMissingFile(open(file, 'r'));
  return handle?.createReadStream();
}
