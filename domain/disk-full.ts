import { DomainError, getErrorCode } from './errors';
import { messages } from './messages';

/** Retry delay in seconds, which gives an operator time to free space. */
const RETRY_AFTER_SECONDS = 300;
const DISK_FULL_CODES: unknown[] = ['ENOSPC', 'SQLITE_FULL'];

/** Creates the error for a write when the disk is full (rule 46). */
export const createDiskFullError = () =>
  new DomainError('unavailable', messages.diskFull, { retryAfter: RETRY_AFTER_SECONDS });

export const isDiskFull = (error: unknown): boolean => DISK_FULL_CODES.includes(getErrorCode(error));
