import { createPrivateKey, createPublicKey } from 'node:crypto';
import { deriveKey, KEY_BYTES, openSealedBytes, sealBytes } from '../secret-key';

export type FileCipher = ReturnType<typeof createFileCipher>;

/** @param ownerKey the setting REPLICA_KEY. */
export function createFileCipher(ownerKey: Uint8Array) {
  const key = deriveKey(ownerKey, 'replica files');
  return {
    /** @param name authenticated, so that no file can be passed off as another. */
    encrypt: (name: string, bytes: Uint8Array) => sealBytes(key, bytes, name),
    /** @throws Error when the file was changed, renamed or encrypted with another key. */
    decrypt(name: string, bytes: Uint8Array): Buffer {
      const openedBytes = openSealedBytes(key, bytes, name);
      if (!openedBytes) throw new Error(`${name} in the replica can’t be decrypted. Check REPLICA_KEY.`);
      return openedBytes;
    },
  };
}

/** ASN.1 header of a raw X25519 private key. */
const X25519_HEADER = Buffer.from('302e020100300506032b656e04220420', 'hex');

/** Returns the age key pair with which Litestream encrypts the database. */
export function createAgeKeys(ownerKey: Uint8Array): { identity: string; recipient: string } {
  const secret = deriveKey(ownerKey, 'replica database');
  const privateKey = createPrivateKey({
    key: Buffer.concat([X25519_HEADER, secret]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-KEY_BYTES);
  return {
    identity: encodeBech32('age-secret-key-', secret).toUpperCase(),
    recipient: encodeBech32('age', publicKey),
  };
}

const BECH32_ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const BECH32_GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
const CHECKSUM_LENGTH = 6;

/** Encodes as Bech32 (BIP 173), the format of age keys. */
function encodeBech32(prefix: string, bytes: Uint8Array): string {
  const values: number[] = [];
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  for (let index = 0; index < bits.length; index += 5)
    values.push(Number.parseInt(bits.slice(index, index + 5).padEnd(5, '0'), 2));
  const codes = [...prefix].map(letter => letter.charCodeAt(0));
  const checksum = computeChecksum([
    ...codes.map(code => code >> 5),
    0,
    ...codes.map(code => code & 31),
    ...values,
    ...Array(CHECKSUM_LENGTH).fill(0),
  ]);
  for (let index = 0; index < CHECKSUM_LENGTH; index++) values.push((checksum >> (5 * (5 - index))) & 31);
  return `${prefix}1${values.map(value => BECH32_ALPHABET[value]).join('')}`;
}

function computeChecksum(values: readonly number[]): number {
  let checksum = 1;
  for (const value of values) {
    const top = checksum >>> 25;
    checksum = ((checksum & 0x1ffffff) << 5) ^ value;
    for (const [bit, generator] of BECH32_GENERATORS.entries()) if ((top >> bit) & 1) checksum ^= generator;
  }
  return checksum ^ 1;
}
