import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../db/database.test-kit';
import { findMemberByEmail, listMembers } from '../db/members';
import { verifyPassword } from '../use-cases/members/password';
import { createFirstMember } from './first-member';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const admin = { email: 'Ann@Northlight.example', password: 'from the environment' };
async function createMember(settings: Parameters<typeof createFirstMember>[1]): Promise<string[]> {
  const lines: string[] = [];
  await createFirstMember(database.db, settings, line => lines.push(line));
  return lines;
}

const getPasswordHash = async (email: string) => (await findMemberByEmail(database.db, email))?.password_hash;

it('creates the first member from the environment without printing the password', async () => {
  expect(await createMember({ admin })).toEqual([]);
  expect(await verifyPassword(await getPasswordHash('ann@northlight.example'), admin.password)).toBe(true);
});

it('prints a random password for the first member once when the environment has no password', async () => {
  const [line = '', ...otherLines] = await createMember({ admin: undefined });
  expect(otherLines).toEqual([]);
  const [, password = ''] = /as admin@localhost with the password (\S+)/.exec(line) ?? [];
  expect(password.length).toBeGreaterThanOrEqual(12);
  expect(await verifyPassword(await getPasswordHash('admin@localhost'), password)).toBe(true);
  expect(await getPasswordHash('admin@localhost')).toMatch(/^\$argon2id\$/);
  expect(await createMember({ admin: undefined })).toEqual([]);
});

it("prints the first member's password before storing the member, in case of a crash in between", async () => {
  const creation = createFirstMember(database.db, { admin: undefined }, () => {
    throw new Error('killed');
  });
  await expect(creation).rejects.toThrow('killed');
  expect(await createMember({ admin: undefined })).toHaveLength(1);
});

it("doesn't add or change members at startup when a member exists", async () => {
  await createMember({ admin });
  const hashBefore = await getPasswordHash(admin.email);
  await createMember({ admin: { email: 'ben@x.example', password: 'another password' } });
  await createMember({ admin: { ...admin, password: 'another password' } });
  expect(await listMembers(database.db)).toHaveLength(1);
  expect(await getPasswordHash(admin.email)).toBe(hashBefore);
});

it('rejects a common password for the first member', async () => {
  const credentials = { email: 'ann@x.example', password: 'Password1234' };
  await expect(createMember({ admin: credentials })).rejects.toThrow(/^The setting ADMIN_PASSWORD .*\.$/);
  await expect(createMember({ admin: credentials })).rejects.not.toThrow(credentials.password);
  expect(await listMembers(database.db)).toEqual([]);
  // The setting is ignored once a member exists.
  await createMember({ admin });
  expect(await createMember({ admin: credentials })).toEqual([]);
});
