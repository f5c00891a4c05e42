import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KEY_FILE_NAME } from './backup/names';
import { createSecrets, readSecretKey } from './secret-key';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('creates the secret key only once, readable only by its owner', async () => {
  const createdKey = await readSecretKey(folder);
  expect(await readSecretKey(folder)).toEqual(createdKey);
  expect((await stat(path.join(folder, KEY_FILE_NAME))).mode & 0o777).toBe(0o600);
});

it('rejects the secret key instead of replacing it when it is damaged', async () => {
  await writeFile(path.join(folder, KEY_FILE_NAME), 'short');
  await expect(readSecretKey(folder)).rejects.toThrow('damaged');
});

it('decrypts a value only when it is unchanged and encrypted with the own key', async () => {
  const secrets = createSecrets(await readSecretKey(folder));
  const sealedText = secrets.seal('a secret');
  expect(sealedText).not.toBe(secrets.seal('a secret'));
  expect(secrets.open(sealedText)).toBe('a secret');
  const otherSecrets = createSecrets(Buffer.alloc(32, 1));
  expect(otherSecrets.open(sealedText)).toBeUndefined();
  expect(secrets.open(`${sealedText.slice(0, -2)}AA`)).toBeUndefined();
  expect(secrets.getCode('a')).toBe(secrets.getCode('a'));
  expect(secrets.getCode('a')).not.toBe(otherSecrets.getCode('a'));
});
