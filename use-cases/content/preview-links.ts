import { randomBytes } from 'node:crypto';
import type { KindName } from '../../domain/kinds';
import { PREVIEW_LINK_DAYS } from '../../domain/limits';
import { DAY_MS } from '../../domain/time';
import { hashToken } from '../members/tokens';
import { type ContentNeeds, getContent, pickSchemaFields, toActorRef } from './content';
import { findEditableItem, findItem } from './drafts';
import { buildPreview, type Preview } from './previews';

/** Creates a link with which anyone can see the draft for a week (rule 66). Returns the token for the URL. */
export async function createPreviewLink(
  needs: ContentNeeds,
  name: KindName,
  id: string,
): Promise<{ token: string; expiresAt: string }> {
  await findEditableItem(needs.db, needs, name, id);
  const token = randomBytes(24).toString('hex');
  const now = needs.clock.now();
  const expiresAt = new Date(now.getTime() + PREVIEW_LINK_DAYS * DAY_MS).toISOString();
  await needs.db
    .insertInto('preview_links')
    .values({
      token_hash: hashToken(token),
      item_id: id,
      kind: name,
      created_at: now.toISOString(),
      expires_at: expiresAt,
      member_id: toActorRef(needs).id,
    })
    .execute();
  return { token, expiresAt };
}

/** @returns the number of revoked links. */
export async function revokePreviewLinks(needs: ContentNeeds, name: KindName, id: string): Promise<number> {
  await findEditableItem(needs.db, needs, name, id);
  const { numDeletedRows } = await needs.db
    .deleteFrom('preview_links')
    .where('item_id', '=', id)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Returns undefined for an expired link. */
export async function findPreviewLink(
  { db, clock }: Pick<ContentNeeds, 'db' | 'clock'>,
  token: string,
): Promise<{ itemId: string; kind: KindName } | undefined> {
  const link = await db
    .selectFrom('preview_links')
    .select(['item_id', 'kind', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!link || link.expires_at <= clock.now().toISOString()) return undefined;
  return { itemId: link.item_id, kind: link.kind };
}

/** Returns undefined for an expired link or a deleted item. */
export async function findPreviewByToken(
  { db, clock }: Pick<ContentNeeds, 'db' | 'clock'>,
  token: string,
): Promise<Preview | undefined> {
  const link = await findPreviewLink({ db, clock }, token);
  if (!link) return undefined;
  const { live, draft } = await findItem(db, link.kind, link.itemId);
  if (!live && !draft) return undefined;
  const { kind } = getContent(link.kind);
  const values = draft?.values ?? pickSchemaFields(kind, live ?? {});
  return buildPreview(kind, values, { now: clock.now(), id: link.itemId });
}
