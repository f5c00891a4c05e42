import { inTransaction } from '../../db/connection';
import { upsertDraft } from '../../db/drafts';
import { setMediaUses } from '../../db/media';
import { getVersionValues, listVersions, type Version } from '../../db/versions';
import { DomainError } from '../../domain/errors';
import type { KindName } from '../../domain/kinds';
import { filesOf } from '../../domain/kinds/files';
import { messages } from '../../domain/messages';
import { same, type Values } from '../../domain/publishing/merge';
import { byOf, type ContentNeeds, contentOf, keepVersion, remember, writtenOf } from './content';
import { lookUpOwn } from './drafts';
import { type Previews, previewOf } from './previews';
import { endDraft } from './save';

type Range = { offset: number; limit: number };

/** What an item said at earlier times, the latest first. @throws DomainError `not_found`, `forbidden` */
export async function historyOf(
  needs: ContentNeeds,
  name: KindName,
  { id, ...range }: { id: string } & Range,
): Promise<{ items: Version[]; total: number }> {
  await lookUpOwn(needs.db, needs, name, id);
  return listVersions(needs.db, id, range);
}

/** What one version of an item says. @throws DomainError `not_found`, `forbidden` */
export async function versionOf(needs: ContentNeeds, name: KindName, id: string): Promise<Values> {
  const version = await getVersionValues(needs.db, id);
  if (version?.kind !== name) throw new DomainError('not_found', messages.versionGone);
  await lookUpOwn(needs.db, needs, name, version.itemId);
  return version.values;
}

/**
 * Shows a version as it would be published now, to the member of staff who asks.
 * @returns the key to open it by.
 * @throws DomainError `not_found`, `forbidden`, `invalid` for a version that is not whole or of an older shape.
 */
export async function previewVersion(
  needs: ContentNeeds & { previews: Previews; user: { _id: string } },
  name: KindName,
  id: string,
): Promise<{ key: string }> {
  const values = await versionOf(needs, name, id);
  const { kind } = contentOf(name);
  const whole = kind.schema.safeParse(values);
  if (!whole.success) throw new DomainError('invalid', messages.versionNotWhole);
  const written = whole.data as { title: string };
  return {
    key: needs.previews.put(needs.user._id, previewOf(kind, written, { now: needs.clock.now(), id })),
  };
}

/**
 * Puts a version into the draft, whose own text is kept as a version with a note. A version that equals the live one
 * removes the draft.
 * @returns whether a draft is left to publish.
 * @throws DomainError `not_found`, `forbidden`.
 */
export async function restoreVersion(
  needs: ContentNeeds,
  name: KindName,
  id: string,
): Promise<{ hasDraft: boolean }> {
  const now = needs.clock.now();
  const by = byOf(needs);
  const hasDraft = await inTransaction(needs.db, async trx => {
    const version = await getVersionValues(trx, id);
    if (version?.kind !== name) throw new DomainError('not_found', messages.versionGone);
    const { live, draft } = await lookUpOwn(trx, needs, name, version.itemId);
    const { kind } = contentOf(name);
    const published = live && writtenOf(kind, live);
    const before = draft?.values ?? published ?? {};
    await keepVersion(trx, kind, {
      itemId: version.itemId,
      values: before,
      note: 'Before an earlier version was restored',
      by,
      now,
    });
    const subject = { id: version.itemId, title: version.values.title };
    await remember(trx, { by, now }, 'versionRestored', name, subject);
    if (published && same(version.values, published)) {
      await endDraft(trx, version.itemId, now);
      return false;
    }
    await upsertDraft(trx, {
      id: version.itemId,
      kind: name,
      values: version.values,
      revision: (draft?.revision ?? 0) + 1,
      withdrawn: draft?.withdrawn,
      askedAt: null,
      ownerId: draft?.ownerId ?? by.id,
      createdAt: draft?.createdAt ?? now.toISOString(),
      updatedAt: now.toISOString(),
      updatedBy: by,
    });
    await setMediaUses(trx, `draft:${version.itemId}`, filesOf(kind.schema, version.values));
    return true;
  });
  needs.images.sweepSoon();
  return { hasDraft };
}

/** Keeps what the draft says now under a name. @throws DomainError `not_found` without a draft, `forbidden` */
export async function nameMoment(
  needs: ContentNeeds,
  name: KindName,
  { id, name: note }: { id: string; name: string },
): Promise<void> {
  await inTransaction(needs.db, async trx => {
    const { draft } = await lookUpOwn(trx, needs, name, id);
    if (!draft) throw new DomainError('not_found', messages.nothingToName);
    await keepVersion(trx, contentOf(name).kind, {
      itemId: id,
      values: draft.values,
      note,
      by: byOf(needs),
      now: needs.clock.now(),
    });
  });
}
