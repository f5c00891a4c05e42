import { randomUUID } from 'node:crypto';
import type { DbOrTransaction } from '../../db/connection';
import type { Draft } from '../../db/drafts';
import { listMembers } from '../../db/members';
import { enqueue } from '../../db/outbox';
import type { ContentNotice, ContentNoticeKind } from '../../domain/content-notice';
import { may } from '../../domain/members/permissions';
import { shownTitle } from '../../domain/plain-text';

/** Mails members about an item, in the transaction of what happened. Who is gone, or not in yet, gets none. */
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

type Happened = { by: { id: string; name: string }; now: Date };

const titleOf = (draft: Draft) => shownTitle(draft.values);

/** Members who are in, by what they are asked for. */
async function membersIn(trx: DbOrTransaction) {
  return (await listMembers(trx)).filter(member => !member.disabled_at && member.password_hash);
}

/** Who is told when somebody asks for publication: whoever else may publish. */
export const askedOf = async (db: DbOrTransaction, asking: { id: string }) =>
  (await membersIn(db)).filter(({ id, role }) => id !== asking.id && may(role, 'content.publish'));

/** An author asks: whoever may publish is told. */
export async function tellOfAsking(
  trx: DbOrTransaction,
  draft: Draft,
  { by, now, note }: Happened & { note: string },
): Promise<void> {
  const to = (await askedOf(trx, by)).map(({ id }) => id);
  const about = { kind: draft.kind, id: draft.id, title: titleOf(draft), by: by.name, note };
  await notify(trx, 'publication-asked', about, { to, now });
}

/** What somebody asked for, or wrote, was published by somebody else. @param slug where the site shows it. */
export async function tellOfPublishing(
  trx: DbOrTransaction,
  draft: Draft,
  { by, now, slug }: Happened & { slug: string },
): Promise<void> {
  if (draft.ownerId === by.id || !draft.askedAt) return;
  const to = (await membersIn(trx)).filter(({ id }) => id === draft.ownerId).map(({ id }) => id);
  const about = { kind: draft.kind, id: draft.id, title: titleOf(draft), by: by.name, slug };
  await notify(trx, 'published', about, { to, now });
}

/** What was planned could not be published: its author is told, and where there is none any more, who planned it. */
export async function tellOfStop(
  trx: DbOrTransaction,
  draft: Draft,
  { by, now, reasons }: Happened & { reasons: readonly string[] },
): Promise<void> {
  const members = await membersIn(trx);
  const author = members.find(({ id }) => id === draft.ownerId) ?? members.find(({ id }) => id === by.id);
  const about = { kind: draft.kind, id: draft.id, title: titleOf(draft), by: by.name, reasons: [...reasons] };
  await notify(trx, 'publication-stopped', about, { to: author ? [author.id] : [], now });
}
