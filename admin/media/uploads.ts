import pLimit from 'p-limit';
import { api, type RouterOutputs } from '../../trpc/client';
import { UploadRejectedError, uploadToStore } from '../upload-image';

type AddedImage = RouterOutputs['media']['add'];

export type Upload = {
  key: number;
  name: string;
  /** Original and current size in bytes. */
  originalSize: number;
  size: number;
  progress: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Reason for the failure, and whether a retry may help. */
  error?: string;
  canRetry?: boolean;
  image?: AddedImage;
};

type Job = Upload & { file: File; abortController: AbortController };

const PARALLEL_UPLOADS_MAX = 2;

/** Queue of uploads, which run in display order, two files at a time. */
export class Uploads {
  #jobs: readonly Job[] = [];
  #lastKey = 0;
  readonly #listeners = new Set<() => void>();
  readonly #limitUploads = pLimit(PARALLEL_UPLOADS_MAX);
  readonly #onAdded: (image: AddedImage) => void;

  constructor(onAdded: (image: AddedImage) => void) {
    this.#onAdded = onAdded;
  }

  send(files: readonly File[]): void {
    const newJobs = files.map((file): Job => {
      this.#lastKey += 1;
      const { name, size } = file;
      const state = 'waiting' as const;
      return {
        key: this.#lastKey,
        name,
        originalSize: size,
        size,
        progress: 0,
        state,
        file,
        abortController: new AbortController(),
      };
    });
    this.#setJobs([...this.#jobs, ...newJobs]);
    for (const { key } of newJobs) void this.#run(key);
  }

  retry(key: number): void {
    this.#changeUpload(key, { state: 'waiting', progress: 0 });
    void this.#run(key);
  }

  /** Removes a file from the list and cancels its upload. */
  close(key: number): void {
    this.#jobs.find(job => job.key === key)?.abortController.abort();
    this.#setJobs(this.#jobs.filter(job => job.key !== key));
  }

  stopAll(): void {
    for (const { abortController } of this.#jobs) abortController.abort();
  }

  async #run(key: number): Promise<void> {
    await this.#limitUploads(async () => {
      const job = this.#jobs.find(candidate => candidate.key === key);
      if (!job) return;
      this.#changeUpload(key, { state: 'sending' });
      try {
        const callbacks = {
          onProgress: (progress: number) => this.#changeUpload(key, { progress }),
          onDownscaled: (size: number) => this.#changeUpload(key, { size }),
        };
        const image = await uploadToStore(
          job.file,
          callbacks,
          job.abortController.signal,
          (upload, options) => api.media.add.mutate(upload, options),
        );
        this.#changeUpload(key, { state: 'done', progress: 1, image });
        this.#onAdded(image);
      } catch (cause) {
        const error = cause instanceof Error ? cause.message : String(cause);
        this.#changeUpload(key, {
          state: 'failed',
          error,
          canRetry: !(cause instanceof UploadRejectedError),
        });
      }
    });
  }

  #changeUpload(key: number, change: Partial<Upload>): void {
    this.#setJobs(this.#jobs.map(job => (job.key === key ? { ...job, ...change } : job)));
  }

  #setJobs(jobs: readonly Job[]): void {
    this.#jobs = jobs;
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getUploads = (): readonly Upload[] => this.#jobs;
}
