import type { Log } from '../log';
import type { ReplicaBucket } from './bucket';
import type { Lease } from './lease';

/** Time (ms) of replication without an error after which the replica is certain to record that an email was sent. */
const SETTLED_AFTER_MS = 300_000;

/** Ids of outbox rows. */
type MailRecord = { sending: string[]; sent: string[] };

export const getMailRecordName = (epoch: number) => `mail-${epoch}.json`;

type MailJournalNeeds = {
  bucket: ReplicaBucket;
  lease: Lease;
  log: Log;
  /** Time (ms) for which rows have been replicated without an error. */
  getHealthyMs: () => number;
};

/**
 * Record of emails in the bucket, written before they are sent, because the database is replicated a moment later. A
 * standby that takes over doesn’t send them again.
 */
export class MailJournal {
  readonly #sendingIds = new Set<string>();
  readonly #sentIds = new Map<string, number>();
  #currentWrite: Promise<void> | undefined;
  #nextWrite: Promise<void> | undefined;

  /** @param record what this holder recorded before a restart. */
  constructor(
    readonly needs: MailJournalNeeds,
    record: MailRecord,
  ) {
    for (const id of record.sending) this.#sendingIds.add(id);
    for (const id of record.sent) this.#sentIds.set(id, performance.now());
  }

  /** @throws Error when the email must not be sent now. */
  async start(id: string): Promise<void> {
    this.#sendingIds.add(id);
    try {
      await this.#flush();
      // A standby reads the record only after this lease has expired, so it finds this email.
      this.needs.lease.assertHeld();
    } catch (error) {
      this.#sendingIds.delete(id);
      throw error;
    }
  }

  finish(id: string, wasSent: boolean): void {
    this.#sendingIds.delete(id);
    if (wasSent) this.#sentIds.set(id, performance.now());
    this.#flush().catch(error => this.needs.log.warn({ err: error }, 'a sent email could not be recorded'));
  }

  /** Writes the record, together with changes that arrive while it waits for the previous write. */
  #flush(): Promise<void> {
    this.#nextWrite ??= (this.#currentWrite ?? Promise.resolve()).then(() => {
      this.#nextWrite = undefined;
      const write = this.#write();
      this.#currentWrite = write.catch(() => {});
      return write;
    });
    return this.#nextWrite;
  }

  async #write(): Promise<void> {
    const { bucket, lease, getHealthyMs } = this.needs;
    const oldestTime = performance.now() - SETTLED_AFTER_MS;
    if (getHealthyMs() > SETTLED_AFTER_MS)
      for (const [id, at] of this.#sentIds) if (at < oldestTime) this.#sentIds.delete(id);
    const record: MailRecord = { sending: [...this.#sendingIds], sent: [...this.#sentIds.keys()] };
    await bucket.write(getMailRecordName(lease.ownHolder.epoch), Buffer.from(JSON.stringify(record)));
  }
}

export async function readMailRecord(bucket: ReplicaBucket, epoch: number): Promise<MailRecord> {
  const storedRecord = await bucket.read(getMailRecordName(epoch));
  return storedRecord ? (JSON.parse(storedRecord.bytes.toString()) as MailRecord) : { sending: [], sent: [] };
}
