import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryLog } from '../media/media.test-kit';
import { openReplica } from '.';
import { createReplicaBucket } from './bucket';
import { readLease, takeLease } from './lease';

/** Bodies and ETags of the objects in a bucket that honours conditional writes. */
const objects = new Map<string, { body: Buffer; etag: string }>();
let version = 0;
/** Whether the connection fails after the next write of a lease is stored. */
let isNextResponseLost = false;
let dataDir: string;

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url = '', headers } = request;
  const body = Buffer.concat(await request.toArray());
  const object = objects.get(url.split('?', 1)[0] ?? '');
  if (url.includes('list-type=2')) return void response.end('<ListBucketResult></ListBucketResult>');
  if (method === 'GET' && object) return void response.writeHead(200, { etag: object.etag }).end(object.body);
  if (method !== 'PUT') return void response.writeHead(404).end();
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
  if (ifMatch ? object?.etag !== ifMatch : ifNoneMatch && object) return void response.writeHead(412).end();
  const etag = `"${String(++version).padStart(32, '0')}"`;
  objects.set(url.split('?', 1)[0] ?? '', { body, etag });
  if (isNextResponseLost && url.includes('lease')) {
    isNextResponseLost = false;
    response.destroy();
  } else response.writeHead(200, { etag }).end();
}

const server = createServer((request, response) => void respond(request, response));
beforeEach(async () => {
  objects.clear();
  dataDir = mkdtempSync(path.join(tmpdir(), 'northlight-replica-'));
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(dataDir, { recursive: true });
});

const getSettings = () => {
  const endpoint = `http://localhost:${(server.address() as AddressInfo).port}`;
  const s3 = { bucket: 'b', region: 'eu-central-1', endpoint, accessKeyId: 'i', secretAccessKey: 's' };
  return { prefix: 'replica/', key: Buffer.alloc(32), searchPath: dataDir, s3 };
};

it('keeps the lease when the response to a conditional write is lost', async () => {
  const bucket = createReplicaBucket(getSettings());
  isNextResponseLost = true;
  const lease = await takeLease(dataDir, { bucket, log: createMemoryLog() });
  expect([isNextResponseLost, lease.isHeld]).toEqual([false, true]);
  isNextResponseLost = true;
  // The client repeats the write, which fails because the first attempt stored a new version.
  expect(await lease.renew()).toBe(false);
  expect([isNextResponseLost, lease.lostTo]).toEqual([false, undefined]);
  expect(await lease.renew()).toBe(true);
});

it.each([
  [
    'releases the lease on stop when Litestream has copied the last writes',
    'sleep 0.3; touch copied; exit',
    true,
  ],
  ['keeps the lease on stop when Litestream fails to copy the last writes', 'exit 1', false],
])('%s', async (_description, onStop, isReleased) => {
  // Replaces Litestream, which copies pending writes before it stops.
  const script = `#!/bin/sh\ncd '${dataDir}'\ntrap '${onStop}' TERM\ntouch running\nwhile :; do sleep 0.05; done\n`;
  writeFileSync(path.join(dataDir, 'litestream'), script, { mode: 0o700 });
  const replica = await openReplica(
    { replica: getSettings(), dataDir, databaseFile: path.join(dataDir, 'northlight.sqlite') },
    createMemoryLog(),
  );
  replica.start();
  await vi.waitFor(() => expect(existsSync(path.join(dataDir, 'running'))).toBe(true), 5_000);
  expect((await readLease(createReplicaBucket(getSettings())))?.isReleased).toBe(false);
  await replica.close();
  expect(existsSync(path.join(dataDir, 'copied'))).toBe(isReleased);
  expect((await readLease(createReplicaBucket(getSettings())))?.isReleased).toBe(isReleased);
});
