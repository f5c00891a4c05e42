import type { Db } from '../../db/connection';
import { claimMessage, listDueMessages, type MessageKinds, markFailed, markSent } from '../../db/outbox';
import type { MailTransport, OutboxRow } from '../../db/schema';
import { getErrorCode } from '../../domain/errors';
import { MailFailure } from '../mail/failure';
import type { MailJournal } from '../replica/mail-journal';
import { getNextAttemptTime } from './backoff';
import { type Job, type JobNeeds, runEvery } from './every';

const POLL_INTERVAL_MS = 5_000;
const BATCH_SIZE = 50;
/** Time (ms) for which a process claims a message. After a crash, the message is due again. */
const CLAIM_DURATION_MS = 30_000;

/** Reported when a message failed before it was sent. The log has details. */
const INTERNAL_ERROR = 'The message could not be prepared';

const addMs = (time: Date, ms: number) => new Date(time.getTime() + ms).toISOString();

type DeliveryOptions = {
  name: string;
  kinds: MessageKinds;
  concurrency: number;
  transport: MailTransport;
  /**
   * @returns false if the message needs no record
   * @throws MailFailure with the reason for staff
   */
  send: (row: OutboxRow) => Promise<boolean>;
};

export type DeliveryNeeds = JobNeeds & {
  db: Db;
  /** Journal of sent messages for a standby. */
  journal?: Pick<MailJournal, 'start' | 'finish'> | undefined;
};

/** Delivers due messages until they are sent or given up. Runs at startup, when woken, and every few seconds. */
export function startDeliveries(needs: DeliveryNeeds, options: DeliveryOptions): Job {
  const { db, clock, log, journal } = needs;
  const { name, kinds, concurrency, transport, send } = options;

  async function sendDueMessages(signal: AbortSignal): Promise<void> {
    for (;;) {
      const dueMessages = await listDueMessages(db, kinds, clock.now(), BATCH_SIZE);
      if (dueMessages.length === 0 || signal.aborted) return;
      await Promise.all(Array.from({ length: concurrency }, () => runWorker(dueMessages, signal)));
    }
  }

  async function runWorker(messages: OutboxRow[], signal: AbortSignal): Promise<void> {
    for (let row = messages.shift(); row && !signal.aborted; row = messages.shift())
      await deliver(row, signal);
  }

  async function deliver(row: OutboxRow, signal: AbortSignal): Promise<void> {
    const claimedUntil = addMs(clock.now(), CLAIM_DURATION_MS);
    if (!(await claimMessage(db, row, claimedUntil))) return;
    const logFields = { id: row.id, kind: row.kind, attempt: row.attempts + 1 };
    await journal?.start(row.id);
    try {
      const wasSent = await send(row);
      journal?.finish(row.id, wasSent);
      if (!wasSent) return;
    } catch (error) {
      journal?.finish(row.id, false);
      const isRejected = error instanceof MailFailure;
      const attempt = getNextAttemptTime(row, clock.now(), isRejected ? error.message : INTERNAL_ERROR);
      await markFailed(db, row, attempt);
      if (!isRejected) log.error({ ...logFields, err: error }, 'a message could not be prepared');
      const code = getErrorCode(error);
      if (attempt.state === 'failed') log.error({ ...logFields, code }, 'message given up');
      else log.warn({ ...logFields, code, next: attempt.nextAttemptAt }, 'message not sent, will be retried');
      return;
    }
    await recordSent(row, signal);
    log.info(logFields, 'message sent');
  }

  /** Records a sent message, retrying until it succeeds, so that a full disk never causes a second one. */
  async function recordSent(row: OutboxRow, signal: AbortSignal): Promise<void> {
    for (;;) {
      try {
        return await markSent(db, row, clock.now().toISOString(), transport);
      } catch (error) {
        if (signal.aborted) throw error;
        log.error({ err: error, id: row.id }, 'a sent message could not be recorded yet');
        await new Promise(resolve => setTimeout(resolve, 1_000));
      }
    }
  }

  return runEvery(POLL_INTERVAL_MS, name, sendDueMessages, needs);
}
