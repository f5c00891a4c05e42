import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';

/** Maximum time (ms) from SIGTERM to exit (rule 50). */
const STOP_TIMEOUT_MS = 10_000;
/** Time (ms) after which even busy connections are closed, to exit in time. */
const CONNECTION_CUT_OFF_MS = 8_000;
const IDLE_CHECK_INTERVAL_MS = 50;
/** Maximum time (ms) to let clients reconnect while another process takes over the socket. */
const DRAIN_TIMEOUT_MS = 5_000;

const drainingServers = new WeakSet<object>();

/** Response that contains `Connection: close` once the server drains, even if the request arrived earlier. */
export class DrainingResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  override writeHead(...args: unknown[]): this {
    const { server } = this.req.socket as Socket & { server?: object };
    if (server && drainingServers.has(server)) this.shouldKeepAlive = false;
    return super.writeHead(...(args as Parameters<ServerResponse['writeHead']>));
  }
}

/** Runs `stop` at the first SIGTERM or SIGINT and exits. Ignores a second one, which npm and its shell may send. */
export function stopOnSignal(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let firstSignal: NodeJS.Signals | undefined;
  // The site handles signals itself, because the library would exit on the second one.
  const { close } = closeWithGrace(
    { delay: STOP_TIMEOUT_MS, skip: ['SIGTERM', 'SIGINT', 'uncaughtException', 'unhandledRejection'] },
    ({ signal = firstSignal ?? 'SIGTERM' }) => stop(signal),
  );
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (firstSignal) return;
      firstSignal = signal;
      close();
    });
  }
}

/**
 * Stops listening and completes active requests.
 * @param shouldDrain whether another process takes over the socket. Responses then ask clients to reconnect, and only
 * idle connections are closed, because a request sent into a closing connection would be lost.
 */
export async function closeServer(
  app: FastifyInstance,
  { shouldDrain = false, drainMs = DRAIN_TIMEOUT_MS } = {},
): Promise<void> {
  const cutOffTimer = setTimeout(() => app.server.closeAllConnections(), CONNECTION_CUT_OFF_MS);
  if (shouldDrain) await drainConnections(app.server, drainMs);
  // Clients may leave connections open, so don’t wait for them.
  const idleTimer = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_INTERVAL_MS);
  try {
    await app.close();
  } finally {
    clearInterval(idleTimer);
    clearTimeout(cutOffTimer);
  }
}

/** Waits until all connections are closed or `forMs` has passed. New connections are still served. */
async function drainConnections(server: Server, forMs: number): Promise<void> {
  drainingServers.add(server);
  const deadline = performance.now() + forMs;
  const countConnections = promisify(server.getConnections.bind(server));
  while (performance.now() < deadline && (await countConnections()) > 0) await wait(IDLE_CHECK_INTERVAL_MS);
}
