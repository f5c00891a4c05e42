import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { closeServer, DrainingResponse } from './stop';

/** Starts a server with a fast route and a route that waits for `answerSlow`, and a client with one connection. */
async function room() {
  const app: FastifyInstance = Fastify({ http: { ServerResponse: DrainingResponse } });
  let answerSlow = () => {};
  const asked = new Promise<void>(resolve => {
    app.get('/slow', () => {
      resolve();
      return new Promise<string>(answer => (answerSlow = () => answer('at last')));
    });
  });
  app.post('/', async () => 'taken');
  app.get('/', async () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  async function send(method: string, path: string) {
    const outgoing = request({ host: '127.0.0.1', port, path, method, agent }).end();
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    await answer.resume().toArray();
    return [answer.statusCode, answer.headers.connection, outgoing.reusedSocket];
  }
  return { app, send, asked, answerSlow: () => answerSlow(), agent };
}

it("asks a client to reconnect in the client's next response when the server stops", async () => {
  const { app, send, agent } = await room();
  expect(await send('GET', '/')).toEqual([200, 'keep-alive', false]);
  const closed = closeServer(app, { drain: true });
  expect(await send('POST', '/')).toEqual([200, 'close', true]);
  await closed;
  agent.destroy();
});

it('asks a client to reconnect in the response to a pending request when the server stops', async () => {
  const { app, send, asked, answerSlow, agent } = await room();
  const slow = send('GET', '/slow');
  await asked;
  const closed = closeServer(app, { drain: true });
  answerSlow();
  expect(await slow).toEqual([200, 'close', false]);
  await closed;
  agent.destroy();
});

it('closes idle HTTP connections when the server stops', async () => {
  const { app, send, agent } = await room();
  await send('GET', '/');
  const [socket] = Object.values(agent.freeSockets).flat() as Socket[];
  const ended = once(socket as Socket, 'close');
  await closeServer(app, { drain: true, drainMs: 100 });
  await ended;
});
