import { createHash, randomBytes } from 'node:crypto';

/** Creates an unguessable token. */
export const createToken = () => randomBytes(32).toString('base64url');

/** Hashes a token for storage. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
