import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { getErrorCode } from '../domain/errors';

type Address = { port: number; host: string };
type Listening = Address & { socket: { fd: number } | undefined };

/** One sentence about an address that the site cannot listen on. */
export function cannotListen(error: unknown, { port, host }: Address): Error {
  if (getErrorCode(error) === 'EADDRINUSE') {
    return new Error(
      `Port ${port} of ${host} is taken: stop what listens there, or choose another with the setting PORT.`,
    );
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`The settings HOST and PORT are not usable: ${reason}.`);
}

/**
 * Makes sure that the site can listen, before anything is made that is told only once.
 * @throws Error with the sentence of `cannotListen`.
 */
export async function assertFree({ port, host, socket }: Listening): Promise<void> {
  if (socket) return;
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject).listen(port, host, resolve);
    });
  } catch (error) {
    throw cannotListen(error, { port, host });
  }
  await new Promise(resolve => probe.close(resolve));
}

/** Accepts requests, on the socket that was handed on or on one of its own. @throws Error with one sentence. */
export async function listen(app: FastifyInstance, { port, host, socket }: Listening): Promise<void> {
  // A socket has its address already; Fastify asks for one all the same and would add a second for `localhost`.
  const where = socket ? { ...socket, host: '127.0.0.1' } : { port, host };
  await app.listen(where).catch(error => {
    throw cannotListen(error, { port, host });
  });
}
