import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findMember } from '../../db/members';
import { SESSION_END_DAYS } from '../../db/sessions';
import { DAY_MS } from '../../domain/time';
import { type Actor, anonymousActor, type Services } from '../../use-cases/context';
import { mustSetUpSecondFactor } from '../../use-cases/members/second-factor-rule';
import { toSessionUser } from '../../use-cases/members/session-user';
import { getNetwork } from './network';

export const SESSION_COOKIE = 'staff_session';
/** Browsers accept this prefix only over https and for this exact host, so that no subdomain can set the cookie. */
const SECURE_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;

/** Returns whether the request has a session cookie. */
export const hasSessionCookie = ({ cookie }: IncomingHttpHeaders): boolean =>
  cookie?.includes(SESSION_COOKIE) ?? false;

type Needs = Pick<Services, 'db' | 'sessions'>;

/** Returns the bearer token of an API client. */
export function getBearerToken(request: FastifyRequest): string | undefined {
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

/** Finds the actor of a bearer token; REST ignores cookies. */
export const findBearerActor = (needs: Needs, request: FastifyRequest) =>
  findActor(needs, request, getBearerToken(request));

export type CookieActor = (request: FastifyRequest, reply: FastifyReply) => Promise<Actor>;

/**
 * Finds the actor of a session cookie, which is `HttpOnly` and `SameSite=Lax`.
 * @param siteUrl the public origin; with https the cookie is `Secure` and has the prefix.
 */
export function createCookieActor(needs: Needs, siteUrl: string): CookieActor {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
  } as const;
  // The longest possible session; the server decides when it actually ends.
  const maxAge = (SESSION_END_DAYS * DAY_MS) / 1_000;
  const name = options.secure ? SECURE_SESSION_COOKIE : SESSION_COOKIE;
  const findActorByCookie = async (request: FastifyRequest, reply: FastifyReply): Promise<Actor> => {
    const { [name]: token, [SESSION_COOKIE]: former } = request.cookies;
    const setSessionCookie = (token: string | undefined) => {
      if (token) reply.setCookie(name, token, { ...options, maxAge });
      else reply.clearCookie(name, options);
      if (former && name !== SESSION_COOKIE) reply.clearCookie(SESSION_COOKIE, options);
    };
    const actor = await findActor(needs, request, token ?? former);
    // Moves sessions from before the prefix was introduced, or from http, to the new name.
    if (actor.session && !token) setSessionCookie(actor.session.token);
    return { ...actor, setSessionCookie };
  };
  // A write is checked by the route and by its procedure, which share one lookup.
  const cache = new WeakMap<FastifyRequest, Promise<Actor>>();
  return (request, reply) => {
    const actor = cache.get(request) ?? findActorByCookie(request, reply);
    cache.set(request, actor);
    return actor;
  };
}
