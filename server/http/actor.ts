import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findMember } from '../../db/members';
import { SESSION_MAX_DAYS } from '../../db/sessions';
import { DAY_MS } from '../../domain/time';
import { type Actor, anonymousActor, type Services } from '../../use-cases/context';
import { mustSetUpSecondFactor } from '../../use-cases/members/second-factor-rule';
import { toSessionUser } from '../../use-cases/members/session-user';
import { getNetwork } from './network';

export const SESSION_COOKIE = 'staff_session';
/** Browsers accept this prefix only over https and from this exact host, so that no subdomain can set the cookie. */
const SECURE_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;

export const hasSessionCookie = ({ cookie }: IncomingHttpHeaders): boolean =>
  cookie?.includes(SESSION_COOKIE) ?? false;

type Needs = Pick<Services, 'db' | 'sessions'>;

export function findBearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

async function findActor(
  { db, sessions }: Needs,
  request: FastifyRequest,
  token: string | undefined,
): Promise<Actor> {
  const userAgent = request.headers['user-agent'] ?? '';
  const actor: Actor = { ...anonymousActor, network: getNetwork(request), userAgent };
  const session = token ? await sessions.find(token) : undefined;
  const row = session && (await findMember(db, session.userId));
  if (!row || row.disabled_at || !session || !token) return actor;
  const user = toSessionUser(row);
  if (await mustSetUpSecondFactor(db, user._id)) user.owesSecondFactor = true;
  return { ...actor, user, session: { id: session.id, token } };
}

/** Finds the actor of a bearer token. REST ignores cookies. */
export const findBearerActor = (needs: Needs, request: FastifyRequest) =>
  findActor(needs, request, findBearerToken(request));

export type CookieActor = (request: FastifyRequest, reply: FastifyReply) => Promise<Actor>;

/**
 * Creates a function that finds a session cookie’s actor. The cookie is `HttpOnly` and `SameSite=Lax`.
 * @param siteUrl the public origin. With https, the cookie is `Secure` and has the `__Host-` prefix.
 */
export function createCookieActor(needs: Needs, siteUrl: string): CookieActor {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
  } as const;
  // The longest possible session. The server decides when a session ends.
  const maxAge = (SESSION_MAX_DAYS * DAY_MS) / 1_000;
  const name = options.secure ? SECURE_SESSION_COOKIE : SESSION_COOKIE;
  const findActorByCookie = async (request: FastifyRequest, reply: FastifyReply): Promise<Actor> => {
    const { [name]: token, [SESSION_COOKIE]: formerToken } = request.cookies;
    const setSessionCookie = (token: string | undefined) => {
      if (token) reply.setCookie(name, token, { ...options, maxAge });
      else reply.clearCookie(name, options);
      if (formerToken && name !== SESSION_COOKIE) reply.clearCookie(SESSION_COOKIE, options);
    };
    const actor = await findActor(needs, request, token ?? formerToken);
    // Renames the cookie of a session that began over http or before the prefix existed.
    if (actor.session && !token) setSessionCookie(actor.session.token);
    return { ...actor, setSessionCookie };
  };
  // The route and its procedure both check a write, so they share one lookup.
  const cache = new WeakMap<FastifyRequest, Promise<Actor>>();
  return (request, reply) => {
    const actor = cache.get(request) ?? findActorByCookie(request, reply);
    cache.set(request, actor);
    return actor;
  };
}
