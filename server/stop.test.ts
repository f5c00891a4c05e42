import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { closeServer, DrainingResponse } from './stop';

/** Starts a server with a fast route and a route that waits for `finishSlow`, and a client with one connection. */
async function createApp() {
  const app: FastifyInstance = Fastify({ http: { ServerResponse: DrainingResponse } });
  let finishSlow = () => {};
  const slowRequestPromise = new Promise<void>(resolve => {
    app.get('/slow', () => {
      resolve();
      return new Promise<string>(resolveText => (finishSlow = () => resolveText('at last')));
    });
  });
  app.post('/', async () => 'taken');
  app.get('/', async () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  async function send(method: string, path: string) {
    const clientRequest = request({ host: '127.0.0.1', port, path, method, agent }).end();
    const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
    await response.resume().toArray();
    return [response.statusCode, response.headers.connection, clientRequest.reusedSocket];
  }
  return { app, send, slowRequestPromise, finishSlow: () => finishSlow(), agent };
}

it("closes a client's connection after the next response when the server stops", async () => {
  const { app, send, agent } = await createApp();
  expect(await send('GET', '/')).toEqual([200, 'keep-alive', false]);
  const closing = closeServer(app, { shouldDrain: true });
  expect(await send('POST', '/')).toEqual([200, 'close', true]);
  await closing;
  agent.destroy();
});

it('closes the connection after the response to a pending request when the server stops', async () => {
  const { app, send, slowRequestPromise, finishSlow, agent } = await createApp();
  const slowRequest = send('GET', '/slow');
  await slowRequestPromise;
  const closePromise = closeServer(app, { shouldDrain: true });
  finishSlow();
  expect(await slowRequest).toEqual([200, 'close', false]);
  await closePromise;
  agent.destroy();
});

it('closes idle HTTP connections when the server stops', async () => {
  const { app, send, agent } = await createApp();
  await send('GET', '/');
  const [socket] = Object.values(agent.freeSockets).flat() as Socket[];
  const socketClosePromise = once(socket as Socket, 'close');
  await closeServer(app, { shouldDrain: true, drainMs: 100 });
  await socketClosePromise;
});
