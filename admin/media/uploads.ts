import pLimit from 'p-limit';
import { api, type RouterOutputs } from '../../trpc/client';
import { UploadRejectedError, uploadToStore } from '../upload-image';

type Added = RouterOutputs['media']['add'];

export type Upload = {
  key: number;
  name: string;
  /** Original and current size in bytes. */
  from: number;
  size: number;
  share: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Reason for the failure, and whether a retry may help. */
  failed?: string;
  canRetry?: boolean;
  image?: Added;
};

type Job = Upload & { file: File; stop: AbortController };

const TOGETHER = 2;

/** Uploads in display order, two files at a time. */
export class Uploads {
  #jobs: readonly Job[] = [];
  #last = 0;
  readonly #listeners = new Set<() => void>();
  readonly #lane = pLimit(TOGETHER);
  readonly #onAdded: (image: Added) => void;

  constructor(onAdded: (image: Added) => void) {
    this.#onAdded = onAdded;
  }

  send(files: readonly File[]): void {
    const added = files.map((file): Job => {
      this.#last += 1;
      const { name, size } = file;
      const state = 'waiting' as const;
      return { key: this.#last, name, from: size, size, share: 0, state, file, stop: new AbortController() };
    });
    this.#set([...this.#jobs, ...added]);
    for (const { key } of added) void this.#run(key);
  }

  retry(key: number): void {
    this.#change(key, { state: 'waiting', share: 0 });
    void this.#run(key);
  }

  /** Also cancels the file's upload. */
  close(key: number): void {
    this.#jobs.find(job => job.key === key)?.stop.abort();
    this.#set(this.#jobs.filter(job => job.key !== key));
  }

  stopAll(): void {
    for (const { stop } of this.#jobs) stop.abort();
  }

  async #run(key: number): Promise<void> {
    await this.#lane(async () => {
      const job = this.#jobs.find(item => item.key === key);
      if (!job) return;
      this.#change(key, { state: 'sending' });
      try {
        const steps = {
          onProgress: (share: number) => this.#change(key, { share }),
          onSmaller: (size: number) => this.#change(key, { size }),
        };
        const image = await uploadToStore(job.file, steps, job.stop.signal, (upload, options) =>
          api.media.add.mutate(upload, options),
        );
        this.#change(key, { state: 'done', share: 1, image });
        this.#onAdded(image);
      } catch (cause) {
        const failed = cause instanceof Error ? cause.message : String(cause);
        this.#change(key, { state: 'failed', failed, canRetry: !(cause instanceof UploadRejectedError) });
      }
    });
  }

  #change(key: number, change: Partial<Upload>): void {
    this.#set(this.#jobs.map(job => (job.key === key ? { ...job, ...change } : job)));
  }

  #set(jobs: readonly Job[]): void {
    this.#jobs = jobs;
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  current = (): readonly Upload[] => this.#jobs;
}
