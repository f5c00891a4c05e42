import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaLocation } from '../../use-cases/ports';
import { createFolderStore, getUploadsFolder } from './folder-store';
import { createS3Store } from './s3-store';

const folder = mkdtempSync(join(tmpdir(), 'northlight-stores-'));
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const server = new S3rver({ port: 0, silent: true, directory: join(folder, 's3') });
const stores: Record<string, MediaLocation> = { folder: createFolderStore(getUploadsFolder(folder)) };
let endpoint: string;

beforeAll(async () => {
  const { port } = (await server.run()) as { port: number };
  endpoint = `http://localhost:${port}`;
  const region = 'eu-central-1';
  const client = new S3Client({ region, endpoint, forcePathStyle: true, credentials: keys });
  await client.send(new CreateBucketCommand({ Bucket: 'media' }));
  stores.bucket = createS3Store({ bucket: 'media', region, endpoint, ...keys });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe.each(['folder', 'bucket'])('the %s', name => {
  it('returns the stored bytes of a media file', async () => {
    const store = stores[name]!;
    const bytes = new Uint8Array(100_000).map((_, i) => i % 251);
    await store.put('plan-480.avif', bytes, 'image/avif');
    expect(Buffer.compare(Buffer.from((await store.get('plan-480.avif'))!), Buffer.from(bytes))).toBe(0);
  });

  it('accepts a second deletion of a media file', async () => {
    const store = stores[name]!;
    await store.put('gone.png', new Uint8Array(3), 'image/png');
    await store.remove('gone.png');
    await store.remove('gone.png');
    expect(await store.get('gone.png')).toBeUndefined();
  });

  it('reports that the media store is ready', async () => {
    await expect(stores[name]!.check()).resolves.toBeUndefined();
  });
});

describe('the folder', () => {
  it('creates the media folder with access for its owner only', async () => {
    const dataDir = join(folder, 'new');
    await createFolderStore(getUploadsFolder(dataDir)).check();
    expect(statSync(getUploadsFolder(dataDir)).mode & 0o777).toBe(0o700);
  });

  it('rejects paths outside of the media folder', async () => {
    const store = stores.folder!;
    for (const key of ['../secret', 'a/b', '..', '.hidden', '', 'a\\b', 'a\0b']) {
      await expect(store.get(key)).rejects.toThrow('The file doesn’t exist');
      await expect(store.put(key, new Uint8Array(1), 'image/png')).rejects.toThrow('The file doesn’t exist');
      await expect(store.remove(key)).rejects.toThrow('The file doesn’t exist');
    }
  });

  it('builds media URLs below /uploads', () => {
    expect(stores.folder!.getUrl('plan-480.avif')).toBe('/uploads/plan-480.avif');
  });
});

describe('the bucket', () => {
  const settings = { bucket: 'media', region: 'eu-central-1', ...keys };

  it('builds media URLs with an encoded key from the region, the endpoint or the public URL', () => {
    const key = 'plan of lviv.png';
    expect(createS3Store(settings).getUrl(key)).toBe(
      'https://media.s3.eu-central-1.amazonaws.com/plan%20of%20lviv.png',
    );
    expect(createS3Store({ ...settings, endpoint: 'http://s3.test' }).getUrl(key)).toBe(
      'http://s3.test/media/plan%20of%20lviv.png',
    );
    expect(createS3Store({ ...settings, publicUrl: 'https://cdn.test/m' }).getUrl(key)).toBe(
      'https://cdn.test/m/plan%20of%20lviv.png',
    );
  });

  it('serves files from the bucket with their type and permanent caching', async () => {
    await stores.bucket!.put('typed.webp', new Uint8Array(3), 'image/webp');
    const response = await fetch(stores.bucket!.getUrl('typed.webp'));
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it("reports that the media store isn't ready when the bucket is missing", async () => {
    await expect(createS3Store({ ...settings, bucket: 'nowhere', endpoint }).check()).rejects.toThrow();
  });
});
