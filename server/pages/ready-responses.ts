import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isAdminPath } from '../../domain/paths';
import { mayHaveSession } from '../http/actor';
import { type Answer, type Encoding, formOf, headersOf, isHeld } from '../http/cached-response';
import type { PageCache } from './page-cache';
import { buildHolds } from './prerendered';

type Ready = { cache: PageCache; prerendered: ReadonlyMap<string, Answer> };

type ReadyAnswers = Ready & {
  /** What stands on every answer. */
  headers: Readonly<Record<string, string>>;
};

/**
 * What is ready for whoever asks: a page that the build wrote, or one kept for all who have no session.
 * @param path of the address; with `query` only what the build wrote is ready, which is the same with every query.
 */
export function readyFor(
  request: FastifyRequest,
  { cache, prerendered }: Ready,
  path: string,
  query?: string,
): Answer | undefined {
  const isAnybody = !mayHaveSession(request);
  // Only who is signed in is sent on from sign-in.
  const built = buildHolds() && (isAnybody || !isAdminPath(path)) ? prerendered.get(path) : undefined;
  return built ?? (isAnybody && query === undefined ? cache.get(path) : undefined);
}

/**
 * What is ready under exactly the address asked for goes out before routing, cookies and all other hooks; the rest
 * passes on. Most requests end here, so nothing is made for one that could be made for all: an answer's headers are
 * one array, written as it is.
 */
export function readyAnswers(app: FastifyInstance, { headers, ...ready }: ReadyAnswers): void {
  const made = new WeakMap<Answer, Map<string, string[]>>();
  /** @param length bytes of the body; undefined when there is none. */
  function rawHeaders(answer: Answer, length: number | undefined, encoding: Encoding | undefined): string[] {
    const forms = made.get(answer) ?? new Map<string, string[]>();
    made.set(answer, forms);
    const name = length === undefined ? 'held' : (encoding ?? 'plain');
    const known = forms.get(name);
    if (known) return known;
    const all = { ...headers, ...headersOf(answer, encoding) };
    const raw = Object.entries(
      length === undefined ? all : { ...all, 'content-length': String(length) },
    ).flat();
    forms.set(name, raw);
    return raw;
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { method, url = '/', headers: asked } = request.raw;
    if (method !== 'GET' && method !== 'HEAD') return done();
    const answer = readyFor(request, ready, url);
    if (!answer) return done();
    if (isHeld(asked['if-none-match'], answer)) {
      reply.hijack();
      reply.raw.writeHead(304, rawHeaders(answer, undefined, undefined)).end();
      return;
    }
    const { encoding, body } = formOf(answer, asked['accept-encoding']);
    // Still being compressed: whoever waits for that needs no haste.
    if (!Buffer.isBuffer(body)) return done();
    reply.hijack();
    reply.raw.writeHead(answer.status, rawHeaders(answer, body.length, encoding)).end(body);
  });
}
