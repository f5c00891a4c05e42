import type { DbOrTransaction } from '../../db/connection';
import { inTransaction } from '../../db/connection';
import { assignMedia, releaseMedia } from '../../db/media';
import { DomainError } from '../../domain/errors';
import { messages } from '../../domain/messages';
import type { Revision } from '../../domain/revise';
import type { Context } from '../context';

type Item = { _id: string; revision: number };

type Needs = Pick<Context, 'db' | 'clock' | 'images' | 'contentChanged'>;

/** What a kind of item needs told to be saved and removed the common way. */
export type ItemStore<Stored extends Item, Input> = {
  byId: (db: DbOrTransaction, id: string) => Promise<Stored | undefined>;
  insert: (trx: DbOrTransaction, input: Input, options: { now: Date }) => Promise<Stored>;
  update: (trx: DbOrTransaction, next: Stored, now: Date) => Promise<Stored>;
  remove: (trx: DbOrTransaction, id: string) => Promise<boolean>;
  revise: (current: Stored, patch: Partial<Input>) => Revision<Stored>;
  imagesOf: (item: Stored) => string[];
};

/** Stores a new item, which from then on owns the images it mentions. */
export async function createItem<Stored extends Item, Input>(
  { db, clock, contentChanged }: Needs,
  store: ItemStore<Stored, Input>,
  input: Input,
): Promise<Stored> {
  const item = await inTransaction(db, async trx => {
    const inserted = await store.insert(trx, input, { now: clock.now() });
    await assignMedia(trx, inserted._id, store.imagesOf(inserted));
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
export async function updateItem<Stored extends Item, Input>(
  { db, clock, images, contentChanged }: Needs,
  store: ItemStore<Stored, Input>,
  { id, patch, revision }: { id: string; patch: Partial<Input>; revision: number | undefined },
): Promise<{ item: Stored; changed: boolean }> {
  const outcome = await inTransaction(db, async trx => {
    const current = await store.byId(trx, id);
    if (!current) throw new DomainError('not_found', messages.notFound);
    if (revision !== undefined && revision !== current.revision) {
      throw new DomainError('stale', messages.revisionStale);
    }
    const { changed, next, freedImages } = store.revise(current, patch);
    if (!changed) return { item: current, changed };
    const item = await store.update(trx, next, clock.now());
    await assignMedia(trx, id, store.imagesOf(item));
    await releaseMedia(trx, id, clock.now(), freedImages);
    return { item, changed };
  });
  if (outcome.changed) {
    contentChanged();
    images.sweepSoon();
  }
  return outcome;
}

/** Removes an item, and after the commit every file it owned that nothing else mentions. @throws `not_found`. */
export async function removeItem<Stored extends Item, Input>(
  { db, clock, images, contentChanged }: Needs,
  store: ItemStore<Stored, Input>,
  id: string,
): Promise<void> {
  await inTransaction(db, async trx => {
    if (!(await store.remove(trx, id))) throw new DomainError('not_found', messages.notFound);
    await releaseMedia(trx, id, clock.now());
  });
  contentChanged();
  images.sweepSoon();
}
