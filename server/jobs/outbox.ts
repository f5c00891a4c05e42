import { type Db, whenFree } from '../../db/connection';
import { requestById } from '../../db/contact-requests';
import { claimMessage, dueMessages, markFailed, markSent } from '../../db/outbox';
import type { ContactRequestRow, OutboxRow } from '../../db/schema';
import { ATTACHMENT_TYPES } from '../../domain/attachment';
import { codeOf } from '../../domain/errors';
import type { AttachmentStore, Clock } from '../../trpc/ports';
import type { Log } from '../log';
import { composeMail } from '../mail/compose';
import { MAIL_CONCURRENCY } from '../mail/mailer';
import { type Mailer, MessageTooLarge } from '../mail/message';
import { nextAttempt } from './backoff';

export type OutboxNeeds = {
  db: Db;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  attachments: AttachmentStore;
  siteUrl: string;
  /** Where staff read their mail. */
  mailTo: string;
};

export type OutboxJob = {
  /** Looks for due messages now. */
  wake: () => void;
  /** Takes no further message and waits, eight seconds at most, for those on their way. */
  stop: () => Promise<void>;
};

const POLL_MS = 5_000;
const STOP_MS = 8_000;
const BATCH = 50;
/** A message on its way is nobody else's for this long (ms); after a crash it is due again then. */
const CLAIM_MS = 30_000;

const later = (time: Date, ms: number) => new Date(time.getTime() + ms).toISOString();

/** Mails what the outbox table holds until it is sent or given up: at once, when woken, every few seconds. */
export function startOutbox(needs: OutboxNeeds): OutboxJob {
  const { db, clock, log, mailer } = needs;
  let stopping = false;
  let woken = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      while (woken && !stopping) {
        woken = false;
        await sendDue();
      }
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be read');
    } finally {
      running = undefined;
    }
  }

  async function sendDue(): Promise<void> {
    for (;;) {
      const due = await whenFree(() => dueMessages(db, clock.now().toISOString(), BATCH));
      if (due.length === 0 || stopping) return;
      await Promise.all(Array.from({ length: MAIL_CONCURRENCY }, () => worker(due)));
    }
  }

  async function worker(due: OutboxRow[]): Promise<void> {
    for (let row = due.shift(); row && !stopping; row = due.shift()) await deliver(row);
  }

  async function deliver(row: OutboxRow): Promise<void> {
    const until = later(clock.now(), CLAIM_MS);
    if (!(await whenFree(() => claimMessage(db, row, until)))) return;
    const facts = { id: row.id, kind: row.kind, attempt: row.attempts + 1 };
    try {
      await sendRow(needs, row);
    } catch (error) {
      const attempt = nextAttempt(row, clock.now(), error instanceof Error ? error.message : String(error));
      await whenFree(() => markFailed(db, row, attempt));
      const code = codeOf(error);
      if (attempt.state === 'failed') log.error({ ...facts, code }, 'mail given up');
      else log.warn({ ...facts, code, next: attempt.nextAttemptAt }, 'mail not sent, trying again later');
      return;
    }
    await recordSent(row);
    log.info(facts, 'mail sent');
  }

  /** A mail that went out must not go out again because the disk was full for a moment. */
  async function recordSent(row: OutboxRow): Promise<void> {
    for (;;) {
      try {
        return await whenFree(() => markSent(db, row, clock.now().toISOString()));
      } catch (error) {
        if (stopping) throw error;
        log.error({ err: error, id: row.id }, 'a sent mail could not be recorded yet');
        await new Promise(resolve => setTimeout(resolve, 1_000));
      }
    }
  }

  function wake(): void {
    woken = true;
    if (!stopping) running ??= run();
  }

  const timer = setInterval(wake, POLL_MS);
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      stopping = true;
      clearInterval(timer);
      let timeout: NodeJS.Timeout | undefined;
      const tooLong = new Promise<void>(resolve => {
        timeout = setTimeout(resolve, STOP_MS);
      });
      await Promise.race([running, tooLong]);
      clearTimeout(timeout);
      mailer.close();
    },
  };
}

async function sendRow(needs: OutboxNeeds, row: OutboxRow): Promise<void> {
  const request = row.request_id ? await requestById(needs.db, row.request_id) : undefined;
  if (!request) throw new Error('The request of this message is gone');
  const file = row.kind === 'staff-notice' ? await enclosure(needs, request) : undefined;
  try {
    await needs.mailer.send(composeMail(row, request, { ...needs, file }));
  } catch (error) {
    // Better a notice without the file, which staff can fetch from the admin, than no notice.
    if (!file || !(error instanceof MessageTooLarge)) throw error;
    await needs.mailer.send(composeMail(row, request, { ...needs, file: undefined }));
  }
}

async function enclosure({ attachments }: OutboxNeeds, request: ContactRequestRow) {
  const content = request.attachment_key ? await attachments.get(request.attachment_key) : undefined;
  return (
    content && {
      filename: request.attachment_name ?? '',
      content,
      contentType: request.attachment_type ?? ATTACHMENT_TYPES.txt,
    }
  );
}
