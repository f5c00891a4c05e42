import { inTransaction } from '../../db/connection';
import { putDraft } from '../../db/drafts';
import { holdMedia } from '../../db/media';
import { type Version, versionsOf, versionValues } from '../../db/versions';
import { DomainError } from '../../domain/errors';
import type { KindName } from '../../domain/kinds';
import { filesOf } from '../../domain/kinds/files';
import { messages } from '../../domain/messages';
import type { Values } from '../../domain/publishing/merge';
import {
  assertMayWrite,
  byOf,
  type ContentNeeds,
  contentOf,
  keepVersion,
  remember,
  writtenOf,
} from './content';
import { lookUp } from './drafts';

type Range = { offset: number; limit: number };

/** What an item said at earlier times, the latest first. @throws DomainError `not_found`, `forbidden` */
export async function historyOf(
  needs: ContentNeeds,
  name: KindName,
  { id, ...range }: { id: string } & Range,
): Promise<{ items: Version[]; total: number }> {
  await assertReadable(needs, name, id);
  return versionsOf(needs.db, id, range);
}

/** What one version of an item says. @throws DomainError `not_found`, `forbidden` */
export async function versionOf(needs: ContentNeeds, name: KindName, id: string): Promise<Values> {
  const version = await versionValues(needs.db, id);
  if (version?.kind !== name) throw new DomainError('not_found', messages.versionGone);
  await assertReadable(needs, name, version.itemId);
  return version.values;
}

/**
 * Puts what a version says into the draft, whose own text is kept as a version with a note.
 * @throws DomainError `not_found`, `forbidden`.
 */
export async function restoreVersion(needs: ContentNeeds, name: KindName, id: string): Promise<void> {
  const now = needs.clock.now();
  const by = byOf(needs);
  await inTransaction(needs.db, async trx => {
    const version = await versionValues(trx, id);
    if (version?.kind !== name) throw new DomainError('not_found', messages.versionGone);
    const found = await lookUp(trx, name, version.itemId);
    const { live, draft } = found;
    if (!live && !draft) throw new DomainError('not_found', messages.notFound);
    assertMayWrite(needs, found);
    const { kind } = contentOf(name);
    const before = draft?.values ?? writtenOf(kind, live ?? {});
    await keepVersion(trx, kind, {
      itemId: version.itemId,
      values: before,
      published: false,
      note: 'Before an earlier version was restored',
      by,
      now,
    });
    await putDraft(trx, {
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
    const subject = { id: version.itemId, title: version.values.title };
    await remember(trx, { by, now }, 'versionRestored', name, subject);
    await holdMedia(trx, `draft:${version.itemId}`, filesOf(kind.schema, version.values));
  });
}

async function assertReadable(needs: ContentNeeds, name: KindName, id: string): Promise<void> {
  const found = await lookUp(needs.db, name, id);
  if (!found.live && !found.draft) throw new DomainError('not_found', messages.notFound);
  assertMayWrite(needs, found);
}
