import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_END_DAYS } from '../db/sessions';
import { userById } from '../db/users';
import { DAY_MS } from '../domain/time';
import { type Asker, anonymous, type Services } from '../trpc/context';
import { sessionUser } from '../trpc/routers/users';

export const SESSION_COOKIE = 'northlight_session';

/** Whether it is worth looking for a session: a cookie of that name came along. */
export const mayHaveSession = (request: FastifyRequest): boolean =>
  request.headers.cookie?.includes(SESSION_COOKIE) ?? false;

type Needs = Pick<Services, 'db' | 'sessions'>;

/** The bearer token of an API client. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

async function askerOf(
  { db, sessions }: Needs,
  request: FastifyRequest,
  token: string | undefined,
): Promise<Asker> {
  const asker: Asker = { ...anonymous, address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
  const session = token ? await sessions.find(token) : undefined;
  const row = session && (await userById(db, session.userId));
  return row && session && token
    ? { ...asker, user: sessionUser(row), session: { id: session.id, token } }
    : asker;
}

/** Who asks with a bearer token; a cookie means nothing to the REST interface. */
export const bearerAsker = (needs: Needs, request: FastifyRequest) =>
  askerOf(needs, request, bearerToken(request));

export type CookieAsker = (request: FastifyRequest, reply: FastifyReply) => Promise<Asker>;

/**
 * Tells who asks from a browser. The session cookie is `HttpOnly` and `SameSite=Lax`, so that no script reads it.
 * @param siteUrl our own public origin; the cookie is `Secure` where that is https.
 */
export function cookieAsker(needs: Needs, siteUrl: string): CookieAsker {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
  } as const;
  // As long as a session can last; when it ends before that is the server's to know.
  const maxAge = (SESSION_END_DAYS * DAY_MS) / 1_000;
  const ask = async (request: FastifyRequest, reply: FastifyReply): Promise<Asker> => ({
    ...(await askerOf(needs, request, request.cookies[SESSION_COOKIE])),
    setSessionCookie: token =>
      void (token
        ? reply.setCookie(SESSION_COOKIE, token, { ...options, maxAge })
        : reply.clearCookie(SESSION_COOKIE, options)),
  });
  // A write is asked for at the door and again by its procedure: one look at the session serves both.
  const asked = new WeakMap<FastifyRequest, Promise<Asker>>();
  return (request, reply) => {
    const known = asked.get(request) ?? ask(request, reply);
    asked.set(request, known);
    return known;
  };
}
