import { readFile } from 'node:fs/promises';
import { codeOf } from '../../domain/errors';

/** Whether an error says that there is no such file or folder. */
export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** The bytes of a file; undefined when there is none. */
export async function readFileIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
