import { createHash, randomBytes } from 'node:crypto';

/** A token that nobody guesses. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is kept of a token: enough to know it again, nothing to use. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
