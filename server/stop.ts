import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';

/** Milliseconds from SIGTERM to exit at most (rule 50). */
const STOP_WITHIN_MS = 10_000;
/** Who is still sending or reading so long (ms) after the signal is cut off, so that the exit is in time. */
const CUT_OFF_MS = 8_000;
const IDLE_CHECK_MS = 50;
/** How long (ms) a client may pause between two requests without losing one to a process that hands its socket on. */
const DRAIN_MS = 5_000;

const draining = new WeakSet<object>();

/** Tells clients to connect again once the server is draining, also those whose request came before that. */
export class DrainingResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  override writeHead(...args: unknown[]): this {
    const { server } = this.req.socket as Socket & { server?: object };
    if (server && draining.has(server)) this.shouldKeepAlive = false;
    return super.writeHead(...(args as Parameters<ServerResponse['writeHead']>));
  }
}

/**
 * Runs `stop` at the first SIGTERM or SIGINT and exits. A second one changes nothing: npm and its shell may
 * deliver it twice.
 */
export function stopOnSignal(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let first: NodeJS.Signals | undefined;
  // Asked for by signal it would exit at the second one, so it is asked by hand.
  const { close } = closeWithGrace(
    { delay: STOP_WITHIN_MS, skip: ['SIGTERM', 'SIGINT', 'uncaughtException', 'unhandledRejection'] },
    ({ signal = first ?? 'SIGTERM' }) => stop(signal),
  );
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (first) return;
      first = signal;
      close();
    });
  }
}

/**
 * Accepts nothing more and finishes what is in flight.
 * @param drain whether another process takes the socket over. Then each client is told with its next answer to connect
 *   again, and only connections that stay silent are closed: a request sent into one that closes would be lost.
 */
export async function closeServer(
  app: FastifyInstance,
  { drain = false, drainMs = DRAIN_MS } = {},
): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), CUT_OFF_MS);
  if (drain) await drainConnections(app.server, drainMs);
  // A client that has its answer may keep the connection; nobody waits for that.
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(cutOff);
  }
}

/** Waits until no connection is open, a while at most; new ones are answered. */
async function drainConnections(server: Server, forMs: number): Promise<void> {
  draining.add(server);
  const until = performance.now() + forMs;
  const countConnections = promisify(server.getConnections.bind(server));
  while (performance.now() < until && (await countConnections()) > 0) await wait(IDLE_CHECK_MS);
}
