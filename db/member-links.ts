import type { DbOrTransaction } from './connection';
import { createId } from './items';
import type { MemberLinkKind, MemberLinkRow } from './schema';

/**
 * Stores a link and deletes the member’s earlier links of this kind.
 * @param getTokenHash derives the stored hash from the link’s id.
 * @param link.memberId null for an email address without an account. Such a link is never sent.
 * @returns the link’s id.
 */
export async function replaceMemberLink(
  db: DbOrTransaction,
  getTokenHash: (id: string) => string,
  link: { memberId: string | null; kind: MemberLinkKind; now: Date; expiresAt: Date },
): Promise<string> {
  const { memberId, kind, now, expiresAt } = link;
  const id = createId();
  await db
    .deleteFrom('member_links')
    .where('member_id', '=', memberId ?? '')
    .where('kind', '=', kind)
    .execute();
  await db
    .insertInto('member_links')
    .values({
      id,
      member_id: memberId,
      kind,
      token_hash: getTokenHash(id),
      created_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    .execute();
  return id;
}

export const findMemberLink = (db: DbOrTransaction, id: string): Promise<MemberLinkRow | undefined> =>
  db.selectFrom('member_links').selectAll().where('id', '=', id).executeTakeFirst();

/** Returns undefined for a used, replaced or expired link. */
export const findOpenLink = (
  db: DbOrTransaction,
  { tokenHash, kind, now }: { tokenHash: string; kind: MemberLinkKind; now: Date },
): Promise<MemberLinkRow | undefined> =>
  db
    .selectFrom('member_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();

/** Deletes a member’s links. A foreign key also deletes the emails with these links. */
export async function deleteMemberLinks(db: DbOrTransaction, memberId: string): Promise<void> {
  await db.deleteFrom('member_links').where('member_id', '=', memberId).execute();
}

export async function deleteMemberLink(db: DbOrTransaction, id: string): Promise<void> {
  await db.deleteFrom('member_links').where('id', '=', id).execute();
}

export async function deleteExpiredLinks(db: DbOrTransaction, now: Date): Promise<void> {
  await db.deleteFrom('member_links').where('expires_at', '<=', now.toISOString()).execute();
}
