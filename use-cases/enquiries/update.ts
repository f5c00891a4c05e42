import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import { deleteEnquiryEvent, findEnquiryEvent } from '../../db/enquiry-events';
import { findMember, listMembers } from '../../db/members';
import type { EnquiryRow, MemberRow } from '../../db/schema';
import { updateEnquiry } from '../../db/staff-enquiries';
import type { EnquiryChanges, EnquiryEvent } from '../../domain/enquiry-stage';
import { createFieldError, DomainError } from '../../domain/errors';
import { messages } from '../../domain/messages';
import { addEnquiryEvent, canOwn, type EnquiryNeeds, getEnquiry, logEnquiryActivity } from './enquiry';
import { notifyOwners } from './notices';

const getName = ({ name, email }: Pick<MemberRow, 'name' | 'email'>) => name || email;

/** Lists the members who can own a request, by name. */
export const listOwners = async (db: DbOrTransaction) =>
  (await listMembers(db))
    .filter(canOwn)
    .map(member => ({ _id: member.id, name: getName(member), photo: member.photo }))
    .sort((a, b) => a.name.localeCompare(b.name));

/** Returns the request’s values of the fields that staff change. */
export const getEnquiryValues = (row: EnquiryRow) => ({
  stage: row.stage,
  lostReason: row.lost_reason,
  ownerId: row.owner_id,
  nextStep: row.next_step,
  dueAt: row.due_at,
  value: row.value,
  currency: row.currency,
});

type EnquiryUpdate = {
  id: string;
  changes: EnquiryChanges;
  /** The values that the member saw. */
  from?: EnquiryChanges | undefined;
};

/**
 * Changes requests, and records each change in the request’s timeline. Changes all of them or none.
 * @throws DomainError `not_found`; `conflict` if a colleague changed one of the fields; `invalid` if the owner can’t
 *   answer requests or a lost request has no reason.
 */
export const updateEnquiries = (needs: EnquiryNeeds, updates: readonly EnquiryUpdate[]): Promise<void> =>
  runInTransaction(needs.db, async trx => {
    const reassignedRows: EnquiryRow[] = [];
    for (const update of updates) {
      const row = await applyUpdate(trx, needs, update);
      if (row) reassignedRows.push(row);
    }
    await notifyOwners(trx, needs, reassignedRows);
  });

/** @returns the request with its new owner if the owner changed. */
async function applyUpdate(
  trx: DbOrTransaction,
  needs: EnquiryNeeds,
  { id, changes, from }: EnquiryUpdate,
): Promise<EnquiryRow | undefined> {
  const row = await getEnquiry(trx, id);
  const oldValues = getEnquiryValues(row);
  const names = Object.keys(changes) as (keyof EnquiryChanges)[];
  if (
    from &&
    names.some(name => name in from && from[name] !== oldValues[name] && changes[name] !== oldValues[name])
  )
    throw new DomainError('conflict', messages.enquiryChanged);
  const newValues = { ...oldValues, ...changes };
  if (newValues.stage !== 'lost') newValues.lostReason = '';
  else if (!newValues.lostReason) throw createFieldError('invalid', 'lostReason', messages.lostReasonMissing);
  if (newValues.nextStep === '') newValues.dueAt = null;

  const events: EnquiryEvent[] = [];
  if (newValues.stage !== oldValues.stage)
    events.push({ kind: 'stage', from: oldValues.stage, to: newValues.stage, reason: newValues.lostReason });
  if (newValues.ownerId !== oldValues.ownerId)
    events.push(await getOwnerEvent(trx, oldValues.ownerId, newValues.ownerId));
  if (newValues.nextStep !== oldValues.nextStep || newValues.dueAt !== oldValues.dueAt)
    events.push({ kind: 'step', from: oldValues.nextStep, to: newValues.nextStep, dueAt: newValues.dueAt });
  if (newValues.value !== oldValues.value || newValues.currency !== oldValues.currency)
    events.push({ kind: 'value', value: newValues.value, currency: newValues.currency });
  if (events.length === 0 && newValues.lostReason === oldValues.lostReason) return undefined;

  const now = needs.clock.now().toISOString();
  await updateEnquiry(trx, id, {
    seen_at: row.seen_at ?? now,
    stage: newValues.stage,
    stage_since: newValues.stage === oldValues.stage ? row.stage_since : now,
    lost_reason: newValues.lostReason,
    owner_id: newValues.ownerId,
    next_step: newValues.nextStep,
    due_at: newValues.dueAt,
    value: newValues.value,
    currency: newValues.currency,
  });
  for (const event of events) await addEnquiryEvent(trx, needs, id, event);
  await logEnquiryActivity(trx, needs, row, 'updated');
  return newValues.ownerId === oldValues.ownerId ? undefined : { ...row, owner_id: newValues.ownerId };
}

async function getOwnerEvent(
  trx: DbOrTransaction,
  from: string | null,
  to: string | null,
): Promise<EnquiryEvent> {
  const [oldOwner, newOwner] = await Promise.all(
    [from, to].map(id => (id ? findMember(trx, id) : undefined)),
  );
  if (to !== null && !canOwn(newOwner)) throw createFieldError('invalid', 'ownerId', messages.ownerUnknown);
  return { kind: 'owner', from: oldOwner ? getName(oldOwner) : '', to: newOwner ? getName(newOwner) : '' };
}

/** @throws DomainError `not_found` */
export const addEnquiryNote = (
  needs: EnquiryNeeds,
  { id, text }: { id: string; text: string },
): Promise<void> =>
  runInTransaction(needs.db, async trx => {
    const row = await getEnquiry(trx, id);
    await addEnquiryEvent(trx, needs, id, { kind: 'note', text });
    await logEnquiryActivity(trx, needs, row, 'noted');
  });

/** @throws DomainError `not_found`; `forbidden` for a colleague’s note. */
export const removeEnquiryNote = (needs: EnquiryNeeds, id: string): Promise<void> =>
  runInTransaction(needs.db, async trx => {
    const event = await findEnquiryEvent(trx, id);
    if (event?.kind !== 'note') throw new DomainError('not_found', messages.notFound);
    if (event.member_id !== needs.user._id) throw new DomainError('forbidden', messages.notYourNote);
    await deleteEnquiryEvent(trx, id);
    await logEnquiryActivity(trx, needs, await getEnquiry(trx, event.enquiry_id), 'noteRemoved');
  });
