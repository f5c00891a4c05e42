import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KEY } from './backup/names';
import { readSecretKey, secretsOf } from './secret-key';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('is made once, for its owner’s eyes', async () => {
  const made = await readSecretKey(folder);
  expect(await readSecretKey(folder)).toEqual(made);
  expect((await stat(path.join(folder, KEY))).mode & 0o777).toBe(0o600);
});

it('is not replaced when it is damaged', async () => {
  await writeFile(path.join(folder, KEY), 'short');
  await expect(readSecretKey(folder)).rejects.toThrow('damaged');
});

it('opens what it sealed, and nothing that was changed or sealed by another', async () => {
  const secrets = secretsOf(await readSecretKey(folder));
  const sealed = secrets.seal('a secret');
  expect(sealed).not.toBe(secrets.seal('a secret'));
  expect(secrets.open(sealed)).toBe('a secret');
  const other = secretsOf(Buffer.alloc(32, 1));
  expect(other.open(sealed)).toBeUndefined();
  expect(secrets.open(`${sealed.slice(0, -2)}AA`)).toBeUndefined();
  expect(secrets.codeOf('a')).toBe(secrets.codeOf('a'));
  expect(secrets.codeOf('a')).not.toBe(other.codeOf('a'));
});
