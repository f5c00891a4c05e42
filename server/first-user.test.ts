import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../db/test-database';
import { listUsers, userByEmail } from '../db/users';
import { passwordMatches } from '../trpc/password';
import { makeFirstUser } from './first-user';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const admin = { email: 'Ann@Northlight.example', password: 'from the environment' };
const hashOf = async (email: string) => (await userByEmail(database.db, email))?.password_hash;

it('comes from the environment, whose password is told to nobody', async () => {
  expect(await makeFirstUser(database.db, { admin })).toEqual([]);
  expect(await passwordMatches(await hashOf('ann@northlight.example'), admin.password)).toBe(true);
});

it('is made with a random password otherwise, told once', async () => {
  const [line = '', ...rest] = await makeFirstUser(database.db, { admin: undefined });
  expect(rest).toEqual([]);
  const [, password = ''] = /as admin@localhost with the password (\S+)/.exec(line) ?? [];
  expect(password.length).toBeGreaterThanOrEqual(12);
  expect(await passwordMatches(await hashOf('admin@localhost'), password)).toBe(true);
  expect(await hashOf('admin@localhost')).toMatch(/^\$argon2id\$/);
  expect(await makeFirstUser(database.db, { admin: undefined })).toEqual([]);
});

it('is not made, nor changed, when there is a user', async () => {
  await makeFirstUser(database.db, { admin });
  const before = await hashOf(admin.email);
  await makeFirstUser(database.db, { admin: { email: 'ben@x.example', password: 'another password' } });
  await makeFirstUser(database.db, { admin: { ...admin, password: 'another password' } });
  expect(await listUsers(database.db)).toHaveLength(1);
  expect(await hashOf(admin.email)).toBe(before);
});
