import { inTransaction } from '../../db/connection';
import { assignMedia, releaseMedia } from '../../db/media';
import type { ItemStore } from '../../db/stores';
import { DomainError } from '../../domain/errors';
import { filesOf } from '../../domain/kinds/files';
import type { Kind, Stored } from '../../domain/kinds/kind';
import { revise } from '../../domain/kinds/revise';
import { messages } from '../../domain/messages';
import type { Context } from '../context';

type Needs = Pick<Context, 'db' | 'clock' | 'images' | 'contentChanged'>;

/** What is written of a kind: what describes it, and its rows. */
export type Content<Input, Item> = { kind: Kind; store: ItemStore<Input, Item> };

/** Stores a new item, which from then on owns the images it mentions. */
export async function createItem<Input, Item extends Stored<unknown>>(
  { db, clock, contentChanged }: Needs,
  { kind, store }: Content<Input, Item>,
  input: Input,
): Promise<Item> {
  const item = await inTransaction(db, async trx => {
    const inserted = await store.insert(trx, input, { now: clock.now() });
    await assignMedia(trx, inserted._id, filesOf(kind.schema, inserted));
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
  { db, clock, images, contentChanged }: Needs,
  { kind, store }: Content<Input, Item>,
  { id, patch, revision }: { id: string; patch: Partial<Input>; revision: number | undefined },
): Promise<{ item: Item; changed: boolean }> {
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
    return { item, changed };
  });
  if (outcome.changed) {
    contentChanged();
    images.sweepSoon();
  }
  return outcome;
}

/** Removes an item, and after the commit every file it owned that nothing else mentions. @throws `not_found`. */
export async function removeItem<Input, Item>(
  { db, clock, images, contentChanged }: Needs,
  { store }: Content<Input, Item>,
  id: string,
): Promise<void> {
  await inTransaction(db, async trx => {
    if (!(await store.remove(trx, id))) throw new DomainError('not_found', messages.notFound);
    await releaseMedia(trx, id, clock.now());
  });
  contentChanged();
  images.sweepSoon();
}
