import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DomainError } from '../../domain/errors';
import { kinds, type ListedKindName, listedKindNames } from '../../domain/kinds';
import { LIST_ITEMS_MAX, LIST_OFFSET_MAX } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { apiBase } from '../../domain/paths';
import { getRestSchema } from '../../domain/rest';
import { createCachedResponse } from '../http/cached-response';
import { sendCached } from '../http/send-cached';
import type { PageCache } from '../pages/page-cache';
import type { RestCaller, RestItem } from './caller';
import { STORED_FIELDS, sendItem } from './item-response';
import { countParameter, filterParameter } from './query';

/** Creates the schema for `fields=title,slug`. A blank value means all fields. */
function createFieldsSchema(schema: z.ZodObject) {
  const fieldNames = [...STORED_FIELDS, ...Object.keys(schema.shape)];
  const names = z
    .string()
    .transform(text => [...new Set(text.split(',').map(name => name.trim()))].filter(Boolean));
  return names.pipe(z.array(z.enum(fieldNames, { error: messages.fieldUnknown }))).optional();
}

/** A list’s range (rule 42). */
const rangeSchema = z.object({
  offset: countParameter(0, LIST_OFFSET_MAX),
  limit: countParameter(LIST_ITEMS_MAX, LIST_ITEMS_MAX),
});
type FoundItem = { kind: 'found'; item: RestItem };
type MissingItem = { kind: 'missing' };

/** @throws DomainError `not_found` */
function assertFound<Lookup extends { kind: string }>(
  lookup: Lookup | MissingItem,
  message: string,
): Exclude<Lookup, MissingItem> {
  if (lookup.kind === 'missing') throw new DomainError('not_found', message);
  return lookup as Exclude<Lookup, MissingItem>;
}

/** Returns the item without an envelope, or its new slug. */
function toSlugResponse(
  lookup: FoundItem | { kind: 'renamed'; newSlug: string } | MissingItem,
  message: string,
) {
  const result = assertFound(lookup, message);
  return result.kind === 'renamed' ? { newSlug: result.newSlug } : result.item;
}

/** @param fields requested fields, empty for all. */
function toListResponse({ items, total }: { items: RestItem[]; total: number }, fields: string[] = []) {
  const selectedItems =
    fields.length > 0
      ? items.map(item => Object.fromEntries(Object.entries(item).filter(([name]) => fields.includes(name))))
      : items;
  return JSON.stringify({ status: 'success', results: items.length, total, data: { data: selectedItems } });
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** Matches a non-empty path segment, so that `projects//` is unknown. */
const ID_PATTERN = '([^]+)';

type IdRoute = { Params: { id: string } };
type SlugRoute = { Params: { slug: string } };

/** Serves every kind’s reads. Lists are cached like pages. */
export function registerReadRoutes(app: FastifyInstance, api: RestCaller, cache: PageCache): void {
  for (const name of listedKindNames) registerKindReads(app, api, cache, name);
}

function registerKindReads(
  app: FastifyInstance,
  api: RestCaller,
  cache: PageCache,
  name: ListedKindName,
): void {
  const { rest } = kinds[name];
  const schema = getRestSchema(name);
  const items = api[name];
  const query = rangeSchema.extend({
    [rest.filter.name]: filterParameter.default([]),
    fields: createFieldsSchema(schema),
  });
  app.get(`/${rest.path}`, async (request, reply) => {
    const parsedQuery: object = query.parse(request.query);
    const { offset, limit, fields } = parsedQuery as z.output<typeof rangeSchema> & { fields?: string[] };
    // Each kind has its own name for the filter.
    const filters = Reflect.get(parsedQuery, rest.filter.name) as string[];
    const createList = async () => {
      const list = await items.listWhole({ offset, limit, filters });
      return createCachedResponse(200, JSON_TYPE, toListResponse(list, fields));
    };
    const key = `${apiBase}/${rest.path}?${JSON.stringify(parsedQuery)}`;
    return sendCached(request, reply, cache, createList, key);
  });
  app.get<IdRoute>(`/${rest.path}/:id${ID_PATTERN}`, async ({ params }, reply) =>
    sendItem(reply, assertFound<FoundItem>(await items.byId(params), rest.notFound.id).item),
  );
  app.get<SlugRoute>(`/${rest.path}/slug/:slug${ID_PATTERN}`, async ({ params }) =>
    toSlugResponse(await items.bySlug(params), rest.notFound.slug),
  );
}
