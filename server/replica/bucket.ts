import { isMissingObject, openBucket, type S3Settings } from '../media/s3-client';

/** Timeout (ms) for a small object, including all attempts, short enough to renew a lease in time. */
const SMALL_TIMEOUT_MS = 4_000;
/** Time (ms) for a list, or for a file or snapshot over a slow connection. */
const LARGE_TIMEOUT_MS = 300_000;
/** Time (ms) without any bytes, after which a transfer is attempted again. */
const IDLE_TIMEOUT_MS = 10_000;
const PRECONDITION_FAILED = 412;
/** Response status for concurrent conditional writes. */
const CONFLICT = 409;

export type StoredObject = { name: string; size: number; modifiedAt: Date };

/** Condition of a write: the object still has this ETag, or doesn’t exist. */
export type Condition = { ifMatch: string } | { ifMissing: true };

/** The objects under the replica’s prefix. */
export interface ReplicaBucket {
  read(name: string): Promise<{ bytes: Buffer; etag: string } | undefined>;
  /** @returns the new ETag, or undefined when the condition failed. */
  write(name: string, bytes: Uint8Array, condition?: Condition): Promise<string | undefined>;
  /**
   * Lists objects by name.
   * @param after lists only later names
   */
  list(prefix: string, after?: string): Promise<StoredObject[]>;
  remove(name: string): Promise<void>;
}

const isPreconditionFailed = (error: unknown) => {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  return status === PRECONDITION_FAILED || status === CONFLICT;
};

type BucketSettings = { prefix: string; s3: S3Settings };

/** @param timeouts (ms) of top-level objects, of other objects, and of a transfer without any bytes. */
export function createReplicaBucket(
  { prefix, s3 }: BucketSettings,
  { small, large, idle } = { small: SMALL_TIMEOUT_MS, large: LARGE_TIMEOUT_MS, idle: IDLE_TIMEOUT_MS },
): ReplicaBucket {
  // Two clients, so that the lease never waits for a connection that a file uses.
  const smallBucket = openBucket(s3, small);
  const largeBucket = openBucket(s3, large, idle);
  /** Opens the bucket with a time limit, whose signal also ends repeated attempts and a stalled response. */
  async function open(name: string) {
    const isLarge = name.includes('/');
    const bucket = isLarge ? largeBucket : smallBucket;
    // Loading the client doesn’t count.
    await bucket.connect();
    return { bucket, limit: { abortSignal: AbortSignal.timeout(isLarge ? large : small) } };
  }
  return {
    async read(name) {
      const { bucket, limit } = await open(name);
      const response = await bucket.get(prefix + name, limit);
      if (!response) return undefined;
      const bytes = Buffer.from((await response.Body?.transformToByteArray()) ?? []);
      return { bytes, etag: response.ETag ?? '' };
    },
    async write(name, Body, condition) {
      const { bucket, limit } = await open(name);
      const conditions = condition && {
        ...('ifMatch' in condition ? { IfMatch: condition.ifMatch } : { IfNoneMatch: '*' }),
      };
      try {
        const { ETag } = await bucket.put({ Key: prefix + name, Body, ...conditions }, limit);
        return ETag ?? '';
      } catch (error) {
        if (condition && (isPreconditionFailed(error) || isMissingObject(error))) return undefined;
        throw error;
      }
    },
    async list(namePrefix, after) {
      const { bucket, limit } = await open(namePrefix);
      const objects = await bucket.list(prefix + namePrefix, { ...limit, after: after && prefix + after });
      return objects.map(({ Key = '', Size = 0, LastModified = new Date(0) }) => ({
        name: Key.slice(prefix.length),
        size: Size,
        modifiedAt: LastModified,
      }));
    },
    async remove(name) {
      const { bucket, limit } = await open(name);
      await bucket.remove(prefix + name, limit);
    },
  };
}

/**
 * Checks that the bucket honours conditional writes, because the lease depends on them and some servers ignore them.
 * @throws Error when it doesn’t.
 */
export async function assertConditionalWrites(bucket: ReplicaBucket): Promise<void> {
  const name = 'conditional-writes';
  const text = Buffer.from('This object tests conditional writes.');
  const etag = (await bucket.write(name, text)) ?? '';
  const wasReplaced =
    (await bucket.write(name, text, { ifMissing: true })) ??
    (await bucket.write(name, text, { ifMatch: '"00000000000000000000000000000000"' }));
  const newEtag = await bucket.write(name, text, { ifMatch: etag });
  if (wasReplaced !== undefined || newEtag === undefined)
    throw new Error(
      'The bucket of the replica ignores conditional writes (If-Match, If-None-Match), so two machines could write. Use another provider.',
    );
}
