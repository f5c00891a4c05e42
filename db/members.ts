import type { Role } from '../domain/members/permissions';
import type { DbOrTransaction } from './connection';
import { newId } from './items';
import type { MemberRow } from './schema';

/** Addresses are compared without case. */
const addressKey = (email: string) => email.trim().toLowerCase();

export const memberByEmail = (db: DbOrTransaction, email: string): Promise<MemberRow | undefined> =>
  db.selectFrom('members').selectAll().where('email', '=', addressKey(email)).executeTakeFirst();

export const memberById = (db: DbOrTransaction, id: string): Promise<MemberRow | undefined> =>
  db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst();

export const listMembers = (db: DbOrTransaction): Promise<MemberRow[]> =>
  db.selectFrom('members').selectAll().orderBy('created_at').orderBy('email').execute();

export async function hasMembers(db: DbOrTransaction): Promise<boolean> {
  return (await db.selectFrom('members').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Owners who can sign in: somebody must be left who can let others in. */
export async function countOwners(db: DbOrTransaction): Promise<number> {
  const { owners } = await db
    .selectFrom('members')
    .select(({ fn }) => fn.countAll<number>().as('owners'))
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .where('password_hash', '!=', '')
    .executeTakeFirstOrThrow();
  return owners;
}

/** @returns the new member's id. */
export async function insertMember(
  db: DbOrTransaction,
  member: { email: string; name: string; passwordHash: string; role: Role; now: Date },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('members')
    .values({
      id,
      email: addressKey(member.email),
      name: member.name,
      photo: '',
      password_hash: member.passwordHash,
      role: member.role,
      created_at: member.now.toISOString(),
    })
    .execute();
  return id;
}

export async function updateMember(
  db: DbOrTransaction,
  id: string,
  change: Partial<Omit<MemberRow, 'id' | 'email' | 'created_at'>>,
): Promise<void> {
  await db.updateTable('members').set(change).where('id', '=', id).execute();
}

export async function deleteMember(db: DbOrTransaction, id: string): Promise<void> {
  await db.deleteFrom('members').where('id', '=', id).execute();
}
