import type { DbOrTransaction } from './connection';
import { newId } from './items';
import type { MemberRow } from './schema';

/** Addresses are compared without case. */
const addressKey = (email: string) => email.trim().toLowerCase();

export const memberByEmail = (db: DbOrTransaction, email: string): Promise<MemberRow | undefined> =>
  db.selectFrom('members').selectAll().where('email', '=', addressKey(email)).executeTakeFirst();

export const memberById = (db: DbOrTransaction, id: string): Promise<MemberRow | undefined> =>
  db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst();

export const listMembers = (
  db: DbOrTransaction,
): Promise<Pick<MemberRow, 'id' | 'email' | 'name' | 'created_at'>[]> =>
  db.selectFrom('members').select(['id', 'email', 'name', 'created_at']).orderBy('email').execute();

export async function hasMembers(db: DbOrTransaction): Promise<boolean> {
  return (await db.selectFrom('members').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** @returns the new user's id. */
export async function insertMember(
  db: DbOrTransaction,
  user: { email: string; name: string; passwordHash: string; now: Date },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('members')
    .values({
      id,
      email: addressKey(user.email),
      name: user.name,
      photo: '',
      password_hash: user.passwordHash,
      created_at: user.now.toISOString(),
    })
    .execute();
  return id;
}

export async function updateMember(
  db: DbOrTransaction,
  id: string,
  change: Partial<Pick<MemberRow, 'name' | 'photo' | 'password_hash'>>,
): Promise<void> {
  await db.updateTable('members').set(change).where('id', '=', id).execute();
}

export async function deleteMember(db: DbOrTransaction, id: string): Promise<void> {
  await db.deleteFrom('members').where('id', '=', id).execute();
}
