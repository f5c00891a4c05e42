import { randomBytes } from 'node:crypto';
import { IMAGE_MAX_BYTES } from '../../domain/limits';
import type { IncomingUploads } from '../../use-cases/ports';
import { connectS3, isMissingObject, type S3Settings } from './s3-client';

const PREFIX = 'incoming/';
const VALID_SECONDS = 600;
/** Media type of unprocessed uploads, which no browser renders. */
const INERT_TYPE = 'application/octet-stream';

/** Creates presigned forms for direct uploads to the bucket. */
export function createIncomingBucket(settings: S3Settings): IncomingUploads {
  const connect = connectS3(settings);
  const { bucket: Bucket } = settings;
  return {
    async createTarget() {
      const { client } = await connect();
      const { createPresignedPost } = await import('@aws-sdk/s3-presigned-post');
      const key = `${PREFIX}${randomBytes(16).toString('hex')}`;
      const { url, fields } = await createPresignedPost(client, {
        Bucket,
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
      const { sdk, client } = await connect();
      try {
        const response = await client.send(new sdk.GetObjectCommand({ Bucket, Key: key }));
        if ((response.ContentLength ?? 0) > IMAGE_MAX_BYTES) return undefined;
        return await response.Body?.transformToByteArray();
      } catch (error) {
        if (isMissingObject(error)) return undefined;
        throw error;
      }
    },
    async remove(key) {
      if (!key.startsWith(PREFIX)) return;
      const { sdk, client } = await connect();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key }));
    },
    async sweep(cutoff) {
      const { sdk, client } = await connect();
      const { Contents = [] } = await client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix: PREFIX }));
      for (const { Key, LastModified } of Contents) {
        if (Key && LastModified && LastModified < cutoff)
          await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
      }
    },
  };
}
