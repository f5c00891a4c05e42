import pLimit from 'p-limit';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { type UploadedImage, uploadImage } from '../../upload-image';
import { createId } from '../new-id';

/** An image upload: its progress (0 to 1), or why it failed. */
type UploadState = { progress: number; preview: string | undefined; error: string | undefined };

type UploadJob = UploadState & {
  getFile: () => Promise<File>;
  onUploaded: (image: UploadedImage) => void;
  abortController: AbortController;
};

const PARALLEL_UPLOADS_MAX = 2;

/** Uploads of a document's images. The document contains a key for each image until its upload completes. */
export class ImageUploads {
  readonly #jobs = new Map<string, UploadJob>();
  readonly #listeners = new Set<() => void>();
  readonly #limit = pLimit(PARALLEL_UPLOADS_MAX);
  readonly #onCount: (change: 1 | -1) => void;

  /** @param count called when an upload starts (1) and when it ends (-1). */
  constructor(count: (change: 1 | -1) => void) {
    this.#onCount = count;
  }

  /** @returns a key that identifies the image until its upload completes */
  start(
    getFile: () => Promise<File>,
    preview: string | undefined,
    onUploaded: (image: UploadedImage) => void,
  ): string {
    const key = createId();
    this.#jobs.set(key, {
      getFile,
      preview,
      onUploaded,
      progress: 0,
      error: undefined,
      abortController: new AbortController(),
    });
    void this.#runJob(key);
    return key;
  }

  retry(key: string): void {
    void this.#runJob(key);
  }

  /** Cancels uploads, which can be retried. */
  cancel(keys: readonly string[]): void {
    for (const key of keys) {
      this.#jobs.get(key)?.abortController.abort();
      this.#updateJob(key, { abortController: new AbortController(), error: 'The upload was cancelled.' });
    }
  }

  cancelAll(): void {
    for (const { abortController } of this.#jobs.values()) abortController.abort();
  }

  async #runJob(key: string): Promise<void> {
    const controller = this.#jobs.get(key)?.abortController;
    this.#onCount(1);
    this.#updateJob(key, { error: undefined, progress: 0 });
    try {
      await this.#limit(async () => {
        const job = this.#jobs.get(key);
        if (!job || controller?.signal.aborted) return;
        const image = await uploadImage(
          await job.getFile(),
          progress => this.#updateJob(key, { progress }),
          controller?.signal,
        );
        if (controller?.signal.aborted) return;
        this.#jobs.delete(key);
        job.onUploaded(image);
      });
    } catch (cause) {
      if (!controller?.signal.aborted)
        this.#updateJob(key, { error: cause instanceof Error ? cause.message : String(cause) });
    } finally {
      this.#onCount(-1);
      this.#notifyListeners();
    }
  }

  #updateJob(key: string, change: Partial<UploadJob>): void {
    const job = this.#jobs.get(key);
    if (job) this.#jobs.set(key, { ...job, ...change });
    this.#notifyListeners();
  }

  #notifyListeners(): void {
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getState = (key: string | null): UploadState | undefined => (key ? this.#jobs.get(key) : undefined);

  countFailed = (keys: readonly string[]): number =>
    keys.filter(key => this.#jobs.get(key)?.error !== undefined).length;

  /** Returns the overall progress in per cent. Failed uploads count as complete. */
  getProgress = (keys: readonly string[]): number => {
    const progressValues = keys.map(key => {
      const job = this.#jobs.get(key);
      return job && job.error === undefined ? job.progress : 1;
    });
    return Math.round((100 * progressValues.reduce((sum, progress) => sum + progress, 0)) / keys.length);
  };
}

export const ImageUploadsContext = createContext<ImageUploads | undefined>(undefined);

export function useImageUploads(): ImageUploads {
  const images = useContext(ImageUploadsContext);
  if (!images) throw new Error('Image used outside of a document');
  return images;
}

/** Returns undefined once the upload is complete. */
export function useUploadState(key: string | null): UploadState | undefined {
  const images = useImageUploads();
  return useSyncExternalStore(images.subscribe, () => images.getState(key));
}

/** @throws Error if the image can't be fetched, for example because its site forbids it */
export async function fetchImageFile(src: string, name: string): Promise<File> {
  const [, type, data] = /^data:(image\/[a-z+]+);base64,([\s\S]*)$/i.exec(src) ?? [];
  if (type && data !== undefined) {
    const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), letter => letter.charCodeAt(0));
    return new File([bytes], `${name}.${type.replace(/^image\/|\+xml$/g, '')}`, { type });
  }
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = src;
  await image.decode().catch((cause: unknown) => {
    throw new Error(`${new URL(src).host} doesn’t allow copying this image. Save it and choose it here.`, {
      cause,
    });
  });
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new File([blob], `${name}.png`, { type: blob.type });
}
