import type { Log } from '../log';
import type { ReplicaBucket } from './bucket';
import type { Lease } from './lease';

/** Time (ms) of replication without an error after which the replica is certain to record that an email was sent. */
const SETTLED_AFTER_MS = 300_000;

/** Ids of outbox rows. */
export type MailRecord = { sending: string[]; sent: string[] };

export const getMailRecordName = (epoch: number) => `mail-${epoch}.json`;

type MailJournalNeeds = {
  bucket: ReplicaBucket;
  lease: Lease;
  log: Log;
  /** Time (ms) for which rows have been replicated without an error. */
  getHealthyMs: () => number;
};

/**
 * Records emails in the bucket before they are sent, because the database is replicated a moment later. A standby that
 * takes over doesn’t send them again.
 */
export class MailJournal {
  readonly #sending = new Set<string>();
  readonly #sent = new Map<string, number>();
  #writing: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  /** @param record what this holder recorded before a restart. */
  constructor(
    readonly needs: MailJournalNeeds,
    record: MailRecord,
  ) {
    for (const id of record.sending) this.#sending.add(id);
    for (const id of record.sent) this.#sent.set(id, performance.now());
  }

  /** @throws Error when the email must not be sent now. */
  async start(id: string): Promise<void> {
    this.#sending.add(id);
    try {
      await this.#flush();
      // A standby reads the record only after this lease has expired, so it finds this email.
      this.needs.lease.assertHeld();
    } catch (error) {
      this.#sending.delete(id);
      throw error;
    }
  }

  finish(id: string, wasSent: boolean): void {
    this.#sending.delete(id);
    if (wasSent) this.#sent.set(id, performance.now());
    this.#flush().catch(error => this.needs.log.warn({ err: error }, 'a sent email could not be recorded'));
  }

  /** Writes the record, together with changes that arrive while it waits for the previous write. */
  #flush(): Promise<void> {
    this.#next ??= (this.#writing ?? Promise.resolve()).then(() => {
      this.#next = undefined;
      const writing = this.#write();
      this.#writing = writing.catch(() => {});
      return writing;
    });
    return this.#next;
  }

  async #write(): Promise<void> {
    const { bucket, lease, getHealthyMs } = this.needs;
    const oldest = performance.now() - SETTLED_AFTER_MS;
    if (getHealthyMs() > SETTLED_AFTER_MS)
      for (const [id, at] of this.#sent) if (at < oldest) this.#sent.delete(id);
    const record: MailRecord = { sending: [...this.#sending], sent: [...this.#sent.keys()] };
    await bucket.write(getMailRecordName(lease.ownHolder.epoch), Buffer.from(JSON.stringify(record)));
  }
}

export async function readMailRecord(bucket: ReplicaBucket, epoch: number): Promise<MailRecord> {
  const stored = await bucket.read(getMailRecordName(epoch));
  return stored ? (JSON.parse(stored.bytes.toString()) as MailRecord) : { sending: [], sent: [] };
}
