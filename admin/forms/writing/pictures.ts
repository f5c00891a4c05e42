import pLimit from 'p-limit';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { type UploadedImage, uploadImage } from '../../upload-image';
import { newId } from '../new-id';

/** An image upload: its progress (0 to 1), or why it failed. */
export type Sending = { share: number; preview: string | undefined; failed: string | undefined };

type Job = Sending & {
  file: () => Promise<File>;
  done: (image: UploadedImage) => void;
  stop: AbortController;
};

const TOGETHER = 2;

/** Uploads the images of a document. The document holds a key for each until its upload is complete. */
export class Pictures {
  readonly #jobs = new Map<string, Job>();
  readonly #listeners = new Set<() => void>();
  readonly #lane = pLimit(TOGETHER);
  readonly #count: (change: 1 | -1) => void;

  /** @param count called when an upload starts (1) and when it ends (-1). */
  constructor(count: (change: 1 | -1) => void) {
    this.#count = count;
  }

  /** Uploads an image. @returns its key until then. */
  send(file: () => Promise<File>, preview: string | undefined, done: (image: UploadedImage) => void): string {
    const key = newId();
    this.#jobs.set(key, { file, preview, done, share: 0, failed: undefined, stop: new AbortController() });
    void this.#run(key);
    return key;
  }

  again(key: string): void {
    void this.#run(key);
  }

  /** Cancels uploads that are no longer needed; they can be retried. */
  stop(keys: readonly string[]): void {
    for (const key of keys) {
      this.#jobs.get(key)?.stop.abort();
      this.#change(key, { stop: new AbortController(), failed: 'It was taken back before it arrived.' });
    }
  }

  stopAll(): void {
    for (const { stop } of this.#jobs.values()) stop.abort();
  }

  async #run(key: string): Promise<void> {
    const stop = this.#jobs.get(key)?.stop;
    this.#count(1);
    this.#change(key, { failed: undefined, share: 0 });
    try {
      await this.#lane(async () => {
        const job = this.#jobs.get(key);
        if (!job || stop?.signal.aborted) return;
        const image = await uploadImage(
          await job.file(),
          share => this.#change(key, { share }),
          stop?.signal,
        );
        if (stop?.signal.aborted) return;
        this.#jobs.delete(key);
        job.done(image);
      });
    } catch (cause) {
      if (!stop?.signal.aborted)
        this.#change(key, { failed: cause instanceof Error ? cause.message : String(cause) });
    } finally {
      this.#count(-1);
      this.#tell();
    }
  }

  #change(key: string, change: Partial<Job>): void {
    const job = this.#jobs.get(key);
    if (job) this.#jobs.set(key, { ...job, ...change });
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  stateOf = (key: string | null): Sending | undefined => (key ? this.#jobs.get(key) : undefined);

  /** Counts the failed uploads among these keys. */
  failedOf = (keys: readonly string[]): number =>
    keys.filter(key => this.#jobs.get(key)?.failed !== undefined).length;

  /** Returns the overall progress in per cent, without failed uploads. */
  shareOf = (keys: readonly string[]): number => {
    const arrived = keys.map(key => {
      const job = this.#jobs.get(key);
      return job && job.failed === undefined ? job.share : 1;
    });
    return Math.round((100 * arrived.reduce((sum, share) => sum + share, 0)) / keys.length);
  };
}

export const PicturesContext = createContext<Pictures | undefined>(undefined);

/** Returns the uploads of the surrounding document. */
export function usePictures(): Pictures {
  const pictures = useContext(PicturesContext);
  if (!pictures) throw new Error('A picture stands outside of a document');
  return pictures;
}

/** Returns the progress of an upload; undefined once it is complete. */
export function useSending(key: string | null): Sending | undefined {
  const pictures = usePictures();
  return useSyncExternalStore(pictures.subscribe, () => pictures.stateOf(key));
}

/**
 * Fetches an image of an imported document as a file, if its site allows that.
 * @throws Error if it can't be fetched.
 */
export async function fileOf(src: string, name: string): Promise<File> {
  const [, type, data] = /^data:(image\/[a-z+]+);base64,([\s\S]*)$/i.exec(src) ?? [];
  if (type && data !== undefined) {
    const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), letter => letter.charCodeAt(0));
    return new File([bytes], `${name}.${type.replace(/^image\/|\+xml$/g, '')}`, { type });
  }
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = src;
  await image.decode().catch((cause: unknown) => {
    throw new Error(
      `${new URL(src).host} does not hand this picture out. Save it there and choose it here.`,
      { cause },
    );
  });
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new File([blob], `${name}.png`, { type: blob.type });
}
