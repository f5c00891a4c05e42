import { createHash, randomBytes } from 'node:crypto';
import { buildItem } from '../../db/items';
import type { KindName } from '../../domain/kinds';
import { PREVIEW_LINK_DAYS } from '../../domain/limits';
import { DAY_MS } from '../../domain/time';
import { byOf, type ContentNeeds, contentOf, writtenOf } from './content';
import { lookUp, lookUpOwn } from './drafts';
import type { Preview } from './previews';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes a link by which anyone sees the draft of an item for a week (rule 66). @returns what stands in its address. */
export async function makePreviewLink(
  needs: ContentNeeds,
  name: KindName,
  id: string,
): Promise<{ token: string; expiresAt: string }> {
  await lookUpOwn(needs.db, needs, name, id);
  const token = randomBytes(24).toString('hex');
  const now = needs.clock.now();
  const expiresAt = new Date(now.getTime() + PREVIEW_LINK_DAYS * DAY_MS).toISOString();
  await needs.db
    .insertInto('preview_links')
    .values({
      token_hash: hashOf(token),
      item_id: id,
      kind: name,
      created_at: now.toISOString(),
      expires_at: expiresAt,
      member_id: byOf(needs).id,
    })
    .execute();
  return { token, expiresAt };
}

/** Ends every link to the preview of an item. @returns how many there were. */
export async function revokePreviewLinks(needs: ContentNeeds, name: KindName, id: string): Promise<number> {
  await lookUpOwn(needs.db, needs, name, id);
  const { numDeletedRows } = await needs.db
    .deleteFrom('preview_links')
    .where('item_id', '=', id)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Which item a link shows; undefined when the link does not hold any more. */
export async function findPreviewLink(
  { db, clock }: Pick<ContentNeeds, 'db' | 'clock'>,
  token: string,
): Promise<{ itemId: string; kind: KindName } | undefined> {
  const link = await db
    .selectFrom('preview_links')
    .select(['item_id', 'kind', 'expires_at'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!link || link.expires_at <= clock.now().toISOString()) return undefined;
  return { itemId: link.item_id, kind: link.kind };
}

/** The item that a link shows, as it would be published now; undefined when the link does not hold any more. */
export async function previewByToken(
  { db, clock }: Pick<ContentNeeds, 'db' | 'clock'>,
  token: string,
): Promise<Preview | undefined> {
  const link = await findPreviewLink({ db, clock }, token);
  if (!link) return undefined;
  const { live, draft } = await lookUp(db, link.kind, link.itemId);
  if (!live && !draft) return undefined;
  const { kind } = contentOf(link.kind);
  const values = draft?.values ?? writtenOf(kind, live ?? {});
  // What is not finished yet shows as far as it goes.
  const whole = kind.schema.safeParse(values);
  if (!whole.success) return undefined;
  const item = {
    ...whole.data,
    ...buildItem(kind.slugOf(whole.data as { title: string }), { now: clock.now(), id: link.itemId }),
  };
  return { kind: link.kind, item } as unknown as Preview;
}
