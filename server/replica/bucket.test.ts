import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createReplicaBucket } from './bucket';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function createBucket(listener: RequestListener, timeouts = { small: 300, large: 2_000, idle: 100 }) {
  server = createServer(listener);
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve));
  const endpoint = `http://localhost:${(server.address() as AddressInfo).port}`;
  const s3 = { bucket: 'b', region: 'eu-central-1', endpoint, accessKeyId: 'i', secretAccessKey: 's' };
  return createReplicaBucket({ prefix: 'replica/', s3 }, timeouts);
}

it('times out when the bucket never responds', async () => {
  const bucket = await createBucket(() => {});
  // The first request also loads the client.
  await expect(bucket.read('lease.json')).rejects.toThrow();
  const startedAt = performance.now();
  await expect(bucket.write('lease.json', Buffer.from('{}'), { ifMissing: true })).rejects.toThrow();
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  await expect(bucket.list('files/')).rejects.toThrow();
  await expect(bucket.write('files/a', Buffer.alloc(3_000_000))).rejects.toThrow();
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

it('times out when a response stalls', async () => {
  const bucket = await createBucket((_request, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('beginning');
  });
  await expect(bucket.read('lease.json')).rejects.toThrow();
  await expect(bucket.read('files/a')).rejects.toThrow();
});

it('allows more time to read a file than to read the lease', async () => {
  const bucket = await createBucket(
    (_request, response) => {
      response.writeHead(200, { 'content-length': 10 });
      let sentCount = 0;
      const timer = setInterval(() => {
        response.write('x');
        if (++sentCount < 10) return;
        clearInterval(timer);
        response.end();
      }, 50);
    },
    { small: 300, large: 60_000, idle: 30_000 },
  );
  expect((await bucket.read('files/a'))?.bytes.toString()).toBe('xxxxxxxxxx');
  await expect(bucket.read('lease.json')).rejects.toThrow();
});
