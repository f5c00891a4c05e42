import type { DbOrTransaction } from '../../db/connection';
import type { Draft } from '../../db/drafts';
import { listMembers } from '../../db/members';
import { enqueueMessage } from '../../db/outbox';
import type { ContentNotice, ContentNoticeKind } from '../../domain/content-notices';
import { hasPermission } from '../../domain/members/permissions';
import { getShownTitle } from '../../domain/plain-text';
import { createMessage } from '../outbox';

/** Queues emails to members. Call this in the event’s transaction. */
async function notify(
  trx: DbOrTransaction,
  kind: ContentNoticeKind,
  notice: ContentNotice,
  { to, now }: { to: readonly string[]; now: Date },
): Promise<void> {
  if (to.length === 0) return;
  const rows = to.map(memberId => ({
    ...createMessage({ id: null, created_at: now.toISOString() }, kind),
    member_id: memberId,
    about_json: JSON.stringify(notice),
  }));
  await enqueueMessage(trx, rows);
}

type NoticeEvent = { by: { id: string; name: string }; now: Date };

const getTitle = (draft: Draft) => getShownTitle(draft.values);

async function listActiveMembers(trx: DbOrTransaction) {
  return (await listMembers(trx)).filter(member => !member.disabled_at && member.password_hash);
}

/** Lists active members who can publish, except the requester. */
export const listPublishers = async (db: DbOrTransaction, requester: { id: string }) =>
  (await listActiveMembers(db)).filter(
    ({ id, role }) => id !== requester.id && hasPermission(role, 'content.publish'),
  );

export async function notifyPublicationRequested(
  trx: DbOrTransaction,
  draft: Draft,
  { by, now, note }: NoticeEvent & { note: string },
): Promise<void> {
  const recipientIds = (await listPublishers(trx, by)).map(({ id }) => id);
  const details = { kind: draft.kind, id: draft.id, title: getTitle(draft), by: by.name, note };
  await notify(trx, 'publication-asked', details, { to: recipientIds, now });
}

/** Notifies the author if they had requested publication and another member published the item. */
export async function notifyPublished(
  trx: DbOrTransaction,
  draft: Draft,
  { by, now, slug }: NoticeEvent & { slug: string },
): Promise<void> {
  if (draft.ownerId === by.id || !draft.askedAt) return;
  const recipientIds = (await listActiveMembers(trx))
    .filter(({ id }) => id === draft.ownerId)
    .map(({ id }) => id);
  const details = { kind: draft.kind, id: draft.id, title: getTitle(draft), by: by.name, slug };
  await notify(trx, 'published', details, { to: recipientIds, now });
}

/** Notifies the author, or the scheduling member if the author’s account is inactive. */
export async function notifyPublishBlocked(
  trx: DbOrTransaction,
  draft: Draft,
  { by, now, reasons }: NoticeEvent & { reasons: readonly string[] },
): Promise<void> {
  const members = await listActiveMembers(trx);
  const author = members.find(({ id }) => id === draft.ownerId) ?? members.find(({ id }) => id === by.id);
  const details = {
    kind: draft.kind,
    id: draft.id,
    title: getTitle(draft),
    by: by.name,
    reasons: [...reasons],
  };
  await notify(trx, 'publication-stopped', details, { to: author ? [author.id] : [], now });
}
