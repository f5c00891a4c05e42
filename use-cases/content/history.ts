import { runInTransaction } from '../../db/connection';
import { upsertDraft } from '../../db/drafts';
import { setMediaUses } from '../../db/media';
import { findVersionValues, listVersions, type Version } from '../../db/versions';
import { DomainError } from '../../domain/errors';
import type { KindName } from '../../domain/kinds';
import { listFileUrls } from '../../domain/kinds/files';
import { messages } from '../../domain/messages';
import { hasSameValue, type Values } from '../../domain/publishing/merge';
import {
  type ContentNeeds,
  createNextDraft,
  getContent,
  logActivity,
  pickSchemaFields,
  saveVersion,
  toActorRef,
} from './content';
import { findEditableItem } from './drafts';
import { buildPreview, type Previews } from './previews';
import { removeDraft } from './save';

type Range = { offset: number; limit: number };

/** Returns the latest versions first. Throws DomainError `not_found`, `forbidden`. */
export async function getHistory(
  needs: ContentNeeds,
  name: KindName,
  { id, ...range }: { id: string } & Range,
): Promise<{ items: Version[]; total: number }> {
  await findEditableItem(needs.db, needs, name, id);
  return listVersions(needs.db, id, range);
}

/** @throws DomainError `not_found`, `forbidden` */
export async function getVersion(needs: ContentNeeds, name: KindName, id: string): Promise<Values> {
  const version = await findVersionValues(needs.db, id);
  if (version?.kind !== name) throw new DomainError('not_found', messages.versionGone);
  await findEditableItem(needs.db, needs, name, version.itemId);
  return version.values;
}

/**
 * @returns the preview’s key, which works only for the current member.
 * @throws DomainError `not_found`, `forbidden`
 */
export async function previewVersion(
  needs: ContentNeeds & { previews: Previews; user: { _id: string } },
  name: KindName,
  id: string,
): Promise<{ key: string }> {
  const values = await getVersion(needs, name, id);
  const { kind } = getContent(name);
  return {
    key: needs.previews.add(needs.user._id, buildPreview(kind, values, { now: needs.clock.now(), id })),
  };
}

/**
 * Restores a version, after saving the current values as one. Restoring the public version’s values removes the draft.
 * @returns whether a draft exists now.
 * @throws DomainError `not_found`, `forbidden`
 */
export async function restoreVersion(
  needs: ContentNeeds,
  name: KindName,
  id: string,
): Promise<{ hasDraft: boolean }> {
  const now = needs.clock.now();
  const actor = toActorRef(needs);
  const hasDraft = await runInTransaction(needs.db, async trx => {
    const version = await findVersionValues(trx, id);
    if (version?.kind !== name) throw new DomainError('not_found', messages.versionGone);
    const { live, draft } = await findEditableItem(trx, needs, name, version.itemId);
    const { kind } = getContent(name);
    const publishedValues = live && pickSchemaFields(kind, live);
    const oldValues = draft?.values ?? publishedValues ?? {};
    await saveVersion(trx, kind, {
      itemId: version.itemId,
      values: oldValues,
      note: 'Before an earlier version was restored',
      by: actor,
      now,
    });
    const subject = { id: version.itemId, title: version.values.title };
    await logActivity(trx, { by: actor, now }, 'versionRestored', name, subject);
    if (publishedValues && hasSameValue(version.values, publishedValues)) {
      await removeDraft(trx, version.itemId, now);
      return false;
    }
    const content = { id: version.itemId, kind: name, values: version.values };
    await upsertDraft(trx, createNextDraft(draft, { ...content, by: actor, now }));
    await setMediaUses(trx, `draft:${version.itemId}`, listFileUrls(kind.schema, version.values));
    return true;
  });
  needs.images.scheduleSweep();
  return { hasDraft };
}

/** @throws DomainError `not_found` without a draft, `forbidden` */
export async function saveNamedVersion(
  needs: ContentNeeds,
  name: KindName,
  { id, name: note }: { id: string; name: string },
): Promise<void> {
  await runInTransaction(needs.db, async trx => {
    const { draft } = await findEditableItem(trx, needs, name, id);
    if (!draft) throw new DomainError('not_found', messages.nothingToName);
    await saveVersion(trx, getContent(name).kind, {
      itemId: id,
      values: draft.values,
      note,
      by: toActorRef(needs),
      now: needs.clock.now(),
    });
  });
}
