import { recordActivity } from '../../db/activity';
import { type DbOrTransaction, inTransaction } from '../../db/connection';
import { assignMedia, releaseMedia } from '../../db/media';
import type { ItemStore } from '../../db/stores';
import type { ActivityAction } from '../../domain/activity';
import { DomainError } from '../../domain/errors';
import { filesOf } from '../../domain/kinds/files';
import type { Kind, Stored } from '../../domain/kinds/kind';
import { revise } from '../../domain/kinds/revise';
import { messages } from '../../domain/messages';
import type { Context, SessionUser } from '../context';

type Needs = Pick<Context, 'db' | 'clock' | 'images' | 'contentChanged'> & { user: SessionUser };

/** What is written of a kind: what describes it, and its rows. */
export type Content<Input, Item> = { kind: Kind; store: ItemStore<Input, Item> };

/** Who did what to which item. */
const remember = (
  trx: DbOrTransaction,
  { clock, user }: Needs,
  { action, kind }: { action: ActivityAction; kind: Kind },
  { _id, title, revision }: Stored<unknown>,
) =>
  recordActivity(trx, {
    at: clock.now(),
    member: user,
    action,
    kind: kind.name,
    subject: { id: _id, title },
    detail: `Revision ${revision}`,
  });

/** Stores a new item, which from then on owns the images it mentions. */
export async function createItem<Input, Item extends Stored<unknown>>(
  needs: Needs,
  { kind, store }: Content<Input, Item>,
  input: Input,
): Promise<Item> {
  const { db, clock, contentChanged } = needs;
  const item = await inTransaction(db, async trx => {
    const inserted = await store.insert(trx, input, { now: clock.now() });
    await assignMedia(trx, inserted._id, filesOf(kind.schema, inserted));
    await remember(trx, needs, { action: 'created', kind }, inserted);
    return inserted;
  });
  contentChanged();
  return item;
}

/**
 * Stores a change; images no longer mentioned are let go and deleted after the commit (rule 40).
 * @param revision the one the change started from; left out, the newest.
 * @returns the item, and whether anything differed.
 * @throws DomainError `not_found`, `stale` when somebody saved since that revision, `conflict` for a taken slug.
 */
export async function updateItem<Input, Item extends Stored<unknown>>(
  needs: Needs,
  { kind, store }: Content<Input, Item>,
  { id, patch, revision }: { id: string; patch: Partial<Input>; revision: number | undefined },
): Promise<{ item: Item; changed: boolean }> {
  const { db, clock, images, contentChanged } = needs;
  const outcome = await inTransaction(db, async trx => {
    const found = await store.byId(trx, id);
    if (found.kind === 'missing') throw new DomainError('not_found', messages.notFound);
    const current = found.item;
    if (revision !== undefined && revision !== current.revision) {
      throw new DomainError('stale', messages.revisionStale);
    }
    const filesIn = (item: Item) => filesOf(kind.schema, item);
    const { changed, next, freedFiles } = revise(current, patch as Partial<Item>, filesIn);
    if (!changed) return { item: current, changed };
    const item = await store.update(trx, next, clock.now());
    await assignMedia(trx, id, filesIn(item));
    await releaseMedia(trx, id, clock.now(), freedFiles);
    await remember(trx, needs, { action: 'updated', kind }, item);
    return { item, changed };
  });
  if (outcome.changed) {
    contentChanged();
    images.sweepSoon();
  }
  return outcome;
}

/** Removes an item, and after the commit every file it owned that nothing else mentions. @throws `not_found`. */
export async function removeItem<Input, Item extends Stored<unknown>>(
  needs: Needs,
  { kind, store }: Content<Input, Item>,
  id: string,
): Promise<void> {
  const { db, clock, images, contentChanged } = needs;
  await inTransaction(db, async trx => {
    const found = await store.byId(trx, id);
    if (found.kind === 'missing') throw new DomainError('not_found', messages.notFound);
    await store.remove(trx, id);
    await remember(trx, needs, { action: 'removed', kind }, found.item);
    await releaseMedia(trx, id, clock.now());
  });
  contentChanged();
  images.sweepSoon();
}
