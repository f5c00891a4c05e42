import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Article } from '../../domain/article';
import { DomainError } from '../../domain/errors';
import { FILTER_LENGTH_MAX, FILTERS_MAX, LIST_MAX, LIST_OFFSET_MAX } from '../../domain/limits';
import { messages } from '../../domain/messages';
import type { Project } from '../../domain/project';
import type { Caller } from '../../trpc/router';
import { sendItem } from './item-reply';

/** A filter that may stand in the address several times; left blank it is no filter. */
const oneOrMany = z
  .union([z.string(), z.array(z.string())])
  .transform(value => [value].flat().filter(part => part.trim()))
  .pipe(z.array(z.string().max(FILTER_LENGTH_MAX, messages.tooLong)).max(FILTERS_MAX));
const count = (fallback: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/, 'Must be a whole number')
    .transform(Number)
    .pipe(z.number().max(max))
    .optional()
    .default(fallback);

/** The range of a list and its repeatable filter (DECISIONS 3). */
const range = z.object({ offset: count(0, LIST_OFFSET_MAX), limit: count(LIST_MAX, LIST_MAX) });
const projectsQuery = range.extend({ domain: oneOrMany.default([]) });
const blogsQuery = range.extend({ tag: oneOrMany.default([]) });

type Found = { kind: 'found'; project: Project } | { kind: 'found'; article: Article };
type Missing = { kind: 'missing' };

const itemOf = (found: Found) => ('project' in found ? found.project : found.article);

/** What was looked up. @throws DomainError `not_found` */
function existing<Lookup extends { kind: string }>(lookup: Lookup | Missing): Exclude<Lookup, Missing> {
  if (lookup.kind === 'missing') throw new DomainError('not_found', messages.notFound);
  return lookup as Exclude<Lookup, Missing>;
}

/** The item itself, bare, or the slug it moved to. */
function bySlug(lookup: Found | { kind: 'renamed'; newSlug: string } | Missing) {
  const known = existing(lookup);
  return known.kind === 'renamed' ? { newSlug: known.newSlug } : itemOf(known);
}

const listed = ({ items, total }: { items: object[]; total: number }) => ({
  status: 'success',
  results: items.length,
  total,
  data: { data: items },
});

type ById = { Params: { id: string } };
type BySlug = { Params: { slug: string } };

/** Reading cases and articles: a thin skin over the routers. */
export function reads(app: FastifyInstance, api: Caller): void {
  app.get('/projects', async request => {
    const { domain, ...query } = projectsQuery.parse(request.query);
    return listed(await api.projects.list({ ...query, domains: domain }));
  });
  app.get('/blogs', async request => {
    const { tag, ...query } = blogsQuery.parse(request.query);
    return listed(await api.blogs.list({ ...query, tags: tag }));
  });
  app.get<ById>('/projects/:id', async ({ params }, reply) =>
    sendItem(reply, itemOf(existing(await api.projects.byId(params)))),
  );
  app.get<ById>('/blogs/:id', async ({ params }, reply) =>
    sendItem(reply, itemOf(existing(await api.blogs.byId(params)))),
  );
  app.get<BySlug>('/projects/slug/:slug', async ({ params }) => bySlug(await api.projects.bySlug(params)));
  app.get<BySlug>('/blogs/slug/:slug', async ({ params }) => bySlug(await api.blogs.bySlug(params)));
}
