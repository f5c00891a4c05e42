import type { GetObjectCommandOutput, PutObjectCommandInput, S3Client } from '@aws-sdk/client-s3';

/** A bucket’s location. `endpoint` selects any S3-compatible server, with path-style URLs. */
export type S3Settings = {
  bucket: string;
  region: string;
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  /** Public base URL of the files, if not the bucket’s own. */
  publicUrl?: string | undefined;
};

const CONNECT_TIMEOUT_MS = 3_000;
const REQUEST_TIMEOUT_MS = 20_000;
/** Time (ms) without any bytes, after which even a long transfer fails. */
const IDLE_TIMEOUT_MS = 60_000;

type RequestOptions = { abortSignal?: AbortSignal };

export const isMissingObject = (error: unknown) =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

export const getBucketOrigin = ({ bucket, region, endpoint }: S3Settings): string =>
  endpoint ? new URL(endpoint).origin : `https://${bucket}.s3.${region}.amazonaws.com`;

export function getPublicBaseUrl(settings: S3Settings): string {
  const { bucket, endpoint, publicUrl } = settings;
  if (publicUrl) return publicUrl;
  return endpoint ? `${endpoint}/${bucket}` : getBucketOrigin(settings);
}

/**
 * Creates a client that is loaded with its first call, because most sites don’t need one.
 * @param requestMs timeout (ms) for each response to begin, including the upload.
 * @param idleMs timeout (ms) without any bytes.
 */
export function connectS3(
  settings: S3Settings,
  requestMs = REQUEST_TIMEOUT_MS,
  idleMs = Math.min(requestMs, IDLE_TIMEOUT_MS),
) {
  let loadPromise: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined;

  return () => {
    loadPromise ??= import('@aws-sdk/client-s3').then(sdk => ({
      sdk,
      client: new sdk.S3Client({
        region: settings.region,
        credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
        ...(settings.endpoint && { endpoint: settings.endpoint, forcePathStyle: true }),
        requestHandler: {
          connectionTimeout: CONNECT_TIMEOUT_MS,
          requestTimeout: requestMs,
          throwOnRequestTimeout: true,
          socketTimeout: idleMs,
        },
        // Default checksums corrupt uploads to some S3-compatible servers.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    }));
    return loadPromise;
  };
}

/** Opens a bucket, whose client is loaded with its first call. The parameters are those of `connectS3`. */
export function openBucket(settings: S3Settings, requestMs?: number, idleMs?: number) {
  const { bucket: Bucket } = settings;
  const connect = connectS3(settings, requestMs, idleMs);
  return {
    connect,
    async get(Key: string, options?: RequestOptions): Promise<GetObjectCommandOutput | undefined> {
      const { sdk, client } = await connect();
      try {
        return await client.send(new sdk.GetObjectCommand({ Bucket, Key }), options);
      } catch (error) {
        if (isMissingObject(error)) return undefined;
        throw error;
      }
    },
    async put(object: Omit<PutObjectCommandInput, 'Bucket'>, options?: RequestOptions) {
      const { sdk, client } = await connect();
      return client.send(new sdk.PutObjectCommand({ Bucket, ...object }), options);
    },
    async remove(Key: string, options?: RequestOptions): Promise<void> {
      const { sdk, client } = await connect();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), options);
    },
    /** @param after lists only keys after this one. */
    async list(Prefix: string, { after, ...options }: RequestOptions & { after?: string | undefined } = {}) {
      const { sdk, client } = await connect();
      const range = { Bucket, Prefix, ...(after && { StartAfter: after }) };
      const objects = [];
      for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, range, options))
        objects.push(...Contents);
      return objects;
    },
  };
}
