import { recordActivity } from '../../db/activity';
import type { DbOrTransaction } from '../../db/connection';
import type { ActorRef, Draft } from '../../db/drafts';
import type { ItemStore } from '../../db/items';
import { setMediaUses } from '../../db/media';
import { fillMissingAlt } from '../../db/media-library';
import { getStore } from '../../db/stores';
import { insertVersion } from '../../db/versions';
import type { ActivityAction } from '../../domain/activity';
import { DomainError } from '../../domain/errors';
import { type KindName, kinds } from '../../domain/kinds';
import { listFileUrls } from '../../domain/kinds/files';
import type { Kind, StoredItem } from '../../domain/kinds/kind';
import { hasPermission } from '../../domain/members/permissions';
import { messages } from '../../domain/messages';
import { getShownTitle } from '../../domain/plain-text';
import { listImages } from '../../domain/publishing/images';
import type { Values } from '../../domain/publishing/merge';
import type { Context, SessionUser } from '../context';

export type AnyItem = StoredItem<Values>;

export type Content<Input, Item> = { kind: Kind<KindName>; store: ItemStore<Input, Item> };

/** Returns a kind and its store with generic types, for code that handles all kinds. */
export const getContent = (name: KindName): Content<Values, AnyItem> => ({
  kind: kinds[name],
  store: getStore<Values, AnyItem>(name),
});

export type ContentNeeds = Pick<Context, 'db' | 'clock' | 'images' | 'onContentChange'> & {
  user?: SessionUser | undefined;
};

/** Returns an empty id and name without a signed-in member. */
export const toActorRef = ({ user }: Pick<ContentNeeds, 'user'>): ActorRef => ({
  id: user?._id ?? '',
  name: user?.name ?? '',
});

/** Returns undefined for users who can publish, because they see all drafts (rule 59). */
export const findVisibleDraftOwner = (user: Pick<SessionUser, '_id' | 'role'>): string | undefined =>
  hasPermission(user.role, 'content.publish') ? undefined : user._id;

/** Creates the next revision of an item’s draft, or the first one. */
export const createNextDraft = (
  draft: Draft | undefined,
  { by, now, ...content }: Pick<Draft, 'id' | 'kind' | 'values'> & { by: ActorRef; now: Date },
): Draft => ({
  ...content,
  revision: (draft?.revision ?? 0) + 1,
  withdrawn: draft?.withdrawn,
  askedAt: null,
  ownerId: draft?.ownerId ?? by.id,
  createdAt: draft?.createdAt ?? now.toISOString(),
  updatedAt: now.toISOString(),
  updatedBy: by,
});

/** Rejects authors, except for their own drafts (rule 59). */
export function assertCanEdit(
  { user }: Pick<ContentNeeds, 'user'>,
  { live, draft }: { live: unknown; draft: Pick<Draft, 'ownerId'> | undefined },
) {
  if (!user || hasPermission(user.role, 'content.publish')) return;
  if (live || (draft && draft.ownerId !== user._id))
    throw new DomainError('forbidden', messages.notYourDraft);
}

/** Logs an action. Call this in the action’s transaction. */
export const logActivity = (
  trx: DbOrTransaction,
  { by, now }: { by: ActorRef; now: Date },
  action: ActivityAction,
  kind: KindName,
  subject: { id: string; title: unknown },
  detail = '',
): Promise<void> =>
  recordActivity(trx, {
    at: now,
    member: by.id ? { _id: by.id, name: by.name, email: '' } : undefined,
    action,
    kind,
    subject: { id: subject.id, title: getShownTitle(subject) },
    detail,
  });

/** Saves a version, and protects its images from deletion. */
export async function saveVersion(
  trx: DbOrTransaction,
  kind: Kind<KindName>,
  version: Omit<Parameters<typeof insertVersion>[1], 'kind'>,
): Promise<void> {
  const id = await insertVersion(trx, { ...version, kind: kind.name });
  await setMediaUses(trx, `version:${id}`, listFileUrls(kind.schema, version.values));
  // The library adopts published alt texts for images that have none.
  if (version.revision !== undefined)
    await fillMissingAlt(trx, listImages(kind.images ?? [], version.values));
}

/** Omits fields that storage added, such as the id. */
export const pickSchemaFields = (kind: Kind, item: object): Values =>
  Object.fromEntries(Object.entries(item).filter(([name]) => name in kind.schema.shape));
