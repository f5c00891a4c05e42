import type { Role } from '../domain/members/permissions';
import type { DbOrTransaction } from './connection';
import { createId } from './items';
import { countRows, hasRows } from './queries';
import type { MemberRow } from './schema';

/** Normalises an email address, because addresses are compared case-insensitively. */
export const toEmailKey = (email: string) => email.trim().toLowerCase();

export const findMemberByEmail = (db: DbOrTransaction, email: string): Promise<MemberRow | undefined> =>
  db.selectFrom('members').selectAll().where('email', '=', toEmailKey(email)).executeTakeFirst();

export const findMember = (db: DbOrTransaction, id: string): Promise<MemberRow | undefined> =>
  db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst();

export const listMembers = (db: DbOrTransaction): Promise<MemberRow[]> =>
  db.selectFrom('members').selectAll().orderBy('created_at').orderBy('email').execute();

export async function listMembersWithAccess(db: DbOrTransaction, now: Date) {
  const rows = await db
    .selectFrom('members')
    .select([
      'id',
      'email',
      'name',
      'photo',
      'role',
      'disabled_at',
      'totp_secret',
      'password_hash',
      'created_at',
    ])
    .select(({ selectFrom }) => [
      selectFrom('sessions')
        .whereRef('sessions.user_id', '=', 'members.id')
        .select(({ fn }) => fn.max('seen_at').as('seen'))
        .as('seen_at'),
      selectFrom('passkeys')
        .whereRef('passkeys.member_id', '=', 'members.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('passkeys'),
      selectFrom('member_links')
        .whereRef('member_links.member_id', '=', 'members.id')
        .where('kind', '=', 'invitation')
        .where('expires_at', '>', now.toISOString())
        .select('expires_at')
        .as('link_ends_at'),
    ])
    .orderBy('created_at')
    .orderBy('email')
    .execute();
  return rows.map(row => ({
    _id: row.id,
    email: row.email,
    name: row.name,
    photo: row.photo,
    role: row.role,
    state: row.disabled_at
      ? ('disabled' as const)
      : row.password_hash
        ? ('active' as const)
        : ('invited' as const),
    createdAt: row.created_at,
    seenAt: row.seen_at,
    linkEndsAt: row.link_ends_at,
    factors: { codes: row.totp_secret !== null, passkeys: row.passkeys ?? 0 },
  }));
}

export const hasMembers = (db: DbOrTransaction): Promise<boolean> => hasRows(db.selectFrom('members'));

/** Counts only owners who can sign in. */
export const countOwners = (db: DbOrTransaction): Promise<number> =>
  countRows(
    db
      .selectFrom('members')
      .where('role', '=', 'owner')
      .where('disabled_at', 'is', null)
      .where('password_hash', '!=', ''),
  );

/** @returns the member’s id. */
export async function insertMember(
  db: DbOrTransaction,
  member: { email: string; name: string; passwordHash: string; role: Role; now: Date },
): Promise<string> {
  const id = createId();
  await db
    .insertInto('members')
    .values({
      id,
      email: toEmailKey(member.email),
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
