import { beforeEach, expect, it } from 'vitest';
import { createBlogBody, createProjectBody } from '../db/items.test-kit';
import { CPU_MAX_MS } from '../domain/cpu-time.test-kit';
import { kinds, type ListedKindName, listedKindNames } from '../domain/kinds';
import { CALL_MAX_BYTES, DRAFT_CALL_MAX_BYTES, REDIRECTS_MAX, SIGN_IN_MAX_BYTES } from '../domain/limits';
import { apiBase, trpcBase } from '../domain/paths';
import { getRestSchema } from '../domain/rest';
import type { z } from '../domain/zod';
import { appRouter } from '../trpc/router';
import { PASSWORD, testSite } from './app.test-kit';
import { PUBLIC_MUTATIONS } from './http/bodies/call-bodies';
import { createExtremeInput, EXTREMES, type Extreme } from './largest-inputs.test-kit';
import { createCostMeter, NUMBER_TOKEN, type TestRequest } from './request-cost.test-kit';

const DRAFT_CALLS = ['saveDraft', 'importCsv'];
const ITEM_CALLS = ['create', 'update', 'preview'];
/** Size (bytes) of an item whose texts are within the limits. */
const ITEM_BYTES = 350_000;
/** Query length that keeps the encoded URL within Node’s limit. */
const QUERY_MAX = 5_000;

const site = testSite();
const measureCost = createCostMeter(site);
let headers: Record<string, string>;
let token: string;
const ids: Partial<Record<ListedKindName, string>> = {};
// Each test ends its session and deletes items, so the next one needs new ones.
beforeEach(async () => {
  const owner = await site.staff({ password: PASSWORD });
  ({ token } = owner);
  headers = { cookie: owner.cookie };
  const title = `Item of ${owner.email}`;
  for (const kind of listedKindNames) {
    const json = kind === 'case' ? createProjectBody({ title }) : createBlogBody({ title });
    ids[kind] = (
      await site.send('POST', `${apiBase}/${kinds[kind].rest.path}`, { json, token })
    ).data.data.data._id;
  }
});
type Procedure = { _def: { type: 'query' | 'mutation'; inputs: z.ZodType[] } };
/** Procedures that run last because they end the session or delete items. */
const DESTRUCTIVE_CALL_PATTERN = /signOut|disable|remove|erase|emptyTrash|removeExamples/;
const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>).sort(
  ([a], [b]) => Number(DESTRUCTIVE_CALL_PATTERN.test(a)) - Number(DESTRUCTIVE_CALL_PATTERN.test(b)),
);

const REDIRECTS_CSV = Array.from(
  { length: REDIRECTS_MAX },
  (_, index) => `/old/${index}/*,/new-${index}`,
).join('\n');

/** Returns an item’s size (bytes), smaller for tags and entities, because the parser limits their number. */
const getItemBytes = (extreme: Extreme) => (extreme === 'most laborious' ? ITEM_BYTES / 20 : ITEM_BYTES);

/** Creates inputs that schemas don’t describe: CSV tables and patches of existing items. */
function createInput(name: string, call: string, input: z.ZodType, extreme: Extreme, bytes: number): unknown {
  if (call === 'importCsv')
    return { csv: extreme === 'most numerous' ? REDIRECTS_CSV : 'x,'.repeat(149_000) };
  const kind = listedKindNames.find(kindName => name.startsWith(`${kindName}s.`));
  if (!kind || !ITEM_CALLS.includes(call)) return createExtremeInput(input, extreme, bytes);
  const values = createExtremeInput(kinds[kind].schema, extreme, getItemBytes(extreme)) as object;
  const titledValues = { ...values, title: `Item ${NUMBER_TOKEN}` };
  if (call === 'create') return titledValues;
  return call === 'update' ? { id: ids[kind], patch: titledValues } : { values: titledValues };
}

function createRequest([name, { _def }]: (typeof procedures)[number], extreme: Extreme): TestRequest {
  const call = name.split('.').at(-1) ?? '';
  const [input] = _def.inputs;
  const bytes =
    _def.type === 'query'
      ? QUERY_MAX
      : ITEM_CALLS.includes(call)
        ? ITEM_BYTES
        : DRAFT_CALLS.includes(call)
          ? DRAFT_CALL_MAX_BYTES
          : PUBLIC_MUTATIONS.includes(name)
            ? SIGN_IN_MAX_BYTES
            : CALL_MAX_BYTES;
  const json = input ? JSON.stringify(createInput(name, call, input, extreme, bytes)) : '';
  const query = json && `?input=${encodeURIComponent(json)}`;
  return _def.type === 'query'
    ? { method: 'GET', path: `${trpcBase}/${name}${query.length > 15_000 ? '' : query}`, headers, body: '' }
    : {
        method: 'POST',
        path: `${trpcBase}/${name}`,
        headers: { ...headers, 'content-type': 'application/json' },
        body: json || '{}',
      };
}

it.each(EXTREMES)(
  'runs each procedure within its main thread time limit with the %s input',
  async extreme => {
    const costs: [name: string, ms: number, status: number][] = [];
    for (const procedure of procedures) {
      const { ms, status } = await measureCost(createRequest(procedure, extreme));
      costs.push([procedure[0], ms, status]);
    }
    expect(costs.filter(([, ms]) => ms > CPU_MAX_MS)).toEqual([]);
    expect(costs.filter(([, , status]) => status === 500 || status === 0)).toEqual([]);
  },
  60_000,
);

it.each(listedKindNames)(
  'runs a REST write of a large item within its main thread time limit: %s',
  async kind => {
    const { rest } = kinds[kind];
    const schema = getRestSchema(kind);
    const costlyRequests: [string, number, number][] = [];
    for (const extreme of EXTREMES)
      for (const [method, path] of [
        ['POST', ''],
        ['PATCH', `/${ids[kind]}`],
      ] as const) {
        const { ms, status } = await measureCost({
          method,
          path: `${apiBase}/${rest.path}${path}`,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            ...(createExtremeInput(schema, extreme, getItemBytes(extreme)) as object),
            title: `Item ${NUMBER_TOKEN}`,
          }),
        });
        if (ms > CPU_MAX_MS || status >= 500 || status === 0)
          costlyRequests.push([`${method} ${extreme}`, ms, status]);
      }
    expect(costlyRequests).toEqual([]);
  },
  60_000,
);
