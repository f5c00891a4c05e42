import { type DbOrTransaction, inTransaction } from '../../db/connection';
import { type ActorRef, type Draft, findDraft, type RevisionState, upsertDraft } from '../../db/drafts';
import { setMediaUses } from '../../db/media';
import { listItemPlans, type Plan } from '../../db/plans';
import { isInTrash } from '../../db/trash';
import { getLatestVersionTime } from '../../db/versions';
import { DomainError, fieldRefusal } from '../../domain/errors';
import { type KindName, kindNames, upgraded } from '../../domain/kinds';
import { filesOf } from '../../domain/kinds/files';
import type { Kind } from '../../domain/kinds/kind';
import { CHECKPOINT_MS, DRAFT_ENTRIES_MAX, DRAFT_MAX_BYTES } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { type Change, changesOf, wholeOf } from '../../domain/publishing/changes';
import { findDraftProblem } from '../../domain/publishing/draft-limits';
import { merge, same, type Values } from '../../domain/publishing/merge';
import { type State, stateOf } from '../../domain/publishing/state';
import {
  type AnyItem,
  assertMayWrite,
  byOf,
  type ContentNeeds,
  contentOf,
  keepVersion,
  writtenOf,
} from './content';
import { endDraft, keepFirst } from './save';

/** An item as its form opens it. */
export type Opened = {
  id: string;
  values: Values;
  state: State;
  /** Where the item stands: the same as long as nobody wrote. */
  mark: string;
  /** What the site shows. */
  live: { revision: number; slug: string; updatedAt: string; values: Values } | undefined;
  draft: { revision: number; savedAt: string; by: ActorRef; askedAt: string | null } | undefined;
  plans: Plan[];
};

export const markOf = ({ live, draft }: RevisionState): string =>
  live || draft ? `${live?.revision ?? ''} ${draft ? `${draft.revision} ${draft.updatedAt}` : ''}` : '';

/** What is public of an item, and its draft. */
export async function lookUp(
  db: DbOrTransaction,
  name: KindName,
  id: string,
): Promise<{ live: AnyItem | undefined; draft: Draft | undefined }> {
  const found = await contentOf(name).store.byId(db, id);
  const draft = await findDraft(db, id);
  return {
    live: found.kind === 'found' ? found.item : undefined,
    draft: draft?.kind === name ? draft : undefined,
  };
}

/** The same, for who may write it. @throws DomainError `not_found`, `forbidden` */
export async function lookUpOwn(
  db: DbOrTransaction,
  needs: Pick<ContentNeeds, 'user'>,
  name: KindName,
  id: string,
) {
  const found = await lookUp(db, name, id);
  if (!found.live && !found.draft) throw new DomainError('not_found', messages.notFound);
  assertMayWrite(needs, found);
  return found;
}

/** Refuses what was deleted: a draft of it would stand beside what the trash brings back. */
async function assertNotInTrash(
  db: DbOrTransaction,
  { live, draft }: { live: unknown; draft: unknown },
  id: string,
) {
  if (!live && !draft && (await isInTrash(db, id))) throw new DomainError('conflict', messages.itemInTrash);
}

/** Refuses the id of an item of another kind: drafts are kept by their id, and one would take the other's place. */
async function assertOfNoOtherKind(db: DbOrTransaction, name: KindName, id: string): Promise<void> {
  for (const other of kindNames.filter(each => each !== name)) {
    const { live, draft } = await lookUp(db, other, id);
    if (live || draft) throw new DomainError('not_found', messages.notFound);
  }
}

/** Opens an item: its draft, or what is public. @throws DomainError `not_found`, `forbidden`, `conflict` in the trash */
export async function openItem(needs: ContentNeeds, name: KindName, id: string): Promise<Opened> {
  const found = await lookUp(needs.db, name, id);
  const { live, draft } = found;
  await assertNotInTrash(needs.db, found, id);
  if (!live && !draft) throw new DomainError('not_found', messages.notFound);
  assertMayWrite(needs, found);
  const { kind } = contentOf(name);
  const plans = await listItemPlans(needs.db, [id]);
  const published = live && writtenOf(kind, live);
  return {
    id,
    values: draft?.values ?? published ?? {},
    state: stateOf({
      live: live !== undefined,
      draft: draft !== undefined,
      withdrawn: draft?.withdrawn !== undefined,
      planned: plans.some(({ action }) => action === 'publish'),
    }),
    mark: markOf(found),
    live: live && {
      revision: live.revision,
      slug: live.slug,
      updatedAt: live.updatedAt,
      values: published ?? {},
    },
    draft: draft && {
      revision: draft.revision,
      savedAt: draft.updatedAt,
      by: draft.updatedBy,
      askedAt: draft.askedAt,
    },
    plans,
  };
}

/** Changed fields, each with what it was when the change began. */
export type Changes = Record<string, Change>;

/** What became of a save. */
export type Saved = {
  revision: number;
  savedAt: string;
  /** Where the item stood before, and where it stands now. */
  marks: { before: string; after: string };
  /** Fields that are other than whoever sent them knows: somebody else wrote in them, too. */
  others: Values;
  /** Paths that both changed in two ways; theirs stand in the draft. */
  conflicts: string[];
  /** Who wrote the draft that this save met; undefined where it began one. */
  metBy: string | undefined;
};

/**
 * Saves changed fields of a draft, which the first save begins (rules 61 and 62). The id of a new item is the form's:
 * a save that is sent twice is one.
 * @param save.mark where the item stood when it was last heard of: who sends rows alone is told of the others if it moved.
 * @throws DomainError `invalid` for fields there are not, `too_large`, `forbidden`, `conflict` for what is in the trash,
 * `stale` for rows of a field that holds none, `not_found` for an item of another kind.
 */
export async function saveDraft(
  needs: ContentNeeds,
  name: KindName,
  { id, changes, mark }: { id: string; changes: Changes; mark?: string | undefined },
): Promise<Saved> {
  const { kind } = contentOf(name);
  assertFields(kind, changes);
  assertLimits(changes);
  const now = needs.clock.now();
  return inTransaction(needs.db, async trx => {
    const found = await lookUp(trx, name, id);
    assertMayWrite(needs, found);
    await assertNotInTrash(trx, found, id);
    const { live, draft } = found;
    if (!draft) await assertOfNoOtherKind(trx, name, id);
    const published = live && writtenOf(kind, live);
    const current = draft?.values ?? published ?? {};
    const [from, to] = [{ ...current }, { ...current }];
    for (const [field, change] of Object.entries(changes)) {
      const whole = wholeOf(current[field], change);
      if (!whole) throw new DomainError('stale', messages.rowsGone);
      // What is not there yet nobody has changed.
      from[field] = current[field] === undefined ? undefined : whole.from;
      to[field] = whole.to;
    }
    // A form that was open over an update sends former fields.
    const { values, conflicts } = merge(upgraded(name, from), upgraded(name, to), current);
    assertNotGrown(current, values);
    const text = JSON.stringify(values);
    assertSize(text);
    const moved = mark !== markOf(found);
    const others = Object.fromEntries(
      Object.keys(changes)
        .filter(field => (moved && changes[field]?.ids) || !same(values[field], to[field]))
        .map(field => [field, values[field]]),
    );
    const savedAt = now.toISOString();
    const revision = (draft?.revision ?? 0) + 1;
    const saved = (next?: Draft): Saved => ({
      revision,
      savedAt,
      marks: { before: markOf(found), after: markOf({ live, draft: next }) },
      others,
      conflicts,
      metBy: draft?.updatedBy.name,
    });
    if (published && same(values, published)) {
      await endDraft(trx, id, now);
      return saved();
    }
    const asks = conflicts.length > 0;
    if (draft) await keepCheckpoint(trx, draft, kind, now, asks ? 0 : CHECKPOINT_MS);
    else if (live) await keepFirst(trx, kind, live);
    // Whichever is chosen, the history has the other.
    if (asks) {
      const by = byOf(needs);
      const note = `What ${by.name} wrote at the same time`;
      await keepVersion(trx, kind, { itemId: id, values: to, note, by, now });
    }
    const next: Draft = {
      id,
      kind: name,
      values,
      revision,
      withdrawn: draft?.withdrawn,
      askedAt: draft?.askedAt ?? null,
      ownerId: draft?.ownerId ?? byOf(needs).id,
      createdAt: draft?.createdAt ?? savedAt,
      updatedAt: savedAt,
      updatedBy: byOf(needs),
    };
    await upsertDraft(trx, next, text);
    if (!draft || !showsSame(kind, draft.values, values))
      await setMediaUses(trx, `draft:${id}`, filesOf(kind.schema, values));
    return saved(next);
  });
}

/** Throws a draft away: what is public stays as it is. A draft that is nothing else goes to the trash instead. */
export async function discardDraft(needs: ContentNeeds, name: KindName, id: string): Promise<void> {
  await inTransaction(needs.db, async trx => {
    const found = await lookUp(trx, name, id);
    if (!found.draft || !found.live) throw new DomainError('not_found', messages.notFound);
    assertMayWrite(needs, found);
    await keepCheckpoint(trx, found.draft, contentOf(name).kind, needs.clock.now(), 0);
    await endDraft(trx, id, needs.clock.now());
  });
  needs.images.sweepSoon();
}

/**
 * Keeps what a draft said before it changes, once in a while (rule 64).
 * @param every milliseconds since the latest version of the item.
 */
export async function keepCheckpoint(
  trx: DbOrTransaction,
  draft: Draft,
  kind: Kind<KindName>,
  now: Date,
  every = CHECKPOINT_MS,
): Promise<void> {
  const latest = await getLatestVersionTime(trx, draft.id, now);
  const since = now.getTime() - Date.parse(latest ?? draft.createdAt);
  if (since < every && since >= 0) return;
  await keepVersion(trx, kind, {
    itemId: draft.id,
    values: draft.values,
    note: '',
    by: draft.updatedBy,
    now,
  });
}

function assertFields(kind: Kind, changes: Changes): void {
  const unknown = Object.keys(changes).filter(field => !Object.hasOwn(kind.schema.shape, field));
  if (unknown.length > 0) throw new DomainError('invalid', messages.unknownFields(unknown));
}

function assertLimits(changes: Changes): void {
  const errors = Object.entries(changes).flatMap(([path, { to }]) => {
    const message = findDraftProblem(to);
    return message ? [{ path, message }] : [];
  });
  if (errors[0]) throw new DomainError('invalid', errors[0].message, { errors });
}

/** Rows that are added a few at a time count as well; a list that was longer before may be shortened step by step. */
function assertNotGrown(before: Values, after: Values): void {
  const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);
  for (const [path, value] of Object.entries(after))
    if (lengthOf(value) > Math.max(DRAFT_ENTRIES_MAX, lengthOf(before[path])))
      throw fieldRefusal('invalid', path, messages.rowsTooMany(DRAFT_ENTRIES_MAX));
}

function assertSize(text: string): void {
  if (Buffer.byteLength(text) > DRAFT_MAX_BYTES) throw new DomainError('too_large', messages.draftTooLarge);
}

/** Whether the files that values show are those that others show; only what differs is looked through. */
function showsSame({ schema }: Kind, before: Values, after: Values): boolean {
  const changes = Object.entries(changesOf(before, after));
  const files = (side: 'from' | 'to') =>
    filesOf(schema, Object.fromEntries(changes.map(([name, change]) => [name, change[side]])));
  return same(files('from').toSorted(), files('to').toSorted());
}
