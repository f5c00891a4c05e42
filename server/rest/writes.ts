import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../domain/errors';
import { kinds, listedKindNames } from '../../domain/kinds';
import { messages } from '../../domain/messages';
import { apiBase } from '../../domain/paths';
import type { Values } from '../../domain/publishing/merge';
import { isRecord } from '../../domain/record';
import { getRestSchema } from '../../domain/rest';
import type { Services } from '../../use-cases/context';
import { signInApiClient } from '../../use-cases/members/sign-in';
import { findBearerActor, findBearerToken } from '../http/actor';
import { acceptOnlyJson } from '../http/bodies/bounded-json';
import { BODY_KINDS, type BodyGuards, registerJsonBodies } from '../http/bodies/json-bodies';
import { getNetwork } from '../http/network';
import { createRestCaller, type RestCaller, type RestItem } from './caller';
import { STORED_FIELDS, sendItem } from './item-response';

type IdRoute = { Params: { id: string } };

/** Ignored in a request body, so that clients can send an item back. */
export const READ_ONLY_FIELDS: readonly string[] = [...STORED_FIELDS, 'id'];

function stripReadOnly(body: unknown): Values {
  if (!isRecord(body)) return body as Values;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !READ_ONLY_FIELDS.includes(name)));
}

/** Parses the client’s revision, such as `If-Match: "3"`. */
function parseIfMatch(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const revision = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1];
  if (!revision) throw new DomainError('stale', messages.revisionStale);
  return Number(revision);
}

/** Serves sign-in and every kind’s writes to clients with a bearer token (rule 42). */
export function registerWriteRoutes(app: FastifyInstance, services: Services, guards: BodyGuards): void {
  const callers = new WeakMap<FastifyRequest, RestCaller>();
  acceptOnlyJson(app);
  registerJsonBodies(app, guards, request => request.routeOptions.config.body ?? BODY_KINDS.call);

  // Runs before the body is read, so that nothing is processed without a valid token.
  app.addHook('onRequest', async request => {
    if (!['POST', 'PATCH', 'DELETE', 'PUT'].includes(request.method)) return;
    if (isLogin(request)) return services.signInThrottle.admit(getNetwork(request));
    if (!findBearerToken(request)) throw new DomainError('unauthorized', messages.tokenNotFound);
    const actor = await findBearerActor(services, request);
    if (!actor.user) throw new DomainError('unauthorized', messages.tokenInvalid);
    callers.set(request, createRestCaller({ ...services, ...actor }));
  });
  const getCaller = (request: FastifyRequest): RestCaller => {
    const caller = callers.get(request);
    if (!caller) throw new DomainError('unauthorized', messages.tokenNotFound);
    return caller;
  };

  app.post('/users/login', { config: { body: BODY_KINDS.signIn } }, async (request, reply) => {
    const {
      token,
      user: { _id, name, email, photo },
    } = await signInApiClient(
      { ...services, network: getNetwork(request), userAgent: request.headers['user-agent'] ?? '' },
      request.body ?? {},
    );
    return reply
      .header('cache-control', 'no-store')
      .send({ status: 'success', token, data: { user: { _id, name, email, photo } } });
  });
  app.get('/users/logout', async (request, reply) => {
    const token = findBearerToken(request);
    if (token) await services.sessions.close(token);
    return reply.header('cache-control', 'no-store').send({ status: 'success' });
  });

  const itemOptions = { bodyLimit: BODY_KINDS.item.limit, config: { body: BODY_KINDS.item } };
  for (const name of listedKindNames) {
    const { path } = kinds[name].rest;
    const fieldOrder = [...Object.keys(getRestSchema(name).shape), ...STORED_FIELDS];
    app.post(`/${path}`, itemOptions, async (request, reply) => {
      const item = await getCaller(request)[name].create(stripReadOnly(request.body));
      const visibleFields = fieldOrder.filter(field => field in item).map(field => [field, item[field]]);
      return sendItem(reply.code(201), Object.fromEntries(visibleFields) as RestItem);
    });
    app.patch<IdRoute>(`/${path}/:id`, itemOptions, async (request, reply) => {
      const { item } = await getCaller(request)[name].update({
        id: request.params.id,
        patch: stripReadOnly(request.body),
        revision: parseIfMatch(request),
      });
      return sendItem(reply, item);
    });
    app.delete<IdRoute>(`/${path}/:id`, async (request, reply) => {
      await getCaller(request)[name].remove({ id: request.params.id });
      return reply.code(204).send();
    });
  }
}

const isLogin = (request: FastifyRequest) =>
  request.method === 'POST' &&
  /^\/users\/login\/?$/.test((request.url.split('?')[0] ?? '').slice(apiBase.length));
