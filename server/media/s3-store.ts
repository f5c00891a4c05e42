import type { MediaLocation } from '../../use-cases/ports';
import { IMMUTABLE_CACHE_CONTROL } from '../http/cache-control';
import { getPublicBaseUrl, openBucket, type S3Settings } from './s3-client';

const CHECK_TIMEOUT_MS = 3_000;

/** @param requestMs timeout (ms) for each request. */
export function createS3Store(settings: S3Settings, requestMs?: number): MediaLocation {
  const publicUrl = getPublicBaseUrl(settings);
  const bucket = openBucket(settings, requestMs);
  return {
    async put(Key, Body, ContentType) {
      await bucket.put({ Key, Body, ContentType, CacheControl: IMMUTABLE_CACHE_CONTROL });
    },
    get: async key => (await bucket.get(key))?.Body?.transformToByteArray(),
    remove: bucket.remove,
    getUrl: key => `${publicUrl}/${encodeURIComponent(key)}`,
    async check() {
      const { sdk, client } = await bucket.connect();
      await client.send(new sdk.HeadBucketCommand({ Bucket: settings.bucket }), {
        abortSignal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
      });
    },
  };
}
