import type { FastifyInstance, FastifyReply } from 'fastify';

/** One range of bytes (RFC 9110, 14.1.2): from a place, between two, or so many last ones. */
const RANGE = /^bytes=(?:(\d{1,15})-(\d{0,15})|-\d{1,15})$/;

/**
 * Ignores `Range` headers that are invalid or ask for several parts: RFC 9110 allows that, and the whole file is a fit
 * answer.
 */
export function ignoreBadRanges(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { range } = request.headers;
    if (range !== undefined && !isRange(range)) delete request.headers.range;
    done();
  });
}

function isRange(header: string): boolean {
  const found = RANGE.exec(header);
  const [, first, last] = found ?? [];
  return found !== null && !(first && last && Number(last) < Number(first));
}

/** Whether the range asked for begins behind the end of the file. */
export const isUnsatisfiable = (error: { statusCode?: number }): boolean => error.statusCode === 416;

export const sendUnsatisfiable = (reply: FastifyReply, { headers }: { headers?: Record<string, string> }) =>
  reply
    .code(416)
    .headers(headers ?? {})
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('');
