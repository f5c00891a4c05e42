import { open, readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { getErrorCode } from '../../domain/errors';

/** Returns whether an error means a missing file or folder. */
export const isMissing = (error: unknown): boolean => getErrorCode(error) === 'ENOENT';

/** Returns the result of opening or reading; undefined when the file is missing. */
async function ignoreMissingFile<Result>(read: Promise<Result>): Promise<Result | undefined> {
  try {
    return await read;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Reads a file; undefined when it is missing. */
export const readFileIfExists = (file: string): Promise<Buffer | undefined> =>
  ignoreMissingFile(readFile(file));

/** Opens a file as a stream that closes automatically; undefined when it is missing. */
export async function openFileIfExists(file: string): Promise<Readable | undefined> {
  const handle = await ignoreMissingFile(open(file, 'r'));
  return handle?.createReadStream();
}
