import { DomainError, getErrorCode } from './errors';
import { messages } from './messages';

/** Seconds after which an operator may have made room. */
const RETRY_AFTER = 300;
/** What Node and the database say when a write finds no room. */
const NO_ROOM: unknown[] = ['ENOSPC', 'SQLITE_FULL'];

/** The refusal of whatever would store something while there is no room (rule 46). */
export const createDiskFullError = () =>
  new DomainError('unavailable', messages.diskFull, { retryAfter: RETRY_AFTER });

/** Whether a write failed because the disk was full. */
export const isDiskFull = (error: unknown): boolean => NO_ROOM.includes(getErrorCode(error));
