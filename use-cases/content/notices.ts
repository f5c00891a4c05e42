import { randomUUID } from 'node:crypto';
import type { DbOrTransaction } from '../../db/connection';
import type { Draft } from '../../db/drafts';
import { listMembers } from '../../db/members';
import { enqueue } from '../../db/outbox';
import type { ContentNotice, ContentNoticeKind } from '../../domain/content-notices';
import { can } from '../../domain/members/permissions';
import { getShownTitle } from '../../domain/plain-text';

/** Emails active members about an item, in the transaction of the event. */
async function notify(
  trx: DbOrTransaction,
  kind: ContentNoticeKind,
  about: ContentNotice,
  { to, now }: { to: readonly string[]; now: Date },
): Promise<void> {
  if (to.length === 0) return;
  const at = now.toISOString();
  const rows = to.map(memberId => ({
    id: randomUUID(),
    kind,
    enquiry_id: null,
    link_id: null,
    member_id: memberId,
    about_json: JSON.stringify(about),
    message_id: randomUUID(),
    state: 'waiting' as const,
    attempts: 0,
    next_attempt_at: at,
    last_error: '',
    created_at: at,
    sent_at: null,
  }));
  await enqueue(trx, rows);
}

type NoticeEvent = { by: { id: string; name: string }; now: Date };

const getTitle = (draft: Draft) => getShownTitle(draft.values);

/** Lists active members with the fields that notices need. */
async function listActiveMembers(trx: DbOrTransaction) {
  return (await listMembers(trx)).filter(member => !member.disabled_at && member.password_hash);
}

/** Lists the members who are notified of a publication request: others who can publish. */
export const listPublishers = async (db: DbOrTransaction, requester: { id: string }) =>
  (await listActiveMembers(db)).filter(({ id, role }) => id !== requester.id && can(role, 'content.publish'));

/** Notifies everyone who can publish of a request. */
export async function notifyPublicationRequested(
  trx: DbOrTransaction,
  draft: Draft,
  { by, now, note }: NoticeEvent & { note: string },
): Promise<void> {
  const to = (await listPublishers(trx, by)).map(({ id }) => id);
  const about = { kind: draft.kind, id: draft.id, title: getTitle(draft), by: by.name, note };
  await notify(trx, 'publication-asked', about, { to, now });
}

/**
 * Notifies the author and the requester that another member published an item. @param slug its public slug.
 */
export async function notifyPublished(
  trx: DbOrTransaction,
  draft: Draft,
  { by, now, slug }: NoticeEvent & { slug: string },
): Promise<void> {
  if (draft.ownerId === by.id || !draft.askedAt) return;
  const to = (await listActiveMembers(trx)).filter(({ id }) => id === draft.ownerId).map(({ id }) => id);
  const about = { kind: draft.kind, id: draft.id, title: getTitle(draft), by: by.name, slug };
  await notify(trx, 'published', about, { to, now });
}

/** Notifies the author, or else the member who scheduled it, that a scheduled publication failed. */
export async function notifyPublishBlocked(
  trx: DbOrTransaction,
  draft: Draft,
  { by, now, reasons }: NoticeEvent & { reasons: readonly string[] },
): Promise<void> {
  const members = await listActiveMembers(trx);
  const author = members.find(({ id }) => id === draft.ownerId) ?? members.find(({ id }) => id === by.id);
  const about = {
    kind: draft.kind,
    id: draft.id,
    title: getTitle(draft),
    by: by.name,
    reasons: [...reasons],
  };
  await notify(trx, 'publication-stopped', about, { to: author ? [author.id] : [], now });
}
