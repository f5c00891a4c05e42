import { randomUUID } from 'node:crypto';
import type { OutboxRow } from '../db/schema';

/** Creates an outbox row that is due at the time of its event, or held while the event’s request is in quarantine. */
export const createMessage = (
  event: { id: string | null; created_at: string; spam_at?: string | null | undefined },
  kind: OutboxRow['kind'],
) => ({
  id: randomUUID(),
  enquiry_id: event.id,
  kind,
  message_id: randomUUID(),
  state: event.spam_at ? ('held' as const) : ('waiting' as const),
  attempts: 0,
  next_attempt_at: event.created_at,
  last_error: '',
  created_at: event.created_at,
  sent_at: null,
});
