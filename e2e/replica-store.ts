import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startObjectStore } from './object-store';

/** The setting REPLICA_KEY of the tests’ sites. */
export const REPLICA_KEY = Buffer.alloc(32, 7).toString('base64');

/**
 * Starts the tests’ S3 server behind a proxy that adds conditional writes, which the server lacks, and counts requests.
 */
export async function startReplicaStore() {
  const store = await startObjectStore();
  const target = new URL(store.env.S3_ENDPOINT);
  const counts: Record<string, number> = {};
  let queue: Promise<void> = Promise.resolve();

  const forwardRequest = (incomingRequest: IncomingMessage, body: Buffer) =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
      const outgoingRequest = request(
        {
          host: target.hostname,
          port: target.port,
          path: incomingRequest.url,
          method: incomingRequest.method,
          headers: incomingRequest.headers,
        },
        response => {
          const chunks: Buffer[] = [];
          response.on('data', chunk => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 500,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
        },
      );
      outgoingRequest.on('error', reject).end(body);
    });

  const findEtag = async (path: string) => {
    const response = await fetch(new URL(path.split('?', 1)[0] ?? '', target), { method: 'HEAD' });
    return response.ok ? response.headers.get('etag') : undefined;
  };

  async function answer(
    incomingRequest: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
  ): Promise<void> {
    const { method = '', url = '/', headers } = incomingRequest;
    const kind = method === 'GET' && url.includes('list-type=') ? 'LIST' : method;
    counts[kind] = (counts[kind] ?? 0) + 1;
    const ifMatch = headers['if-match'];
    if (method === 'PUT' && (ifMatch || headers['if-none-match'])) {
      const etag = await findEtag(url);
      if (ifMatch ? etag !== ifMatch : etag) {
        response.writeHead(412, { 'content-type': 'application/xml' });
        response.end('<Error><Code>PreconditionFailed</Code><Message>Changed</Message></Error>');
        return;
      }
    }
    const reply = await forwardRequest(incomingRequest, body);
    response.writeHead(reply.status, reply.headers).end(reply.body);
  }

  const proxy = createServer((incomingRequest, response) => {
    const chunks: Buffer[] = [];
    incomingRequest.on('data', chunk => chunks.push(chunk));
    incomingRequest.on('end', () => {
      const run = async () =>
        answer(incomingRequest, response, Buffer.concat(chunks)).catch(() => void response.destroy());
      // Conditional writes take turns. All others run at the same time.
      if (incomingRequest.headers['if-match'] || incomingRequest.headers['if-none-match'])
        queue = queue.then(run);
      else run();
    });
  });
  await new Promise<void>(resolve => proxy.listen(0, 'localhost', resolve));
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_BUCKET } = store.env;
  return {
    counts,
    env: {
      REPLICA_PREFIX: 'replica/',
      REPLICA_KEY,
      REPLICA_S3_BUCKET: S3_BUCKET,
      REPLICA_S3_ENDPOINT: `http://localhost:${(proxy.address() as AddressInfo).port}`,
      REPLICA_S3_ACCESS_KEY_ID: S3_ACCESS_KEY_ID,
      REPLICA_S3_SECRET_ACCESS_KEY: S3_SECRET_ACCESS_KEY,
    },
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
      await store.stop();
    },
  };
}
