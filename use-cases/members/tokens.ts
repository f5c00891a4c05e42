import { hash, randomBytes } from 'node:crypto';

export const createToken = () => randomBytes(32).toString('base64url');

export const hashToken = (token: string) => hash('sha256', token);
