import { connectS3, isMissingObject, type S3Settings } from '../media/s3-client';

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
  const { bucket: Bucket } = s3;
  // Two clients, so that the lease never waits for a connection that a file uses.
  const connectSmall = connectS3(s3, small);
  const connectLarge = connectS3(s3, large, idle);
  /** Connects with a time limit, whose signal also ends repeated attempts and a stalled response. */
  async function connect(name: string) {
    const isLarge = name.includes('/');
    const connection = await (isLarge ? connectLarge() : connectSmall());
    return { ...connection, limit: { abortSignal: AbortSignal.timeout(isLarge ? large : small) } };
  }
  return {
    async read(name) {
      const { sdk, client, limit } = await connect(name);
      try {
        const response = await client.send(new sdk.GetObjectCommand({ Bucket, Key: prefix + name }), limit);
        const bytes = Buffer.from((await response.Body?.transformToByteArray()) ?? []);
        return { bytes, etag: response.ETag ?? '' };
      } catch (error) {
        if (isMissingObject(error)) return undefined;
        throw error;
      }
    },
    async write(name, Body, condition) {
      const { sdk, client, limit } = await connect(name);
      const conditions = condition && {
        ...('ifMatch' in condition ? { IfMatch: condition.ifMatch } : { IfNoneMatch: '*' }),
      };
      try {
        const { ETag } = await client.send(
          new sdk.PutObjectCommand({ Bucket, Key: prefix + name, Body, ...conditions }),
          limit,
        );
        return ETag ?? '';
      } catch (error) {
        if (condition && (isPreconditionFailed(error) || isMissingObject(error))) return undefined;
        throw error;
      }
    },
    async list(namePrefix, after) {
      const { sdk, client, limit } = await connect(namePrefix);
      const pages = sdk.paginateListObjectsV2(
        { client },
        { Bucket, Prefix: prefix + namePrefix, ...(after && { StartAfter: prefix + after }) },
        limit,
      );
      const objects: StoredObject[] = [];
      for await (const { Contents = [] } of pages)
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents)
          objects.push({ name: Key.slice(prefix.length), size: Size, modifiedAt: LastModified });
      return objects;
    },
    async remove(name) {
      const { sdk, client, limit } = await connect(name);
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: prefix + name }), limit);
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
