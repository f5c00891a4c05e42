import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DomainError } from '../../domain/errors';
import { kinds, type ListedKindName, listedKindNames } from '../../domain/kinds';
import { LIST_MAX, LIST_OFFSET_MAX } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { apiBase } from '../../domain/paths';
import { getRestSchema } from '../../domain/rest';
import { makeAnswer } from '../http/cached-response';
import { sendKept } from '../http/kept-response';
import type { PageCache } from '../pages/page-cache';
import type { Answer, RestCaller } from './caller';
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
type Found = { kind: 'found'; item: Answer };
type Missing = { kind: 'missing' };

/** What was looked up. @throws DomainError `not_found` */
function existing<Lookup extends { kind: string }>(
  lookup: Lookup | Missing,
  message: string,
): Exclude<Lookup, Missing> {
  if (lookup.kind === 'missing') throw new DomainError('not_found', message);
  return lookup as Exclude<Lookup, Missing>;
}

/** The item itself, bare, or the slug it moved to. */
function bySlug(lookup: Found | { kind: 'renamed'; newSlug: string } | Missing, message: string) {
  const known = existing(lookup, message);
  return known.kind === 'renamed' ? { newSlug: known.newSlug } : known.item;
}

/** A range of a list as JSON. @param fields those that each item is narrowed to; none means all. */
function listed({ items, total }: { items: Answer[]; total: number }, fields: string[] = []) {
  const narrowed =
    fields.length > 0
      ? items.map(item => Object.fromEntries(Object.entries(item).filter(([name]) => fields.includes(name))))
      : items;
  return JSON.stringify({ status: 'success', results: items.length, total, data: { data: narrowed } });
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** A name in an address: `projects//` has none, and is an address that there is not. */
const NAMED = '([^]+)';

type ById = { Params: { id: string } };
type BySlug = { Params: { slug: string } };

/** Reading items of every kind: a thin skin over the routers. Lists are kept like pages are. */
export function reads(app: FastifyInstance, api: RestCaller, cache: PageCache): void {
  for (const name of listedKindNames) readsOf(app, api, cache, name);
}

function readsOf(app: FastifyInstance, api: RestCaller, cache: PageCache, name: ListedKindName): void {
  const { rest } = kinds[name];
  const schema = getRestSchema(name);
  const items = api[name];
  const query = range.extend({ [rest.filter.name]: oneOrMany.default([]), fields: fieldsOf(schema) });
  app.get(`/${rest.path}`, async (request, reply) => {
    const asked: object = query.parse(request.query);
    const { offset, limit, fields } = asked as z.output<typeof range> & { fields?: string[] };
    // By the name that the kind gives it.
    const filters = Reflect.get(asked, rest.filter.name) as string[];
    const make = async () =>
      makeAnswer(200, JSON_TYPE, listed(await items.listWhole({ offset, limit, filters }), fields));
    return sendKept(request, reply, cache, make, `${apiBase}/${rest.path}?${JSON.stringify(asked)}`);
  });
  app.get<ById>(`/${rest.path}/:id${NAMED}`, async ({ params }, reply) =>
    sendItem(reply, existing<Found>(await items.byId(params), rest.notFound.id).item),
  );
  app.get<BySlug>(`/${rest.path}/slug/:slug${NAMED}`, async ({ params }) =>
    bySlug(await items.bySlug(params), rest.notFound.slug),
  );
}
