import type { DbOrTransaction } from './connection';
import { createId } from './items';
import type { MemberLinkKind, MemberLinkRow } from './schema';

/**
 * Creates a member’s link and invalidates earlier ones of its kind.
 * @param getTokenHash returns the stored hash of the token for the link’s id.
 * @param memberId null for an email address without an account; that link is never sent.
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

/** Finds the link of a token; undefined when it was used, replaced or has expired. */
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

/** Deletes a member’s links and the waiting emails that carry them. */
export async function deleteMemberLinks(db: DbOrTransaction, memberId: string): Promise<void> {
  await db.deleteFrom('member_links').where('member_id', '=', memberId).execute();
}

export async function deleteMemberLink(db: DbOrTransaction, id: string): Promise<void> {
  await db.deleteFrom('member_links').where('id', '=', id).execute();
}

/** Deletes expired links. */
export async function deleteExpiredLinks(db: DbOrTransaction, now: Date): Promise<void> {
  await db.deleteFrom('member_links').where('expires_at', '<=', now.toISOString()).execute();
}
