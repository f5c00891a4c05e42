import { setTimeout as wait } from 'node:timers/promises';
import type { AttachmentStore, MediaLocation } from '../../use-cases/ports';
import type { ReplicaState } from '../../use-cases/system-state';
import { ATTACHMENTS_FOLDER_NAME } from '../backup/names';
import type { Config, ReplicaSettings } from '../config';
import type { Log } from '../log';
import { assertConditionalWrites, createReplicaBucket } from './bucket';
import { deleteEarlierEpochs } from './earlier-epochs';
import { createFileCipher } from './encryption';
import { FileCopies, MEDIA_COPIES_NAME } from './file-copies';
import { type Lease, takeLease } from './lease';
import { findLitestream, Litestream } from './litestream';
import { MailJournal, readMailRecord } from './mail-journal';

const RETRY_DELAY_MS = 2_000;

/** The additional work of a site with a replica (docs/decisions/standby.md). */
export interface Replica {
  lease: Lease;
  mailJournal: MailJournal;
  getState: () => ReplicaState;
  start: () => void;
  copyAttachments: <Store extends AttachmentStore>(store: Store) => Store;
  copyMedia: (location: MediaLocation) => MediaLocation;
  /** Runs work that erases data, and erases the data from the replica as well. */
  eraseWith: (work: () => Promise<void>) => Promise<void>;
  deleteUnusedCopies: () => Promise<void>;
  /** Call this after the database has been closed. */
  close: () => Promise<void>;
}

type ReplicaConfig = Pick<Config, 'dataDir' | 'databaseFile'> & { replica: ReplicaSettings };

/**
 * Opens the replica, and takes the site’s lease before anything is written.
 * @throws Error when another machine holds it, or replication isn’t possible.
 */
export async function openReplica(
  { replica: settings, dataDir, databaseFile }: ReplicaConfig,
  log: Log,
): Promise<Replica> {
  const binary = findLitestream(settings);
  const bucket = createReplicaBucket(settings);
  await assertConditionalWrites(bucket);
  let litestream: Litestream | undefined;
  const lease = await takeLease(dataDir, {
    bucket,
    log,
    getGeneration: async () => litestream?.getGeneration(),
  });
  lease.keep();
  const { epoch } = lease.ownHolder;
  const program = new Litestream({ settings, dataDir, databaseFile, epoch, log }, binary);
  litestream = program;
  lease.onLost = () => void program.stop();
  const files = new FileCopies({ bucket, cipher: createFileCipher(settings.key), dataDir, log });
  const mailJournal = new MailJournal(
    { bucket, lease, log, getHealthyMs: () => program.healthyMs },
    await readMailRecord(bucket, epoch),
  );
  let isClosed = false;
  let isErasing = false;
  let isWoken = false;
  let isCopying = false;

  /** Copies files before rows, so that no replicated row names a file that the bucket lacks. */
  async function copyFilesThenRows(): Promise<void> {
    isCopying = true;
    while (isWoken && !isClosed) {
      isWoken = false;
      try {
        await files.copyMissing();
        const canStart = !isClosed && !isErasing && files.pendingCount === 0 && lease.lostTo === undefined;
        if (canStart) await program.start();
      } catch (error) {
        log.error({ err: error }, 'files could not be copied to the replica and will be retried');
        await wait(RETRY_DELAY_MS, undefined, { ref: false });
        isWoken = true;
      }
    }
    isCopying = false;
  }
  function start(): void {
    isWoken = true;
    if (!isCopying) void copyFilesThenRows();
  }
  async function copyFile(name: string): Promise<void> {
    if (await files.add(name)) return;
    await program.stop();
    start();
  }

  return {
    lease,
    mailJournal,
    getState: () => ({
      isHeld: lease.isHeld,
      lostTo: lease.lostTo,
      isReplicating: program.isRunning,
      pendingFiles: files.pendingCount,
      lastError: program.lastError,
    }),
    start,
    copyAttachments: store => ({
      ...store,
      async receive(bytes) {
        const receivedFile = await store.receive(bytes);
        return {
          ...receivedFile,
          async commit(name) {
            const key = await receivedFile.commit(name);
            await copyFile(`${ATTACHMENTS_FOLDER_NAME}/${key}`);
            return key;
          },
        };
      },
    }),
    copyMedia: location => ({
      ...location,
      async put(key, bytes, type) {
        await location.put(key, bytes, type);
        await copyFile(`${MEDIA_COPIES_NAME}/${key}`);
      },
    }),
    async eraseWith(work) {
      isErasing = true;
      try {
        await program.stop();
        await work();
        await program.forget();
      } finally {
        isErasing = false;
        start();
      }
    },
    async deleteUnusedCopies() {
      await files.deleteUnusedCopies();
      await deleteEarlierEpochs(bucket, epoch, new Date());
    },
    async close() {
      isClosed = true;
      const isReplicated = await program.stop();
      await lease.release(isReplicated && files.pendingCount === 0);
    },
  };
}
