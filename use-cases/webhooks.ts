import type { DbOrTransaction } from '../db/connection';
import { enqueueMessage, listWebhookMessages } from '../db/outbox';
import type { WebhookNotice } from '../domain/webhooks';
import type { Services } from './context';
import { createMessage } from './outbox';

const DELIVERIES_SHOWN = 20;

export type WebhookNeeds = Partial<Pick<Services, 'hasWebhook'>>;

/**
 * Queues an event for `WEBHOOK_URL`, in the transaction of the event. Does nothing without that setting.
 * @param request the event’s request. Its deletion also deletes the event.
 */
export async function queueWebhook(
  { hasWebhook }: WebhookNeeds,
  trx: DbOrTransaction,
  request: { id: string; spam_at?: string | null | undefined },
  { at, ...notice }: WebhookNotice & { at: string },
): Promise<void> {
  if (!hasWebhook) return;
  const message = createMessage({ ...request, created_at: at }, 'webhook');
  await enqueueMessage(trx, [{ ...message, about_json: JSON.stringify(notice) }]);
}

export const listWebhookDeliveries = async (db: DbOrTransaction) =>
  (await listWebhookMessages(db, DELIVERIES_SHOWN)).map(row => ({
    _id: row.id,
    event: (JSON.parse(row.about_json ?? '{}') as WebhookNotice).event,
    enquiryId: row.enquiry_id,
    reference: row.reference,
    createdAt: row.created_at,
    state: row.state,
    attempts: row.attempts,
    sentAt: row.sent_at,
    nextAttemptAt: row.state === 'waiting' ? row.next_attempt_at : null,
    /** Last error; empty if no attempt failed. */
    reason: row.last_error,
  }));
