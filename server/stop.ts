import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';

/** Milliseconds from SIGTERM to exit at most (rule 50). */
const STOP_WITHIN_MS = 10_000;
/** Who is still sending or reading by then (ms) is cut off, so that the exit is in time. */
const CUT_OFF_MS = 7_000;
const IDLE_CHECK_MS = 50;
/** How long (ms) a process that hands its socket on tells its clients to connect anew before it closes. */
const DRAIN_MS = 1_000;

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
 * @param drain whether another process takes the socket over: then clients that keep a connection are told with their
 *   next answer that it was the last, because a request sent into a connection that closes would fail.
 */
export async function closeServer(app: FastifyInstance, { drain = false } = {}): Promise<void> {
  if (drain) {
    app.server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
    await new Promise(resolve => setTimeout(resolve, DRAIN_MS));
  }
  // A client that has its answer may keep the connection; nobody waits for that.
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
  const cutOff = setTimeout(() => app.server.closeAllConnections(), CUT_OFF_MS);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(cutOff);
  }
}
