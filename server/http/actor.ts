import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findMember } from '../../db/members';
import { SESSION_END_DAYS } from '../../db/sessions';
import { DAY_MS } from '../../domain/time';
import { type Actor, anonymousActor, type Services } from '../../use-cases/context';
import { mustSetUpSecondFactor } from '../../use-cases/members/second-factor-rule';
import { toSessionUser } from '../../use-cases/members/session-user';
import { networkOf } from './network';

export const SESSION_COOKIE = 'staff_session';
/** Browsers take this name only from us over https and only for this host: no neighbouring subdomain can set it. */
const SECURE_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;

/** Whether it is worth looking for a session: a cookie of that name came along. */
export const mayHaveSession = ({ cookie }: IncomingHttpHeaders): boolean =>
  cookie?.includes(SESSION_COOKIE) ?? false;

type Needs = Pick<Services, 'db' | 'sessions'>;

/** The bearer token of an API client. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

async function actorOf(
  { db, sessions }: Needs,
  request: FastifyRequest,
  token: string | undefined,
): Promise<Actor> {
  const userAgent = request.headers['user-agent'] ?? '';
  const actor: Actor = { ...anonymousActor, network: networkOf(request), userAgent };
  const session = token ? await sessions.find(token) : undefined;
  const row = session && (await findMember(db, session.userId));
  if (!row || row.disabled_at || !session || !token) return actor;
  const user = toSessionUser(row);
  if (await mustSetUpSecondFactor(db, user._id)) user.owesSecondFactor = true;
  return { ...actor, user, session: { id: session.id, token } };
}

/** Who asks with a bearer token; a cookie means nothing to the REST interface. */
export const bearerActor = (needs: Needs, request: FastifyRequest) =>
  actorOf(needs, request, bearerToken(request));

export type CookieActor = (request: FastifyRequest, reply: FastifyReply) => Promise<Actor>;

/**
 * Tells who asks from a browser. The session cookie is `HttpOnly` and `SameSite=Lax`, so that no script reads it.
 * @param siteUrl our own public origin; where that is https the cookie is `Secure` and its name says so.
 */
export function cookieActor(needs: Needs, siteUrl: string): CookieActor {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
  } as const;
  // As long as a session can last; when it ends before that is the server's to know.
  const maxAge = (SESSION_END_DAYS * DAY_MS) / 1_000;
  const name = options.secure ? SECURE_SESSION_COOKIE : SESSION_COOKIE;
  const ask = async (request: FastifyRequest, reply: FastifyReply): Promise<Actor> => {
    const { [name]: token, [SESSION_COOKIE]: former } = request.cookies;
    const setSessionCookie = (token: string | undefined) => {
      if (token) reply.setCookie(name, token, { ...options, maxAge });
      else reply.clearCookie(name, options);
      if (former && name !== SESSION_COOKIE) reply.clearCookie(SESSION_COOKIE, options);
    };
    const actor = await actorOf(needs, request, token ?? former);
    // Sessions from before the prefix, and from before the site moved to https, go on under the new name.
    if (actor.session && !token) setSessionCookie(actor.session.token);
    return { ...actor, setSessionCookie };
  };
  // A write is asked for at the door and again by its procedure: one look at the session serves both.
  const asked = new WeakMap<FastifyRequest, Promise<Actor>>();
  return (request, reply) => {
    const known = asked.get(request) ?? ask(request, reply);
    asked.set(request, known);
    return known;
  };
}
