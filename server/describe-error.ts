import { getErrorCode } from '../domain/errors';

/** Messages by error code of Node, SQLite and S3. */
const MESSAGES: Record<string, string> = {
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

/** Describes an error briefly without paths and secrets; undefined if only the log may contain it. */
export function describeError(error: unknown): string | undefined {
  const code = getErrorCode(error);
  const name = error instanceof Error ? error.name : '';
  return (typeof code === 'string' ? MESSAGES[code] : undefined) ?? MESSAGES[name];
}
