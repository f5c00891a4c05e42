import { verify } from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { hashPassword, verifyPassword } from './password';

vi.mock('@node-rs/argon2', async importOriginal => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>();
  return { ...original, verify: vi.fn(original.verify) };
});

it('stores passwords as Argon2id with a unique salt', async () => {
  const [hash, other] = [await hashPassword('the same password'), await hashPassword('the same password')];
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(hash).not.toBe(other);
  expect(await verifyPassword(hash, 'the same password')).toBe(true);
  expect(await verifyPassword(hash, 'the same password ')).toBe(false);
});

it('does the same hashing work for an unknown member as for a wrong password', async () => {
  const storedHash = await hashPassword('the right password');
  await verifyPassword(undefined, 'warm up');
  vi.mocked(verify).mockClear();
  expect(await verifyPassword(storedHash, 'wrong')).toBe(false);
  expect(await verifyPassword(undefined, 'nobody has this password')).toBe(false);
  const cost = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4));
  expect(cost).toHaveLength(2);
  expect(cost[1]).toEqual(cost[0]);
});
