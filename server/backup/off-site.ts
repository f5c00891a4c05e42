import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { connectS3, getPublicBaseUrl, type S3Settings } from '../media/s3-client';
import { parseScheduledTime } from './names';

/** Timeout (ms) for uploading gigabytes over a slow connection. */
const UPLOAD_TIMEOUT_MS = 4 * 3_600_000;
const CHECK_TIMEOUT_MS = 10_000;

export interface OffSiteStore {
  /** @throws Error before copying when the copy would be public. */
  copy(file: string, name: string): Promise<void>;
  /** Lists only scheduled backups. */
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
}

/** @param prefix ends with a slash. */
export function createOffSiteStore(settings: S3Settings, prefix: string): OffSiteStore {
  const { bucket: Bucket } = settings;
  const connect = connectS3(settings, UPLOAD_TIMEOUT_MS);

  /** Checks with an empty file that backups wouldn't be public, because images in the bucket are. */
  async function assertPrivate() {
    const { sdk, client } = await connect();
    const Key = `${prefix}private`;
    await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body: '' }));
    const response = await fetch(`${getPublicBaseUrl(settings)}/${Key}`, {
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok)
      throw new Error(`${prefix} in the bucket is publicly readable, so no backup is copied there.`);
  }

  return {
    async copy(file, name) {
      await assertPrivate();
      const { sdk, client } = await connect();
      const { size: ContentLength } = await stat(file);
      const Body = createReadStream(file);
      await client.send(new sdk.PutObjectCommand({ Bucket, Key: prefix + name, Body, ContentLength }));
    },
    async list() {
      const { sdk, client } = await connect();
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: prefix });
      const names: string[] = [];
      for await (const { Contents = [] } of pages)
        names.push(...Contents.map(({ Key = '' }) => Key.slice(prefix.length)));
      return names.filter(parseScheduledTime);
    },
    async remove(name) {
      const { sdk, client } = await connect();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: prefix + name }));
    },
  };
}
