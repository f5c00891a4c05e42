import type { S3Client } from '@aws-sdk/client-s3';

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

const CONNECT_MS = 3_000;
const REQUEST_MS = 20_000;

export const isMissing = (error: unknown) =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

/** The origin that browsers upload to. */
export const bucketOrigin = ({ bucket, region, endpoint }: S3Settings): string =>
  endpoint ? new URL(endpoint).origin : `https://${bucket}.s3.${region}.amazonaws.com`;

/** Public address of the bucket's files. */
export function publicBase(settings: S3Settings): string {
  const { bucket, endpoint, publicUrl } = settings;
  if (publicUrl) return publicUrl;
  return endpoint ? `${endpoint}/${bucket}` : bucketOrigin(settings);
}

/**
 * A client that is loaded with the first call: most installations never need it.
 * @param requestMs how long (ms) a request may take.
 */
export function connectS3(settings: S3Settings, requestMs = REQUEST_MS) {
  let loading: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined;

  return () => {
    loading ??= import('@aws-sdk/client-s3').then(sdk => ({
      sdk,
      client: new sdk.S3Client({
        region: settings.region,
        credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
        ...(settings.endpoint && { endpoint: settings.endpoint, forcePathStyle: true }),
        requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: requestMs },
        // Checksums by default arrive corrupted at some S3-compatible servers.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    }));
    return loading;
  };
}
