import type { MediaLocation } from '../../use-cases/ports';
import { IMMUTABLE_CACHE_CONTROL } from '../http/cache-control';
import { connectS3, getPublicBaseUrl, isMissingObject, type S3Settings } from './s3-client';

const CHECK_TIMEOUT_MS = 3_000;

/** @param requestMs timeout (ms) for each request. */
export function createS3Store(settings: S3Settings, requestMs?: number): MediaLocation {
  const { bucket: Bucket } = settings;
  const publicUrl = getPublicBaseUrl(settings);
  const connect = connectS3(settings, requestMs);

  return {
    async put(Key, bytes, ContentType) {
      const { sdk, client } = await connect();
      const file = { Bucket, Key, Body: bytes, ContentType, CacheControl: IMMUTABLE_CACHE_CONTROL };
      await client.send(new sdk.PutObjectCommand(file));
    },
    async get(Key) {
      const { sdk, client } = await connect();
      try {
        const response = await client.send(new sdk.GetObjectCommand({ Bucket, Key }));
        return await response.Body?.transformToByteArray();
      } catch (error) {
        if (isMissingObject(error)) return undefined;
        throw error;
      }
    },
    async remove(Key) {
      const { sdk, client } = await connect();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
    },
    getUrl: key => `${publicUrl}/${encodeURIComponent(key)}`,
    async check() {
      const { sdk, client } = await connect();
      await client.send(new sdk.HeadBucketCommand({ Bucket }), {
        abortSignal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
      });
    },
  };
}
