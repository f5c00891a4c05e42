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
import { listFiles } from '../../domain/kinds/files';
import type { Kind, Stored } from '../../domain/kinds/kind';
import { can } from '../../domain/members/permissions';
import { messages } from '../../domain/messages';
import { getShownTitle } from '../../domain/plain-text';
import { listImages } from '../../domain/publishing/images';
import type { Values } from '../../domain/publishing/merge';
import type { Context, SessionUser } from '../context';

/** An item of any kind. */
export type AnyItem = Stored<Values>;

/** A kind with its store. */
export type Content<Input, Item> = { kind: Kind<KindName>; store: ItemStore<Input, Item> };

/** Returns the content of a kind, with generic types. */
export const getContent = (name: KindName): Content<Values, AnyItem> => ({
  kind: kinds[name],
  store: getStore<Values, AnyItem>(name),
});

/** The dependencies of the content use cases. */
export type ContentNeeds = Pick<Context, 'db' | 'clock' | 'images' | 'contentChanged'> & {
  user?: SessionUser | undefined;
};

/** Returns the acting member. A job acts for the member who scheduled the action. */
export const toActorRef = ({ user }: ContentNeeds): ActorRef => ({
  id: user?._id ?? '',
  name: user?.name ?? '',
});

/** Returns the member whose drafts a user can see; undefined for a user who can publish and so sees all (rule 59). */
export const getVisibleDraftOwner = (user: SessionUser): string | undefined =>
  can(user.role, 'content.publish') ? undefined : user._id;

/** Checks that a user can edit an item: authors can edit only their own drafts (rule 59). */
export function assertCanEdit(
  { user }: Pick<ContentNeeds, 'user'>,
  { live, draft }: { live: unknown; draft: Pick<Draft, 'ownerId'> | undefined },
) {
  if (!user || can(user.role, 'content.publish')) return;
  if (live || (draft && draft.ownerId !== user._id))
    throw new DomainError('forbidden', messages.notYourDraft);
}

/** Logs an action on an item, in the transaction of the action. */
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

/** Saves a version of an item with the images it shows. */
export async function saveVersion(
  trx: DbOrTransaction,
  kind: Kind<KindName>,
  version: Omit<Parameters<typeof insertVersion>[1], 'kind'>,
): Promise<void> {
  const id = await insertVersion(trx, { ...version, kind: kind.name });
  await setMediaUses(trx, `version:${id}`, listFiles(kind.schema, version.values));
  // The alt text in an item becomes the default in the library.
  if (version.revision !== undefined)
    await fillMissingAlt(trx, listImages(kind.images ?? [], version.values));
}

/** Returns the fields of an item without those that storage added. */
export const pickSchemaFields = (kind: Kind, item: object): Values =>
  Object.fromEntries(Object.entries(item).filter(([name]) => name in kind.schema.shape));
