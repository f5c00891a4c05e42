import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Secrets } from '../use-cases/ports';
import { KEY_FILE_NAME } from './backup/names';
import { writeDurably } from './files/durable-file';
import { readFileIfExists } from './files/missing-files';

export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/**
 * Reads the site’s key, which the first start creates. Stored separately, so that a copy of the database alone is
 * useless (rule 67).
 * @throws Error when the file is damaged.
 */
export async function readSecretKey(dataDir: string): Promise<Buffer> {
  const existingKey = await readFileIfExists(path.join(dataDir, KEY_FILE_NAME));
  if (existingKey?.length === KEY_BYTES) return existingKey;
  if (existingKey)
    throw new Error(`The file ${KEY_FILE_NAME} in the data folder is damaged. Restore it from a backup.`);
  const newKey = randomBytes(KEY_BYTES);
  await writeDurably(dataDir, KEY_FILE_NAME, newKey);
  return newKey;
}

export const deriveKey = (key: Uint8Array, purpose: string) =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES));

/** @param name authenticated but not stored, so that no file can be passed off as another. */
export function sealBytes(key: Buffer, bytes: Uint8Array, name = ''): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(name));
  const sealedBytes = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealedBytes]);
}

/** Returns undefined if the bytes were changed, or sealed with another key or name. */
export function openSealedBytes(key: Buffer, bytes: Uint8Array, name = ''): Buffer | undefined {
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(name))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** Creates secrets that use AES-256-GCM for encryption and HMAC-SHA256 for codes. */
export function createSecrets(key: Buffer): Secrets {
  const sealKey = deriveKey(key, 'seal');
  const codeKey = deriveKey(key, 'code');
  return {
    getCode: text => createHmac('sha256', codeKey).update(text).digest('base64url'),
    seal: text => sealBytes(sealKey, Buffer.from(text)).toString('base64url'),
    open: sealedText => openSealedBytes(sealKey, Buffer.from(sealedText, 'base64url'))?.toString('utf8'),
  };
}
