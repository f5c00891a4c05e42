import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import { type ActorRef, type Draft, findDraft, type RevisionState, upsertDraft } from '../../db/drafts';
import { setMediaUses } from '../../db/media';
import { listItemSchedules, type Schedule } from '../../db/schedules';
import { isInTrash } from '../../db/trash';
import { findLatestVersionTime } from '../../db/versions';
import { createFieldError, DomainError } from '../../domain/errors';
import { type KindName, kindNames, upgradeValues } from '../../domain/kinds';
import { listFileUrls } from '../../domain/kinds/files';
import type { Kind } from '../../domain/kinds/kind';
import { CHECKPOINT_INTERVAL_MS, DRAFT_ENTRIES_MAX, DRAFT_MAX_BYTES } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { listAlternatives } from '../../domain/publishing/alternatives';
import { applyFieldChange, diffRows, type FieldChange } from '../../domain/publishing/changes';
import { findDraftProblem } from '../../domain/publishing/draft-limits';
import { hasSameValue, mergeValues, type Values } from '../../domain/publishing/merge';
import { getItemState, type ItemState } from '../../domain/publishing/state';
import {
  type AnyItem,
  assertCanEdit,
  type ContentNeeds,
  createNextDraft,
  getContent,
  pickSchemaFields,
  saveVersion,
  toActorRef,
} from './content';
import { backfillFirstVersion, removeDraft } from './save';

/** An item as its form loads it. */
export type EditableItem = {
  id: string;
  values: Values;
  state: ItemState;
  /** ETag. Changes with every write. */
  mark: string;
  live: { revision: number; slug: string; updatedAt: string; values: Values } | undefined;
  draft: { revision: number; savedAt: string; by: ActorRef; askedAt: string | null } | undefined;
  plans: Schedule[];
};

export const getItemEtag = ({ live, draft }: RevisionState): string =>
  live || draft ? `${live?.revision ?? ''} ${draft ? `${draft.revision} ${draft.updatedAt}` : ''}` : '';

export async function findItem(
  db: DbOrTransaction,
  name: KindName,
  id: string,
): Promise<{ live: AnyItem | undefined; draft: Draft | undefined }> {
  const lookup = await getContent(name).store.findById(db, id);
  const draft = await findDraft(db, id);
  return {
    live: lookup.kind === 'found' ? lookup.item : undefined,
    draft: draft?.kind === name ? draft : undefined,
  };
}

/** @throws DomainError `not_found`, `forbidden` */
export async function findEditableItem(
  db: DbOrTransaction,
  needs: Pick<ContentNeeds, 'user'>,
  name: KindName,
  id: string,
) {
  const itemState = await findItem(db, name, id);
  if (!itemState.live && !itemState.draft) throw new DomainError('not_found', messages.notFound);
  assertCanEdit(needs, itemState);
  return itemState;
}

/** Rejects a new draft of a deleted item, which would conflict with the restored item. */
async function assertNotInTrash(
  db: DbOrTransaction,
  { live, draft }: { live: unknown; draft: unknown },
  id: string,
) {
  if (!live && !draft && (await isInTrash(db, id))) throw new DomainError('conflict', messages.itemInTrash);
}

/** Rejects the id of another kind’s item, because drafts are stored by id alone. */
async function assertSameKind(db: DbOrTransaction, name: KindName, id: string): Promise<void> {
  for (const otherKind of kindNames.filter(kindName => kindName !== name)) {
    const { live, draft } = await findItem(db, otherKind, id);
    if (live || draft) throw new DomainError('not_found', messages.notFound);
  }
}

/**
 * Returns the draft’s values, or the public values without a draft.
 * @throws DomainError `not_found`, `forbidden`, `conflict` for an item in the trash.
 */
export async function openItem(needs: ContentNeeds, name: KindName, id: string): Promise<EditableItem> {
  const itemState = await findItem(needs.db, name, id);
  const { live, draft } = itemState;
  await assertNotInTrash(needs.db, itemState, id);
  if (!live && !draft) throw new DomainError('not_found', messages.notFound);
  assertCanEdit(needs, itemState);
  const { kind } = getContent(name);
  const schedules = await listItemSchedules(needs.db, [id]);
  const publishedValues = live && pickSchemaFields(kind, live);
  return {
    id,
    values: draft?.values ?? publishedValues ?? {},
    state: getItemState({
      live: live !== undefined,
      draft: draft !== undefined,
      withdrawn: draft?.withdrawn !== undefined,
      isPlanned: schedules.some(({ action }) => action === 'publish'),
    }),
    mark: getItemEtag(itemState),
    live: live && {
      revision: live.revision,
      slug: live.slug,
      updatedAt: live.updatedAt,
      values: publishedValues ?? {},
    },
    draft: draft && {
      revision: draft.revision,
      savedAt: draft.updatedAt,
      by: draft.updatedBy,
      askedAt: draft.askedAt,
    },
    plans: schedules,
  };
}

type Changes = Record<string, FieldChange>;

type SaveResult = {
  revision: number;
  savedAt: string;
  /** The ETags before and after the save. */
  marks: { before: string; after: string };
  /** Fields that differ from the client’s values, because another editor changed them. */
  others: Values;
  /** Paths that both editors changed. The draft keeps the other editor’s values. */
  conflicts: string[];
  /** Name of the draft’s previous editor; undefined for a new draft. */
  metBy: string | undefined;
};

/**
 * Saves a draft, which the first save creates (rules 61 and 62). The form creates row ids, so that retries are
 * idempotent.
 * @param save.mark the client’s ETag. A client with an outdated ETag also receives rows that it didn’t send.
 * @throws DomainError `invalid` for unknown fields or values over a limit, `too_large`, `forbidden`, `conflict` for a
 * deleted item, `stale` for rows of a missing list, `not_found` for another kind’s item.
 */
export async function saveDraft(
  needs: ContentNeeds,
  name: KindName,
  { id, changes, mark }: { id: string; changes: Changes; mark?: string | undefined },
): Promise<SaveResult> {
  const { kind } = getContent(name);
  assertFields(kind, changes);
  assertLimits(changes);
  const now = needs.clock.now();
  return runInTransaction(needs.db, async trx => {
    const itemState = await findItem(trx, name, id);
    assertCanEdit(needs, itemState);
    await assertNotInTrash(trx, itemState, id);
    const { live, draft } = itemState;
    if (!draft) await assertSameKind(trx, name, id);
    const publishedValues = live && pickSchemaFields(kind, live);
    const currentValues = draft?.values ?? publishedValues ?? {};
    const [from, to] = [{ ...currentValues }, { ...currentValues }];
    for (const [field, change] of Object.entries(changes)) {
      const changedField = applyFieldChange(currentValues[field], change);
      if (!changedField) throw new DomainError('stale', messages.rowsGone);
      // A missing field can’t have been changed by another editor.
      from[field] = currentValues[field] === undefined ? undefined : changedField.from;
      to[field] = changedField.to;
    }
    // A form that was opened before an update sends former field names.
    const { values, conflicts } = mergeValues(
      upgradeValues(name, from),
      upgradeValues(name, to),
      currentValues,
    );
    assertListsNotGrown(currentValues, values);
    const text = JSON.stringify(values);
    assertSize(text);
    const hasMoved = mark !== getItemEtag(itemState);
    const otherValues = Object.fromEntries(
      Object.keys(changes)
        .filter(field => (hasMoved && changes[field]?.ids) || !hasSameValue(values[field], to[field]))
        .map(field => [field, values[field]]),
    );
    const savedAt = now.toISOString();
    const toSaveResult = (nextDraft?: Draft): SaveResult => ({
      revision: (draft?.revision ?? 0) + 1,
      savedAt,
      marks: { before: getItemEtag(itemState), after: getItemEtag({ live, draft: nextDraft }) },
      others: otherValues,
      conflicts,
      metBy: draft?.updatedBy.name,
    });
    if (publishedValues && hasSameValue(values, publishedValues)) {
      await removeDraft(trx, id, now);
      return toSaveResult();
    }
    const hasConflicts = conflicts.length > 0;
    // An editor chose between versions of a block, so all of them are saved in the history.
    const remainingIds = new Set(listAlternatives(values).map(({ id }) => id));
    const hasResolvedAlternatives = listAlternatives(currentValues).some(({ id }) => !remainingIds.has(id));
    const minIntervalMs = hasConflicts || hasResolvedAlternatives ? 0 : CHECKPOINT_INTERVAL_MS;
    if (draft) await saveCheckpoint(trx, draft, kind, now, minIntervalMs);
    else if (live) await backfillFirstVersion(trx, kind, live);
    // Saves this editor’s values in the history, because the draft keeps the other editor’s values.
    if (hasConflicts) {
      const actor = toActorRef(needs);
      const note = `Conflicting changes by ${actor.name}`;
      await saveVersion(trx, kind, { itemId: id, values: to, note, by: actor, now });
    }
    const nextDraft = {
      ...createNextDraft(draft, { id, kind: name, values, by: toActorRef(needs), now }),
      askedAt: draft?.askedAt ?? null,
    };
    await upsertDraft(trx, nextDraft, text);
    if (!draft || !hasSameFiles(kind, draft.values, values))
      await setMediaUses(trx, `draft:${id}`, listFileUrls(kind.schema, values));
    return toSaveResult(nextDraft);
  });
}

/** Discards a public item’s draft. Throws DomainError `not_found` without a draft or a public version. */
export async function discardDraft(needs: ContentNeeds, name: KindName, id: string): Promise<void> {
  await runInTransaction(needs.db, async trx => {
    const itemState = await findItem(trx, name, id);
    if (!itemState.draft || !itemState.live) throw new DomainError('not_found', messages.notFound);
    assertCanEdit(needs, itemState);
    await saveCheckpoint(trx, itemState.draft, getContent(name).kind, needs.clock.now(), 0);
    await removeDraft(trx, id, needs.clock.now());
  });
  needs.images.scheduleSweep();
}

/**
 * Saves the draft’s state before a change (rule 64).
 * @param minIntervalMs minimum milliseconds since the item’s latest version.
 */
async function saveCheckpoint(
  trx: DbOrTransaction,
  draft: Draft,
  kind: Kind<KindName>,
  now: Date,
  minIntervalMs: number,
): Promise<void> {
  const latestVersionTime = await findLatestVersionTime(trx, draft.id, now);
  const elapsedMs = now.getTime() - Date.parse(latestVersionTime ?? draft.createdAt);
  if (elapsedMs < minIntervalMs && elapsedMs >= 0) return;
  await saveVersion(trx, kind, {
    itemId: draft.id,
    values: draft.values,
    note: '',
    by: draft.updatedBy,
    now,
  });
}

function assertFields(kind: Kind, changes: Changes): void {
  const unknownFields = Object.keys(changes).filter(field => !Object.hasOwn(kind.schema.shape, field));
  if (unknownFields.length > 0) throw new DomainError('invalid', messages.unknownFields(unknownFields));
}

function assertLimits(changes: Changes): void {
  const errors = Object.entries(changes).flatMap(([path, { to }]) => {
    const message = findDraftProblem(to);
    return message ? [{ path, message }] : [];
  });
  if (errors[0]) throw new DomainError('invalid', errors[0].message, { errors });
}

/** Accepts a list over the limit if the list didn’t grow, so that editors can shorten it in steps. */
function assertListsNotGrown(before: Values, after: Values): void {
  const getLength = (value: unknown) => (Array.isArray(value) ? value.length : 0);
  for (const [path, value] of Object.entries(after))
    if (getLength(value) > Math.max(DRAFT_ENTRIES_MAX, getLength(before[path])))
      throw createFieldError('invalid', path, messages.rowsTooMany(DRAFT_ENTRIES_MAX));
}

function assertSize(text: string): void {
  if (Buffer.byteLength(text) > DRAFT_MAX_BYTES) throw new DomainError('too_large', messages.draftTooLarge);
}

/** Returns whether both values use the same files. Searches only the fields that differ. */
function hasSameFiles({ schema }: Kind, before: Values, after: Values): boolean {
  const changes = Object.entries(diffRows(before, after));
  const listDraftFiles = (side: 'from' | 'to') =>
    listFileUrls(schema, Object.fromEntries(changes.map(([name, change]) => [name, change[side]])));
  return hasSameValue(listDraftFiles('from').toSorted(), listDraftFiles('to').toSorted());
}
