import { afterEach, beforeAll, expect, it } from 'vitest';
import { listUntouchedExamples, markExample } from '../db/examples';
import { createProjectBody } from '../db/test-items';
import { getSite } from '../domain/current-site';
import { getIndustryPath } from '../domain/paths';
import { SHAPE_VERSION } from '../domain/rest/shape';
import { builtInFacts } from '../site-data';
import { testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';
import { createPageUrlNormaliser } from './pages/page-url';

const site = testSite();
const { call, ask } = createProcedureClient(site);
const industries = ['FinTech', 'EdTech', 'Ports'];
let owner: { cookie: string };
let token: string;
let titles = 0;
beforeAll(async () => {
  const { cookie, token: session } = await site.staff();
  owner = { cookie };
  token = session;
});
afterEach(async () => {
  for (const { _id } of (await list()).data.data)
    await site.send('DELETE', `/api/v1/projects/${_id}`, { token });
  await site.services().db.deleteFrom('trash').execute();
  await site.services().db.deleteFrom('site_parts').execute();
  await site.services().siteChanged();
});

type Item = { _id: string; domain: string };
const list = async (query = '') => {
  const { data } = await site.get(`/api/v1/projects${query}`);
  return data as unknown as { total: number; data: { data: Item[] } };
};
const create = async (domain: string) => {
  titles += 1;
  const json = createProjectBody({ title: `Case ${titles}`, domain });
  return (await site.send('POST', '/api/v1/projects', { json, token })).data.data.data._id;
};
const change = (json: object) =>
  call('site.changeIndustries', { json: { hidden: [], ...json }, headers: owner });
const rename = (from: string, to: string, after: string[], cases?: string[]) =>
  change({ industries: after, rename: { from, to, ...(cases && { cases }) } });
const getDomain = async (id: string) => (await site.get(`/api/v1/projects/${id}`)).data.data.data.domain;
const openCase = async (id: string) => {
  const input = encodeURIComponent(JSON.stringify({ kind: 'case', id }));
  return (await ask(`content.open?input=${input}`, owner)).result.data as { values: { domain: string } };
};
const countUses = async () =>
  (await ask('site.choiceUses', owner)).result.data as { industries: Record<string, number> };

it('renames an industry in cases, filters and the search', async () => {
  await change({ industries });
  const id = await create('EdTech, FinTech');
  const other = await create('EdTech');
  const { status, result } = await rename('FinTech', 'Banking', ['Banking', 'EdTech', 'Ports']);
  expect([status, result.data.cases]).toEqual([200, [id]]);
  expect([await getDomain(id), await getDomain(other)]).toEqual(['EdTech, Banking', 'EdTech']);
  for (const name of ['Banking', 'FinTech', 'fintech'])
    expect(await list(`?domain=${name}`)).toMatchObject({ total: 1, data: { data: [{ _id: id }] } });
  const found = await ask(`search.site?input=${encodeURIComponent(JSON.stringify({ q: 'banking' }))}`);
  expect(JSON.stringify(found.result)).toContain('Case 1');
  expect(getSite().industries).toEqual(['Banking', 'EdTech', 'Ports']);
});

it('redirects the filter URL of a renamed industry', async () => {
  await change({ industries });
  await create('FinTech');
  await rename('FinTech', 'Banking & more', ['Banking & more', 'EdTech', 'Ports']);
  const former = await site.get('/casepage?domain=FinTech&domain=EdTech');
  expect([former.status, former.headers.location]).toEqual([
    301,
    `${getIndustryPath('Banking & more').replace('%20', '+').replace('%20', '+')}&domain=EdTech`,
  ]);
});

it('replaces a renamed industry with its new name when an open page requests page data', async () => {
  await change({ industries });
  await rename('FinTech', 'Banking', ['Banking', 'EdTech', 'Ports']);
  const facets = { countFacets: async () => [] };
  const normalise = createPageUrlNormaliser(
    { cases: facets } as never,
    () => 0,
    async () => false,
  );
  expect(await normalise('/casepage/index.pageContext.json', 'domain=fintech')).toBe(
    '/casepage/index.pageContext.json?domain=Banking',
  );
});

it('merges an industry into another, and undoes the merge only for the cases that changed', async () => {
  await change({ industries });
  const [harbour, school] = [await create('Ports'), await create('EdTech')];
  const merged = await rename('Ports', 'EdTech', ['FinTech', 'EdTech']);
  expect([await getDomain(harbour), getSite().formerIndustries]).toEqual(['EdTech', { ports: 'EdTech' }]);
  await rename('EdTech', 'Ports', industries, merged.result.data.cases as string[]);
  expect([await getDomain(harbour), await getDomain(school)]).toEqual(['Ports', 'EdTech']);
  expect(getSite().formerIndustries ?? {}).toEqual({});
});

it('renames an industry in drafts and in the trash', async () => {
  await change({ industries });
  const [drafted, trashed] = [await create('EdTech'), await create('FinTech')];
  const json = {
    kind: 'case',
    id: drafted,
    shape: SHAPE_VERSION,
    changes: { domain: { from: 'EdTech', to: 'FinTech' } },
  };
  expect((await call('content.saveDraft', { json, headers: owner })).status).toBe(200);
  await site.send('DELETE', `/api/v1/projects/${trashed}`, { token });
  await rename('FinTech', 'Banking', ['Banking', 'EdTech', 'Ports']);
  expect(await getDomain(drafted)).toBe('EdTech');
  expect((await openCase(drafted)).values.domain).toBe('Banking');
  await call('content.restore', { json: { id: trashed }, headers: owner });
  expect((await openCase(trashed)).values.domain).toBe('Banking');
});

it('keeps example cases erasable when an industry is renamed, and saves versions of other cases', async () => {
  await change({ industries });
  const { db } = site.services();
  const [example, own] = [await create('FinTech'), await create('FinTech')];
  await markExample(db, 'case', example);
  await rename('FinTech', 'Banking', ['Banking', 'EdTech', 'Ports']);
  expect([await getDomain(example), await getDomain(own)]).toEqual(['Banking', 'Banking']);
  expect(await listUntouchedExamples(db)).toEqual([{ kind: 'case', id: example }]);
  const versions = await db
    .selectFrom('versions')
    .select(['revision', 'note'])
    .where('item_id', '=', own)
    .execute();
  expect(versions).toContainEqual({ revision: 2, note: 'FinTech was renamed to Banking' });
});

it('hides an industry without changing its cases', async () => {
  await change({ industries });
  const id = await create('EdTech');
  await change({ industries, hidden: ['EdTech'] });
  expect(getSite().industries).toEqual(['FinTech', 'Ports']);
  expect(await getDomain(id)).toBe('EdTech');
  expect(await list('?domain=EdTech')).toMatchObject({ total: 1 });
  await change({ industries });
  expect(getSite().industries).toEqual(industries);
});

it('removes an unused industry, but rejects removing an industry that has cases', async () => {
  await change({ industries });
  await create('EdTech');
  expect((await countUses()).industries).toEqual({ FinTech: 0, EdTech: 1, Ports: 0 });
  const refused = await change({ industries: ['FinTech', 'Ports'] });
  expect([refused.status, refused.error.message]).toEqual([
    400,
    'EdTech has 1 case. Merge it with another industry instead.',
  ]);
  expect((await change({ industries: ['FinTech', 'EdTech'] })).status).toBe(200);
  expect(getSite().industries).toEqual(['FinTech', 'EdTech']);
});

it('uses the built-in industries when no facts are stored', () => {
  expect(getSite().industries).toEqual(builtInFacts.industries);
});
