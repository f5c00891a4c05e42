import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../domain/errors';
import { ITEM_MAX_BYTES } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { apiBase } from '../../domain/paths';
import type { Services } from '../../trpc/context';
import { type Caller, createCaller } from '../../trpc/router';
import { signIn } from '../../trpc/routers/users';
import { bearerAsker, bearerToken } from '../asker';
import { sendItem } from './item-reply';

type ById = { Params: { id: string } };

/** What an item says of itself. A client may send back what it read; these are not for it to change. */
export const READ_ONLY: readonly string[] = [
  '_id',
  'id',
  'slug',
  'oldSlugs',
  'revision',
  'createdAt',
  'updatedAt',
  'imgs',
];

/** A body on its way to a router: until the router has checked it, its type is a claim of the client. */
const unchecked = <Input>(body: unknown): Input => body as Input;

/** The change a body asks for. */
function changeIn(body: unknown): unknown {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !READ_ONLY.includes(name)));
}

/** JSON and nothing else; clients that name a type on every request may leave the body of a DELETE empty. */
function jsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body, done),
  );
}

/** A revision the client started from, as `If-Match: "3"`. */
function ifMatch(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const revision = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1];
  if (!revision) throw new DomainError('stale', messages.revisionStale);
  return Number(revision);
}

/** Signing in, and writing cases and articles, for clients with a bearer token (DECISIONS 3). */
export function writes(app: FastifyInstance, services: Services): void {
  const callers = new WeakMap<FastifyRequest, Caller>();
  jsonBodies(app);

  // Before the body is read: without a working token nothing of a write is looked at.
  app.addHook('onRequest', async request => {
    const isWrite = ['POST', 'PATCH', 'DELETE', 'PUT'].includes(request.method) && !isLogin(request);
    if (!isWrite) return;
    if (!bearerToken(request)) throw new DomainError('unauthorized', messages.tokenNotFound);
    const asker = await bearerAsker(services, request);
    if (!asker.user) throw new DomainError('unauthorized', messages.tokenInvalid);
    callers.set(request, createCaller({ ...services, ...asker }));
  });
  const api = (request: FastifyRequest): Caller => {
    const caller = callers.get(request);
    if (!caller) throw new DomainError('unauthorized', messages.tokenNotFound);
    return caller;
  };

  app.post('/users/login', async (request, reply) => {
    const { token, user } = await signIn(
      { ...services, address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
      request.body ?? {},
    );
    return reply.header('cache-control', 'no-store').send({ status: 'success', token, data: { user } });
  });
  app.get('/users/logout', async (request, reply) => {
    const token = bearerToken(request);
    if (token) await services.sessions.close(token);
    return reply.header('cache-control', 'no-store').send({ status: 'success' });
  });

  const bodyLimit = ITEM_MAX_BYTES;
  app.post('/projects', { bodyLimit }, async (request, reply) => {
    const project = await api(request).projects.create(unchecked(request.body));
    return sendItem(reply.code(201), project);
  });
  app.patch<ById>('/projects/:id', { bodyLimit }, async (request, reply) => {
    const { item } = await api(request).projects.update({
      id: request.params.id,
      patch: unchecked(changeIn(request.body)),
      revision: ifMatch(request),
    });
    return sendItem(reply, item);
  });
  app.delete<ById>('/projects/:id', async (request, reply) => {
    await api(request).projects.remove({ id: request.params.id });
    return reply.code(204).send();
  });

  app.post('/blogs', { bodyLimit }, async (request, reply) => {
    const article = await api(request).blogs.create(unchecked(request.body));
    return sendItem(reply.code(201), article);
  });
  app.patch<ById>('/blogs/:id', { bodyLimit }, async (request, reply) => {
    const { item } = await api(request).blogs.update({
      id: request.params.id,
      patch: unchecked(changeIn(request.body)),
      revision: ifMatch(request),
    });
    return sendItem(reply, item);
  });
  app.delete<ById>('/blogs/:id', async (request, reply) => {
    await api(request).blogs.remove({ id: request.params.id });
    return reply.code(204).send();
  });
}

const isLogin = (request: FastifyRequest) =>
  request.method === 'POST' &&
  /^\/users\/login\/?$/.test((request.url.split('?')[0] ?? '').slice(apiBase.length));
