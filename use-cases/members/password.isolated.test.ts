import { verify } from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { hashPassword, passwordMatches } from './password';

vi.mock('@node-rs/argon2', async original => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, verify: vi.fn(real.verify) };
});

it('keeps passwords as Argon2id, each with a salt of its own', async () => {
  const [one, other] = [await hashPassword('the same password'), await hashPassword('the same password')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await passwordMatches(one, 'the same password')).toBe(true);
  expect(await passwordMatches(one, 'the same password ')).toBe(false);
});

it('does the same work for nobody as for a wrong password', async () => {
  const stored = await hashPassword('the right password');
  await passwordMatches(undefined, 'warm up');
  vi.mocked(verify).mockClear();
  expect(await passwordMatches(stored, 'wrong')).toBe(false);
  expect(await passwordMatches(undefined, 'nobody has this password')).toBe(false);
  const cost = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4));
  expect(cost).toHaveLength(2);
  expect(cost[1]).toEqual(cost[0]);
});
