import { randomUUID } from 'node:crypto';
import { getBucketOrigin, type S3Settings } from '../media/s3-client';
import { createS3Store } from '../media/s3-store';
import { withTimeout } from '../with-timeout';
import { type Finding, fail, getReason, pass } from './finding';

/** Prefix of the check’s temporary objects. */
const PREFIX = 'doctor/';
/** Timeouts (ms) for a single request and for all requests together. */
const REQUEST_TIMEOUT_MS = 3_000;
const CHECK_TIMEOUT_MS = 15_000;

/** Checks that the bucket accepts, returns and deletes a small object. */
export async function checkBucket(s3: S3Settings | undefined): Promise<Finding> {
  if (!s3) return pass('no S3_BUCKET: images are in the data folder');
  const bucketLabel = `${s3.bucket} at ${getBucketOrigin(s3)}`;
  try {
    await withTimeout(CHECK_TIMEOUT_MS, checkAccess(s3));
    return pass(`${bucketLabel} can be written, read and deleted from`);
  } catch (error) {
    return fail(
      `${bucketLabel} cannot be used: ${getReason(error)}`,
      'Compare the S3_… settings with those of your provider. The key needs PutObject, GetObject and DeleteObject.',
    );
  }
}

async function checkAccess(s3: S3Settings): Promise<void> {
  const store = createS3Store(s3, REQUEST_TIMEOUT_MS);
  const key = `${PREFIX}${randomUUID()}`;
  const content = Buffer.from(key);
  await store.put(key, content, 'text/plain');
  try {
    const storedContent = await store.get(key);
    if (!storedContent || !content.equals(storedContent))
      throw new Error('the stored object differs when it is read back');
  } finally {
    await store.remove(key);
  }
  if (await store.get(key)) throw new Error('the deleted object still exists');
}
