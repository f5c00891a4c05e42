import { open, readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { getErrorCode } from '../../domain/errors';

/** Whether an error says that there is no such file or folder. */
export const isMissing = (error: unknown): boolean => getErrorCode(error) === 'ENOENT';

/** What opening or reading a file gives; undefined when there is none. */
async function ifThere<Result>(read: Promise<Result>): Promise<Result | undefined> {
  try {
    return await read;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** The bytes of a file; undefined when there is none. */
export const readFileIfThere = (file: string): Promise<Buffer | undefined> => ifThere(readFile(file));

/** A file as a stream, which closes it at its end or when it is destroyed; undefined when there is none. */
export async function openFileIfThere(file: string): Promise<Readable | undefined> {
  const handle = await ifThere(open(file, 'r'));
  return handle?.createReadStream();
}
