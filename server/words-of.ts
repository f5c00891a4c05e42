import { getErrorCode } from '../domain/errors';

/** What failed on the machine or on the way to another, by Node's, SQLite's and S3's own names. */
const WORDS: Record<string, string> = {
  ENOSPC: 'no room left on the disk',
  SQLITE_FULL: 'no room left on the disk',
  EDQUOT: 'no room left on the disk',
  EACCES: 'a folder may not be read or written',
  EPERM: 'a folder may not be read or written',
  EROFS: 'the disk may only be read',
  ENOENT: 'a folder or file is not there',
  ENOTDIR: 'a folder or file is not there',
  EIO: 'the disk does not answer as it should',
  SQLITE_IOERR: 'the disk does not answer as it should',
  SQLITE_CORRUPT: 'the database is damaged',
  SQLITE_BUSY: 'another process holds the database',
  ENOTFOUND: 'the server’s name is not known',
  ECONNREFUSED: 'nothing answers at the server’s address',
  ETIMEDOUT: 'the server did not answer in time',
  TimeoutError: 'the server did not answer in time',
  AccessDenied: 'the bucket refused our key',
  InvalidAccessKeyId: 'the bucket refused our key',
  SignatureDoesNotMatch: 'the bucket refused our key',
  NoSuchBucket: 'there is no such bucket',
};

/** Why something failed, in few words that hold no path and no secret; undefined where only the log may say it. */
export function wordsOf(error: unknown): string | undefined {
  const code = getErrorCode(error);
  const name = error instanceof Error ? error.name : '';
  return (typeof code === 'string' ? WORDS[code] : undefined) ?? WORDS[name];
}
