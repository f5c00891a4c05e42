import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { getErrorCode } from '../domain/errors';

type HostAndPort = { port: number; host: string };
type ListenOptions = HostAndPort & { socket: { fd: number } | undefined };

function createListenError(error: unknown, { port, host }: HostAndPort): Error {
  if (getErrorCode(error) === 'EADDRINUSE') {
    return new Error(
      `Port ${port} of ${host} is already in use. Stop the program that uses it, or choose another port with the setting PORT.`,
    );
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`The site can’t listen on the configured HOST and PORT: ${reason}.`);
}

/**
 * Checks that the site can listen, before the login is printed for the only time.
 * @throws Error that names the setting to change.
 */
export async function assertPortFree({ port, host, socket }: ListenOptions): Promise<void> {
  if (socket) return;
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject).listen(port, host, resolve);
    });
  } catch (error) {
    throw createListenError(error, { port, host });
  }
  await new Promise(resolve => probe.close(resolve));
}

/** @throws Error that names the setting to change. */
export async function listenOnPort(
  app: FastifyInstance,
  { port, host, socket }: ListenOptions,
): Promise<void> {
  // Fastify needs a host even with a given socket. For the default, `localhost`, it would open a second socket.
  const options = socket ? { ...socket, host: '127.0.0.1' } : { port, host };
  await app.listen(options).catch(error => {
    throw createListenError(error, { port, host });
  });
}
