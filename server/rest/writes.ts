import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../domain/errors';
import { kinds, listedKindNames } from '../../domain/kinds';
import { messages } from '../../domain/messages';
import { apiBase } from '../../domain/paths';
import type { Values } from '../../domain/publishing/merge';
import { isRecord } from '../../domain/record';
import { getRestSchema } from '../../domain/rest';
import type { Services } from '../../use-cases/context';
import { signInInOneStep } from '../../use-cases/members/sign-in';
import { bearerActor, bearerToken } from '../http/actor';
import { acceptOnlyJson } from '../http/bodies/bounded-json';
import { BODY_KINDS, type BodyGuards, jsonBodies } from '../http/bodies/json-bodies';
import { networkOf } from '../http/network';
import { type Answer, createRestCaller, type RestCaller } from './caller';
import { STORED_FIELDS, sendItem } from './item-reply';

type ById = { Params: { id: string } };

/** Passed over in a body: what an item says of itself, which a client may send back as it read it. */
export const READ_ONLY: readonly string[] = [...STORED_FIELDS, 'id'];

/** What a body says of an item that is the client's to say, until it is checked. */
function contentOf(body: unknown): Values {
  if (!isRecord(body)) return body as Values;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !READ_ONLY.includes(name)));
}

/** A revision the client started from, as `If-Match: "3"`. */
function ifMatch(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const revision = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1];
  if (!revision) throw new DomainError('stale', messages.revisionStale);
  return Number(revision);
}

/** Signing in, and writing items of every kind, for clients with a bearer token (rule 42). */
export function writes(app: FastifyInstance, services: Services, guards: BodyGuards): void {
  const callers = new WeakMap<FastifyRequest, RestCaller>();
  acceptOnlyJson(app);
  jsonBodies(app, guards, request => request.routeOptions.config.body ?? BODY_KINDS.call);

  // Before the body is read: without a working token nothing of a write is looked at.
  app.addHook('onRequest', async request => {
    if (!['POST', 'PATCH', 'DELETE', 'PUT'].includes(request.method)) return;
    if (isLogin(request)) return services.signInThrottle.admit(networkOf(request));
    if (!bearerToken(request)) throw new DomainError('unauthorized', messages.tokenNotFound);
    const actor = await bearerActor(services, request);
    if (!actor.user) throw new DomainError('unauthorized', messages.tokenInvalid);
    callers.set(request, createRestCaller({ ...services, ...actor }));
  });
  const api = (request: FastifyRequest): RestCaller => {
    const caller = callers.get(request);
    if (!caller) throw new DomainError('unauthorized', messages.tokenNotFound);
    return caller;
  };

  app.post('/users/login', { config: { body: BODY_KINDS.signIn } }, async (request, reply) => {
    const {
      token,
      user: { role: _, ...user },
    } = await signInInOneStep(
      { ...services, network: networkOf(request), userAgent: request.headers['user-agent'] ?? '' },
      request.body ?? {},
    );
    return reply.header('cache-control', 'no-store').send({ status: 'success', token, data: { user } });
  });
  app.get('/users/logout', async (request, reply) => {
    const token = bearerToken(request);
    if (token) await services.sessions.close(token);
    return reply.header('cache-control', 'no-store').send({ status: 'success' });
  });

  const item = { bodyLimit: BODY_KINDS.item.limit, config: { body: BODY_KINDS.item } };
  for (const name of listedKindNames) {
    const { path } = kinds[name].rest;
    const order = [...Object.keys(getRestSchema(name).shape), ...STORED_FIELDS];
    app.post(`/${path}`, item, async (request, reply) => {
      const item = await api(request)[name].create(contentOf(request.body));
      const sent = order.filter(field => field in item).map(field => [field, item[field]]);
      return sendItem(reply.code(201), Object.fromEntries(sent) as Answer);
    });
    app.patch<ById>(`/${path}/:id`, item, async (request, reply) => {
      const { item } = await api(request)[name].update({
        id: request.params.id,
        patch: contentOf(request.body),
        revision: ifMatch(request),
      });
      return sendItem(reply, item);
    });
    app.delete<ById>(`/${path}/:id`, async (request, reply) => {
      await api(request)[name].remove({ id: request.params.id });
      return reply.code(204).send();
    });
  }
}

const isLogin = (request: FastifyRequest) =>
  request.method === 'POST' &&
  /^\/users\/login\/?$/.test((request.url.split('?')[0] ?? '').slice(apiBase.length));
