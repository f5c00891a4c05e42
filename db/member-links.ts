import type { DbOrTransaction } from './connection';
import { newId } from './items';
import type { MemberLinkKind, MemberLinkRow } from './schema';

/**
 * Makes a link that somebody gets by mail; earlier ones of its kind no longer open anything.
 * @param tokenHashOf what is kept of the token that opens it, by the link's id.
 * @param memberId null for an address that belongs to nobody: such a link is never sent.
 */
export async function replaceLink(
  db: DbOrTransaction,
  tokenHashOf: (id: string) => string,
  link: { memberId: string | null; kind: MemberLinkKind; now: Date; expiresAt: Date },
): Promise<string> {
  const { memberId, kind, now, expiresAt } = link;
  const id = newId();
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
      token_hash: tokenHashOf(id),
      created_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    .execute();
  return id;
}

export const linkById = (db: DbOrTransaction, id: string): Promise<MemberLinkRow | undefined> =>
  db.selectFrom('member_links').selectAll().where('id', '=', id).executeTakeFirst();

/** The link that a token opens; undefined when it was used or replaced, or its time is over. */
export const openLink = (
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

/** What a member was sent is no longer of use; mails that wait to bring it go with it. */
export async function removeLinks(db: DbOrTransaction, memberId: string): Promise<void> {
  await db.deleteFrom('member_links').where('member_id', '=', memberId).execute();
}

export async function removeLink(db: DbOrTransaction, id: string): Promise<void> {
  await db.deleteFrom('member_links').where('id', '=', id).execute();
}

/** Forgets links whose time is over. */
export async function sweepLinks(db: DbOrTransaction, now: Date): Promise<void> {
  await db.deleteFrom('member_links').where('expires_at', '<=', now.toISOString()).execute();
}
