import type { S3Client } from '@aws-sdk/client-s3';
import type { MediaStore } from '../../trpc/ports';

/** Where the bucket lies. With `endpoint` it is any S3-compatible server, addressed by path. */
export type S3Settings = {
  bucket: string;
  region: string;
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  /** Public origin and path of the bucket's files, when it is not the bucket's own. */
  publicUrl?: string | undefined;
};

const CACHE_FOREVER = 'public, max-age=31536000, immutable';
const CHECK_MS = 3_000;
const REQUEST_MS = 20_000;

const isMissing = (error: unknown) =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

function publicBase({ bucket, region, endpoint, publicUrl }: S3Settings): string {
  if (publicUrl) return publicUrl;
  return endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`;
}

/** Media in an S3 bucket. The client is loaded with the first call: most installations never need it. */
export function s3Store(settings: S3Settings): MediaStore {
  const { bucket: Bucket } = settings;
  const base = publicBase(settings);
  let loading: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined;

  const connect = () => {
    loading ??= import('@aws-sdk/client-s3').then(sdk => ({
      sdk,
      client: new sdk.S3Client({
        region: settings.region,
        credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
        ...(settings.endpoint && { endpoint: settings.endpoint, forcePathStyle: true }),
        requestHandler: { connectionTimeout: CHECK_MS, requestTimeout: REQUEST_MS },
        // Checksums by default arrive corrupted at some S3-compatible servers.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    }));
    return loading;
  };

  return {
    async put(Key, bytes, ContentType) {
      const { sdk, client } = await connect();
      const file = { Bucket, Key, Body: bytes, ContentType, CacheControl: CACHE_FOREVER };
      await client.send(new sdk.PutObjectCommand(file));
    },
    async get(Key) {
      const { sdk, client } = await connect();
      try {
        const answer = await client.send(new sdk.GetObjectCommand({ Bucket, Key }));
        return await answer.Body?.transformToByteArray();
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async remove(Key) {
      const { sdk, client } = await connect();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
    },
    url: key => `${base}/${encodeURIComponent(key)}`,
    async check() {
      const { sdk, client } = await connect();
      await client.send(new sdk.HeadBucketCommand({ Bucket }), {
        abortSignal: AbortSignal.timeout(CHECK_MS),
      });
    },
  };
}
