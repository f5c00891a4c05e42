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
import { filesOf } from '../../domain/kinds/files';
import type { Kind, Stored } from '../../domain/kinds/kind';
import { may } from '../../domain/members/permissions';
import { messages } from '../../domain/messages';
import { shownTitle } from '../../domain/plain-text';
import type { Values } from '../../domain/publishing/merge';
import { picturesOf } from '../../domain/publishing/pictures';
import type { Context, SessionUser } from '../context';

/** An item of whatever kind. */
export type AnyItem = Stored<Values>;

/** What is written of a kind: what describes it, and its rows. */
export type Content<Input, Item> = { kind: Kind<KindName>; store: ItemStore<Input, Item> };

/** For code that treats all kinds alike. */
export const contentOf = (name: KindName): Content<Values, AnyItem> => ({
  kind: kinds[name],
  store: getStore<Values, AnyItem>(name),
});

/** What the use cases of content need. */
export type ContentNeeds = Pick<Context, 'db' | 'clock' | 'images' | 'contentChanged'> & {
  user?: SessionUser | undefined;
};

/** Who does it; a job does it for who planned it. */
export const byOf = ({ user }: ContentNeeds): ActorRef => ({ id: user?._id ?? '', name: user?.name ?? '' });

/** Whose drafts somebody sees: everybody's with the permission to publish, else their own (rule 59). */
export const draftsSeenBy = (user: SessionUser): string | undefined =>
  may(user.role, 'content.publish') ? undefined : user._id;

/** Refuses what somebody may not write: an author has their own drafts only (rule 59). */
export function assertMayWrite(
  { user }: Pick<ContentNeeds, 'user'>,
  { live, draft }: { live: unknown; draft: Pick<Draft, 'ownerId'> | undefined },
) {
  if (!user || may(user.role, 'content.publish')) return;
  if (live || (draft && draft.ownerId !== user._id))
    throw new DomainError('forbidden', messages.notYourDraft);
}

/** Remembers who did what to which item, in the transaction of the act. */
export const remember = (
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
    subject: { id: subject.id, title: shownTitle(subject) },
    detail,
  });

/** Keeps what an item says, with the pictures that it shows. */
export async function keepVersion(
  trx: DbOrTransaction,
  kind: Kind<KindName>,
  version: Omit<Parameters<typeof insertVersion>[1], 'kind'>,
): Promise<void> {
  const id = await insertVersion(trx, { ...version, kind: kind.name });
  await setMediaUses(trx, `version:${id}`, filesOf(kind.schema, version.values));
  // What the site says of a picture is what the library offers next time.
  if (version.revision !== undefined)
    await fillMissingAlt(trx, picturesOf(kind.pictures ?? [], version.values));
}

/** What people wrote of an item: its fields without what storing added. */
export const writtenOf = (kind: Kind, item: object): Values =>
  Object.fromEntries(Object.entries(item).filter(([name]) => name in kind.schema.shape));
