import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { bearerToken } from '../http/actor';

/** What proxies add to a request that they pass on. */
const PASSED_ON = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];
/** How this machine calls itself: a page of another site that got its name to lead here does not. */
const HERE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;

const digest = (text: string) => createHash('sha256').update(text).digest();

function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const { remoteAddress = '' } = socket;
  return (
    ipaddr.isValid(remoteAddress) &&
    ipaddr.process(remoteAddress).range() === 'loopback' &&
    HERE.test(headers.host ?? '') &&
    !PASSED_ON.some(name => name in headers)
  );
}

/**
 * Whether a request may read the metrics (rule 51): who has the token; where there is none, who asks on this
 * machine itself. A proxy on this machine does not, for it asks for somebody else.
 */
export function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isFromHere(request);
  // Digests are equally long, and comparing them takes the same time wherever they differ.
  return timingSafeEqual(digest(bearerToken(request) ?? ''), digest(token));
}
