import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../domain/errors';
import { messages } from '../../domain/messages';
import { apiBase } from '../../domain/paths';
import type { Services } from '../../trpc/context';
import { type Caller, createCaller } from '../../trpc/router';
import { signIn } from '../../trpc/routers/users';
import { bearerAsker, bearerToken } from '../asker';

/** The largest body: a case with all its images as data strings (a third larger than their bytes). */
const BODY_LIMIT = 30 * 1_024 * 1_024;

type WithId = FastifyRequest<{ Params: { id: string } }>;

/** What an item says of itself. A client may send back what it read; these are not for it to change. */
export const READ_ONLY = [
  '_id',
  'id',
  'slug',
  'oldSlugs',
  'revision',
  'createdAt',
  'updatedAt',
  'imgs',
] as const;

/** The change a body asks for. */
function patchOf(body: unknown): never {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return body as never;
  const fields = Object.entries(body).filter(([name]) => !(READ_ONLY as readonly string[]).includes(name));
  return Object.fromEntries(fields) as never;
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

const whole = (item: unknown) => ({ status: 'success', data: { data: item } });

const withRevision = (reply: FastifyReply, item: { revision: number }) =>
  reply.header('etag', `"${item.revision}"`);

/** Signing in, and writing cases and articles, for clients with a bearer token (DECISIONS 3). */
export function writes(app: FastifyInstance, services: Services): void {
  const askers = new WeakMap<FastifyRequest, Caller>();
  jsonBodies(app);

  // Before the body is read: without a working token nothing of a write is looked at.
  app.addHook('onRequest', async request => {
    const isWrite = ['POST', 'PATCH', 'DELETE', 'PUT'].includes(request.method) && !isLogin(request);
    if (!isWrite) return;
    if (!bearerToken(request)) throw new DomainError('unauthorized', messages.tokenNotFound);
    const asker = await bearerAsker(services, request);
    if (!asker.user) throw new DomainError('unauthorized', messages.tokenInvalid);
    askers.set(request, createCaller({ ...services, ...asker }));
  });
  const api = (request: FastifyRequest): Caller => {
    const caller = askers.get(request);
    if (!caller) throw new DomainError('unauthorized', messages.tokenNotFound);
    return caller;
  };

  app.post('/users/login', async (request, reply) => {
    const { token, user } = await signIn(
      { ...services, address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
      (request.body ?? {}) as { email: string; password: string },
    );
    return reply.header('cache-control', 'no-store').send({ status: 'success', token, data: { user } });
  });
  app.get('/users/logout', async (request, reply) => {
    const token = bearerToken(request);
    if (token) await services.sessions.close(token);
    return reply.header('cache-control', 'no-store').send({ status: 'success' });
  });

  const bodyLimit = BODY_LIMIT;
  app.post('/projects', { bodyLimit }, async (request, reply) => {
    const project = await api(request).projects.create(request.body as never);
    return withRevision(reply, project).code(201).send(whole(project));
  });
  app.patch('/projects/:id', { bodyLimit }, async (request: WithId, reply) => {
    const { item } = await api(request).projects.update({
      id: request.params.id,
      patch: patchOf(request.body),
      revision: ifMatch(request),
    });
    return withRevision(reply, item).send(whole(item));
  });
  app.delete('/projects/:id', async (request: WithId, reply) => {
    await api(request).projects.remove({ id: request.params.id });
    return reply.code(204).send();
  });

  app.post('/blogs', { bodyLimit }, async (request, reply) => {
    const article = await api(request).blogs.create(request.body as never);
    return withRevision(reply, article).code(201).send(whole(article));
  });
  app.patch('/blogs/:id', { bodyLimit }, async (request: WithId, reply) => {
    const { item } = await api(request).blogs.update({
      id: request.params.id,
      patch: patchOf(request.body),
      revision: ifMatch(request),
    });
    return withRevision(reply, item).send(whole(item));
  });
  app.delete('/blogs/:id', async (request: WithId, reply) => {
    await api(request).blogs.remove({ id: request.params.id });
    return reply.code(204).send();
  });
}

const isLogin = (request: FastifyRequest) =>
  request.method === 'POST' &&
  /^\/users\/login\/?$/.test((request.url.split('?')[0] ?? '').slice(apiBase.length));
