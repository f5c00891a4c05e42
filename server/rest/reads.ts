import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Article } from '../../domain/article';
import { DomainError } from '../../domain/errors';
import { messages } from '../../domain/messages';
import type { Project } from '../../domain/project';
import type { Caller } from '../../trpc/router';

const FILTER_MAX = 100;
const FILTERS_MAX = 20;

/** A filter that may stand in the address several times; left blank it is no filter. */
const oneOrMany = z
  .union([z.string(), z.array(z.string())])
  .transform(value => [value].flat().filter(part => part.trim()))
  .pipe(z.array(z.string().max(FILTER_MAX, messages.tooLong)).max(FILTERS_MAX));
const count = (fallback: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/, 'Must be a whole number')
    .transform(Number)
    .pipe(z.number().max(max))
    .optional()
    .default(fallback);

/** The range of a list and its repeatable filter (DECISIONS 3). */
const range = z.object({ offset: count(0, 1_000_000), limit: count(100, 100) });
const projectsQuery = range.extend({ domain: oneOrMany.default([]) });
const blogsQuery = range.extend({ tag: oneOrMany.default([]) });

type Found = { kind: 'found'; project: Project } | { kind: 'found'; article: Article };
type Lookup = Found | { kind: 'renamed'; newSlug: string } | { kind: 'missing' };

const itemOf = (found: Found) => ('project' in found ? found.project : found.article);

const missing = () => new DomainError('not_found', messages.notFound);

/** The whole item, with the revision a careful client sends back as `If-Match`. */
function sendById(reply: FastifyReply, lookup: Lookup) {
  if (lookup.kind !== 'found') throw missing();
  const item = itemOf(lookup);
  return reply.header('etag', `"${item.revision}"`).send({ status: 'success', data: { data: item } });
}

/** The item itself, bare, or the slug it moved to. */
function bySlug(lookup: Lookup) {
  if (lookup.kind === 'missing') throw missing();
  return lookup.kind === 'renamed' ? { newSlug: lookup.newSlug } : itemOf(lookup);
}

/** Reading cases and articles: a thin skin over the routers. */
export function reads(app: FastifyInstance, api: Caller): void {
  app.get('/projects', async request => {
    const { offset, limit, domain } = projectsQuery.parse(request.query);
    const { items, total } = await api.projects.list({ offset, limit, domains: domain });
    return { status: 'success', results: items.length, total, data: { data: items } };
  });
  app.get('/blogs', async request => {
    const { offset, limit, tag } = blogsQuery.parse(request.query);
    const { items, total } = await api.blogs.list({ offset, limit, tags: tag });
    return { status: 'success', results: items.length, total, data: { data: items } };
  });
  app.get<{ Params: { id: string } }>('/projects/:id', async ({ params }, reply) =>
    sendById(reply, await api.projects.byId(params)),
  );
  app.get<{ Params: { id: string } }>('/blogs/:id', async ({ params }, reply) =>
    sendById(reply, await api.blogs.byId(params)),
  );
  app.get<{ Params: { slug: string } }>('/projects/slug/:slug', async ({ params }) =>
    bySlug(await api.projects.bySlug(params)),
  );
  app.get<{ Params: { slug: string } }>('/blogs/slug/:slug', async ({ params }) =>
    bySlug(await api.blogs.bySlug(params)),
  );
}
