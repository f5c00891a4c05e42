import type { DbOrTransaction } from './connection';
import { newId } from './items';
import type { UserRow } from './schema';

/** Addresses are compared without case. */
const addressKey = (email: string) => email.trim().toLowerCase();

export const userByEmail = (db: DbOrTransaction, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('email', '=', addressKey(email)).executeTakeFirst();

export const userById = (db: DbOrTransaction, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

export const listUsers = (
  db: DbOrTransaction,
): Promise<Pick<UserRow, 'id' | 'email' | 'name' | 'created_at'>[]> =>
  db.selectFrom('users').select(['id', 'email', 'name', 'created_at']).orderBy('email').execute();

export async function hasUsers(db: DbOrTransaction): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** @returns the new user's id. */
export async function insertUser(
  db: DbOrTransaction,
  user: { email: string; name: string; passwordHash: string; now: Date },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('users')
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

export async function updateUser(
  db: DbOrTransaction,
  id: string,
  change: Partial<Pick<UserRow, 'name' | 'photo' | 'password_hash'>>,
): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', id).execute();
}

export async function deleteUser(db: DbOrTransaction, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}
