import { randomBytes } from 'node:crypto';
import { IMAGE_MAX_BYTES } from '../../domain/limits';
import type { IncomingUploads } from '../../use-cases/ports';
import { openBucket, type S3Settings } from './s3-client';

const PREFIX = 'incoming/';
const VALID_SECONDS = 600;
/** Media type of unprocessed uploads, which no browser renders. */
const INERT_TYPE = 'application/octet-stream';

/** Creates presigned forms for direct uploads to the bucket. */
export function createIncomingBucket(settings: S3Settings): IncomingUploads {
  const bucket = openBucket(settings);
  return {
    async createTarget() {
      const { client } = await bucket.connect();
      const { createPresignedPost } = await import('@aws-sdk/s3-presigned-post');
      const key = `${PREFIX}${randomBytes(16).toString('hex')}`;
      const { url, fields } = await createPresignedPost(client, {
        Bucket: settings.bucket,
        Key: key,
        Expires: VALID_SECONDS,
        Fields: { 'Content-Type': INERT_TYPE },
        Conditions: [
          ['content-length-range', 1, IMAGE_MAX_BYTES],
          ['eq', '$Content-Type', INERT_TYPE],
        ],
      });
      return { key, url, fields };
    },
    async read(key) {
      if (!key.startsWith(PREFIX)) return undefined;
      const response = await bucket.get(key);
      if (!response || (response.ContentLength ?? 0) > IMAGE_MAX_BYTES) return undefined;
      return response.Body?.transformToByteArray();
    },
    async remove(key) {
      if (key.startsWith(PREFIX)) await bucket.remove(key);
    },
    async sweep(cutoff) {
      for (const { Key, LastModified } of await bucket.list(PREFIX))
        if (Key && LastModified && LastModified < cutoff) await bucket.remove(Key);
    },
  };
}
