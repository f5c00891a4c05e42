import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { isAdminPath } from '../../domain/paths';
import { mayHaveSession } from '../http/actor';
import type { Answered } from '../http/answered';
import { hasBody } from '../http/bodies/meter';
import { type Answer, type Encoding, formOf, headersOf, isHeld } from '../http/cached-response';
import { addressOf, type IsTrusted } from '../http/network';
import type { PageCache } from './page-cache';
import { buildHolds } from './prerendered';

type Ready = { cache: PageCache; prerendered: ReadonlyMap<string, Answer> };

type ReadyAnswers = Ready & {
  /** What stands on every answer. */
  headers: Readonly<Record<string, string>>;
  isTrusted: IsTrusted;
  /** Told of every answer that went out. */
  onAnswer: (answered: Answered) => void;
};

/**
 * What is ready for whoever asks: a page that the build wrote, or one kept for all who have no session.
 * @param path of the address; with `query` only what the build wrote is ready, which is the same with every query.
 */
export function readyFor(
  headers: IncomingHttpHeaders,
  { cache, prerendered }: Ready,
  path: string,
  query?: string,
): Answer | undefined {
  const isAnybody = !mayHaveSession(headers);
  // Only who is signed in is sent on from sign-in.
  const built = buildHolds() && (isAnybody || !isAdminPath(path)) ? prerendered.get(path) : undefined;
  return built ?? (isAnybody && query === undefined ? cache.get(path) : undefined);
}

/**
 * Answers what is ready under exactly the address asked for before Fastify is at work: no routing, no cookies, no hooks.
 * Most requests end here, so nothing is made for one that could be made for all: an answer's headers are one array,
 * written as it is.
 * @returns whether it answered; what it did not answer is for Fastify.
 */
export function readyAnswers({ headers, isTrusted, onAnswer, ...ready }: ReadyAnswers) {
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

  return (...[request, response]: Parameters<RequestListener>): boolean => {
    const { method, url = '/', headers: asked } = request;
    if ((method !== 'GET' && method !== 'HEAD') || hasBody(request)) return false;
    const answer = readyFor(asked, ready, url);
    if (!answer) return false;
    const from = performance.now();
    const tell = (status: number) =>
      onAnswer({
        method,
        url,
        headers: asked,
        socket: request.socket,
        ip: addressOf(request, isTrusted),
        status,
        ms: performance.now() - from,
        isUnknown: false,
      });
    if (isHeld(asked['if-none-match'], answer)) {
      response.writeHead(304, rawHeaders(answer, undefined, undefined)).end();
      tell(304);
      return true;
    }
    const { encoding, body } = formOf(answer, asked['accept-encoding']);
    // Still being compressed: whoever waits for that needs no haste.
    if (!Buffer.isBuffer(body)) return false;
    response.writeHead(answer.status, rawHeaders(answer, body.length, encoding)).end(body);
    tell(answer.status);
    return true;
  };
}
