import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Secrets } from '../use-cases/ports';
import { KEY } from './backup/names';
import { writeDurably } from './files/durable-file';
import { readFileIfThere } from './files/read-file-if-there';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/**
 * Reads the site's own key, and makes it at the first start. It lies beside the database, not in it: a copy of the
 * database alone opens nothing (rule 67).
 * @throws Error when the file is not such a key.
 */
export async function readSecretKey(dataDir: string): Promise<Buffer> {
  const known = await readFileIfThere(path.join(dataDir, KEY));
  if (known?.length === KEY_BYTES) return known;
  if (known) throw new Error(`The file ${KEY} in the data folder is damaged.`);
  const made = randomBytes(KEY_BYTES);
  await writeDurably(dataDir, KEY, made);
  return made;
}

/** What the key is used for; each use has a key of its own. */
const derived = (key: Buffer, use: string) => Buffer.from(hkdfSync('sha256', key, '', use, KEY_BYTES));

/** Sealing is AES-256-GCM, codes are HMAC-SHA256. */
export function secretsOf(key: Buffer): Secrets {
  const sealing = derived(key, 'seal');
  const coding = derived(key, 'code');
  return {
    codeOf: text => createHmac('sha256', coding).update(text).digest('base64url'),
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, sealing, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(CIPHER, sealing, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        return Buffer.concat([
          decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
          decipher.final(),
        ]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
