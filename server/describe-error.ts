import { getErrorCode } from '../domain/errors';
import { MailFailure } from './mail/failure';

/** Messages by error code of Node, SQLite and S3. */
const MESSAGES: Record<string, string> = {
  ENOSPC: 'the disk is full',
  SQLITE_FULL: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'permission denied for a file or folder',
  EPERM: 'permission denied for a file or folder',
  EROFS: 'the disk is read-only',
  ENOENT: 'a file or folder does not exist',
  ENOTDIR: 'a file or folder does not exist',
  EIO: 'the disk reported an error',
  SQLITE_IOERR: 'the disk reported an error',
  SQLITE_CORRUPT: 'the database is damaged',
  SQLITE_BUSY: 'another process has locked the database',
  ENOTFOUND: 'the server’s host name is unknown',
  ECONNREFUSED: 'the server refused the connection',
  ETIMEDOUT: 'the server did not respond in time',
  TimeoutError: 'the server did not respond in time',
  AccessDenied: 'the bucket rejected the access key',
  InvalidAccessKeyId: 'the bucket rejected the access key',
  SignatureDoesNotMatch: 'the bucket rejected the access key',
  NoSuchBucket: 'the bucket does not exist',
};

/** Returns a brief description without paths or secrets. Undefined if the details belong only in the log. */
export function describeError(error: unknown): string | undefined {
  if (error instanceof MailFailure) return error.message;
  const code = getErrorCode(error);
  const name = error instanceof Error ? error.name : '';
  return (typeof code === 'string' ? MESSAGES[code] : undefined) ?? MESSAGES[name];
}
