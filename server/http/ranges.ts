import type { FastifyInstance, FastifyReply } from 'fastify';

/** A single byte range (RFC 9110, 14.1.2): from an offset, between two offsets, or a suffix. */
const RANGE_PATTERN = /^bytes=(?:(\d{1,15})-(\d{0,15})|-\d{1,15})$/;

/** Ignores invalid and multi-part `Range` headers, as RFC 9110 allows, and sends the whole file. */
export function ignoreBadRanges(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { range } = request.headers;
    if (range !== undefined && !isRange(range)) delete request.headers.range;
    done();
  });
}

function isRange(header: string): boolean {
  const match = RANGE_PATTERN.exec(header);
  const [, first, last] = match ?? [];
  return match !== null && !(first && last && Number(last) < Number(first));
}

export const isUnsatisfiableRange = (error: { statusCode?: number }): boolean => error.statusCode === 416;

export const sendUnsatisfiableRange = (
  reply: FastifyReply,
  { headers }: { headers?: Record<string, string> },
) =>
  reply
    .code(416)
    .headers(headers ?? {})
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('');
