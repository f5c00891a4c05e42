import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { getPublicBaseUrl, openBucket, type S3Settings } from '../media/s3-client';
import { parseScheduledTime } from './names';

/** Timeout (ms) for uploading gigabytes over a slow connection. */
const UPLOAD_TIMEOUT_MS = 4 * 3_600_000;
const CHECK_TIMEOUT_MS = 10_000;

export type OffSiteStore = ReturnType<typeof createOffSiteStore>;

/** @param prefix ends with a slash. */
export function createOffSiteStore(settings: S3Settings, prefix: string) {
  const bucket = openBucket(settings, UPLOAD_TIMEOUT_MS);

  /** Checks with an empty file that backups wouldn't be public, because images in the bucket are. */
  async function assertPrivate() {
    const Key = `${prefix}private`;
    await bucket.put({ Key, Body: '' });
    const response = await fetch(`${getPublicBaseUrl(settings)}/${Key}`, {
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok)
      throw new Error(`${prefix} in the bucket is publicly readable, so no backup is copied there.`);
  }

  return {
    /** @throws Error before copying when the copy would be public. */
    async copy(file: string, name: string): Promise<void> {
      await assertPrivate();
      const { size: ContentLength } = await stat(file);
      await bucket.put({ Key: prefix + name, Body: createReadStream(file), ContentLength });
    },
    /** Lists only scheduled backups. */
    async list(): Promise<string[]> {
      const names = (await bucket.list(prefix)).map(({ Key = '' }) => Key.slice(prefix.length));
      return names.filter(parseScheduledTime);
    },
    remove: (name: string) => bucket.remove(prefix + name),
  };
}
