import type { S3Client } from '@aws-sdk/client-s3';

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

export const isMissingObject = (error: unknown) =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

/** Returns the origin that browsers upload to. */
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
