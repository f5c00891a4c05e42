import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Article, articleSchema } from '../../domain/article';
import { type Case, caseSchema } from '../../domain/case';
import { DomainError } from '../../domain/errors';
import { LIST_MAX, LIST_OFFSET_MAX } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { apiBase } from '../../domain/paths';
import type { Caller } from '../../trpc/router';
import { makeAnswer } from '../http/cached-response';
import { sendKept } from '../http/kept-response';
import type { PageCache } from '../pages/page-cache';
import { STORED_FIELDS, sendItem } from './item-reply';
import { count, oneOrMany } from './query';

/** The fields that an item may be narrowed to: `fields=title,slug`; left blank it is whole. */
function fieldsOf(schema: z.ZodObject) {
  const known = [...STORED_FIELDS, ...Object.keys(schema.shape)];
  const names = z
    .string()
    .transform(text => [...new Set(text.split(',').map(name => name.trim()))].filter(Boolean));
  return names.pipe(z.array(z.enum(known, { error: messages.fieldUnknown }))).optional();
}

/** The range of a list, its repeatable filter and the fields wanted (rule 42). */
const range = z.object({ offset: count(0, LIST_OFFSET_MAX), limit: count(LIST_MAX, LIST_MAX) });
const casesQuery = range.extend({ domain: oneOrMany.default([]), fields: fieldsOf(caseSchema) });
const articlesQuery = range.extend({ tag: oneOrMany.default([]), fields: fieldsOf(articleSchema) });

type Found = { kind: 'found'; item: Case | Article };
type Missing = { kind: 'missing' };

/** What was looked up. @throws DomainError `not_found` */
function existing<Lookup extends { kind: string }>(lookup: Lookup | Missing): Exclude<Lookup, Missing> {
  if (lookup.kind === 'missing') throw new DomainError('not_found', messages.notFound);
  return lookup as Exclude<Lookup, Missing>;
}

/** The item itself, bare, or the slug it moved to. */
function bySlug(lookup: Found | { kind: 'renamed'; newSlug: string } | Missing) {
  const known = existing(lookup);
  return known.kind === 'renamed' ? { newSlug: known.newSlug } : known.item;
}

/** A range of a list as JSON. @param fields those that each item is narrowed to; none means all. */
function listed({ items, total }: { items: (Case | Article)[]; total: number }, fields: string[] = []) {
  const narrowed =
    fields.length > 0
      ? items.map(item => Object.fromEntries(Object.entries(item).filter(([name]) => fields.includes(name))))
      : items;
  return JSON.stringify({ status: 'success', results: items.length, total, data: { data: narrowed } });
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

type ById = { Params: { id: string } };
type BySlug = { Params: { slug: string } };

/** Reading cases and articles: a thin skin over the routers. Lists are kept like pages are. */
export function reads(app: FastifyInstance, api: Caller, cache: PageCache): void {
  app.get('/projects', async (request, reply) => {
    const asked = casesQuery.parse(request.query);
    const { domain: domains, fields, ...query } = asked;
    const make = async () =>
      makeAnswer(200, JSON_TYPE, listed(await api.cases.listWhole({ ...query, domains }), fields));
    return sendKept(request, reply, cache, make, `${apiBase}/projects?${JSON.stringify(asked)}`);
  });
  app.get('/blogs', async (request, reply) => {
    const asked = articlesQuery.parse(request.query);
    const { tag: tags, fields, ...query } = asked;
    const make = async () =>
      makeAnswer(200, JSON_TYPE, listed(await api.articles.listWhole({ ...query, tags }), fields));
    return sendKept(request, reply, cache, make, `${apiBase}/blogs?${JSON.stringify(asked)}`);
  });
  app.get<ById>('/projects/:id', async ({ params }, reply) =>
    sendItem(reply, existing(await api.cases.byId(params)).item),
  );
  app.get<ById>('/blogs/:id', async ({ params }, reply) =>
    sendItem(reply, existing(await api.articles.byId(params)).item),
  );
  app.get<BySlug>('/projects/slug/:slug', async ({ params }) => bySlug(await api.cases.bySlug(params)));
  app.get<BySlug>('/blogs/slug/:slug', async ({ params }) => bySlug(await api.articles.bySlug(params)));
}
