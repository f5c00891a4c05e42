import { randomUUID } from 'node:crypto';
import { bucketOrigin, type S3Settings } from '../media/s3-client';
import { s3Store } from '../media/s3-store';
import { within } from '../within';
import { type Finding, reasonOf, right, wrong } from './finding';

/** Where objects lie for as long as a check takes. */
const PREFIX = 'doctor/';
/** How long (ms) one request may take, and all of them. */
const REQUEST_MS = 3_000;
const ALL_MS = 15_000;

/** Whether the bucket keeps what is put there: a small object goes there, is read back, and is deleted. */
export async function bucket(s3: S3Settings | undefined): Promise<Finding> {
  if (!s3) return right('no S3_BUCKET: pictures lie in the data folder');
  const where = `${s3.bucket} at ${bucketOrigin(s3)}`;
  try {
    await within(ALL_MS, putAndDelete(s3));
    return right(`${where} can be written, read and deleted from`);
  } catch (error) {
    return wrong(
      `${where} cannot be used: ${reasonOf(error)}`,
      'Compare the S3_… settings with what your provider says; the key needs PutObject, GetObject and DeleteObject.',
    );
  }
}

async function putAndDelete(s3: S3Settings): Promise<void> {
  const store = s3Store(s3, REQUEST_MS);
  const key = `${PREFIX}${randomUUID()}`;
  const sent = Buffer.from(key);
  await store.put(key, sent, 'text/plain');
  try {
    const got = await store.get(key);
    if (!got || !sent.equals(got)) throw new Error('what was put there does not come back the same');
  } finally {
    await store.remove(key);
  }
  if (await store.get(key)) throw new Error('what was deleted is still there');
}
