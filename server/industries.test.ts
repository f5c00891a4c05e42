import { afterEach, beforeAll, expect, it } from 'vitest';
import { listUntouchedExamples, markExample } from '../db/examples';
import { createProjectBody } from '../db/items.test-kit';
import { getSite } from '../domain/current-site';
import { getIndustryPath } from '../domain/paths';
import { SHAPE_VERSION } from '../domain/rest/shape';
import { builtInFacts } from '../site-data';
import { testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';
import { createPageUrlNormaliser } from './pages/page-url';

const site = testSite();
const { call, callQuery } = createProcedureClient(site);
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
  for (const { _id } of (await listCases()).data.data)
    await site.send('DELETE', `/api/v1/projects/${_id}`, { token });
  await site.services().db.deleteFrom('trash').execute();
  await site.services().db.deleteFrom('site_parts').execute();
  await site.services().onSiteChange();
});

type Item = { _id: string; domain: string };
const listCases = async (query = '') => {
  const { data } = await site.get(`/api/v1/projects${query}`);
  return data as unknown as { total: number; data: { data: Item[] } };
};
const createCase = async (domain: string) => {
  titles += 1;
  const json = createProjectBody({ title: `Case ${titles}`, domain });
  return (await site.send('POST', '/api/v1/projects', { json, token })).data.data.data._id;
};
const changeIndustries = (json: object) =>
  call('site.changeIndustries', { json: { hidden: [], ...json }, headers: owner });
const renameIndustry = (from: string, to: string, newNames: string[], cases?: string[]) =>
  changeIndustries({ industries: newNames, rename: { from, to, ...(cases && { cases }) } });
const getDomain = async (id: string) => (await site.get(`/api/v1/projects/${id}`)).data.data.data.domain;
const openCase = async (id: string) => {
  const input = encodeURIComponent(JSON.stringify({ kind: 'case', id }));
  return (await callQuery(`content.open?input=${input}`, owner)).result.data as {
    values: { domain: string };
  };
};
const countUses = async () =>
  (await callQuery('site.choiceUses', owner)).result.data as { industries: Record<string, number> };

it('renames an industry in cases, filters and the search', async () => {
  await changeIndustries({ industries });
  const id = await createCase('EdTech, FinTech');
  const otherCase = await createCase('EdTech');
  const { status, result } = await renameIndustry('FinTech', 'Banking', ['Banking', 'EdTech', 'Ports']);
  expect([status, result.data.cases]).toEqual([200, [id]]);
  expect([await getDomain(id), await getDomain(otherCase)]).toEqual(['EdTech, Banking', 'EdTech']);
  for (const name of ['Banking', 'FinTech', 'fintech'])
    expect(await listCases(`?domain=${name}`)).toMatchObject({ total: 1, data: { data: [{ _id: id }] } });
  const searchReply = await callQuery(
    `search.site?input=${encodeURIComponent(JSON.stringify({ q: 'banking' }))}`,
  );
  expect(JSON.stringify(searchReply.result)).toContain('Case 1');
  expect(getSite().industries).toEqual(['Banking', 'EdTech', 'Ports']);
});

it('redirects the filter URL of a renamed industry', async () => {
  await changeIndustries({ industries });
  await createCase('FinTech');
  await renameIndustry('FinTech', 'Banking & more', ['Banking & more', 'EdTech', 'Ports']);
  const formerResponse = await site.get('/casepage?domain=FinTech&domain=EdTech');
  expect([formerResponse.status, formerResponse.headers.location]).toEqual([
    301,
    `${getIndustryPath('Banking & more').replace('%20', '+').replace('%20', '+')}&domain=EdTech`,
  ]);
});

it('replaces a renamed industry with its new name when an open page requests page data', async () => {
  await changeIndustries({ industries });
  await renameIndustry('FinTech', 'Banking', ['Banking', 'EdTech', 'Ports']);
  const facetReader = { countFacets: async () => [] };
  const normalise = createPageUrlNormaliser(
    { cases: facetReader } as never,
    () => 0,
    async () => false,
  );
  expect(await normalise('/casepage/index.pageContext.json', 'domain=fintech')).toBe(
    '/casepage/index.pageContext.json?domain=Banking',
  );
});

it('undoes the merge of two industries only for the cases that changed', async () => {
  await changeIndustries({ industries });
  const [harbourId, schoolId] = [await createCase('Ports'), await createCase('EdTech')];
  const mergeReply = await renameIndustry('Ports', 'EdTech', ['FinTech', 'EdTech']);
  expect([await getDomain(harbourId), getSite().formerIndustries]).toEqual(['EdTech', { ports: 'EdTech' }]);
  await renameIndustry('EdTech', 'Ports', industries, mergeReply.result.data.cases as string[]);
  expect([await getDomain(harbourId), await getDomain(schoolId)]).toEqual(['Ports', 'EdTech']);
  expect(getSite().formerIndustries ?? {}).toEqual({});
});

it('renames an industry in drafts and in the trash', async () => {
  await changeIndustries({ industries });
  const [draftedId, trashedId] = [await createCase('EdTech'), await createCase('FinTech')];
  const json = {
    kind: 'case',
    id: draftedId,
    shape: SHAPE_VERSION,
    changes: { domain: { from: 'EdTech', to: 'FinTech' } },
  };
  expect((await call('content.saveDraft', { json, headers: owner })).status).toBe(200);
  await site.send('DELETE', `/api/v1/projects/${trashedId}`, { token });
  await renameIndustry('FinTech', 'Banking', ['Banking', 'EdTech', 'Ports']);
  expect(await getDomain(draftedId)).toBe('EdTech');
  expect((await openCase(draftedId)).values.domain).toBe('Banking');
  await call('content.restore', { json: { id: trashedId }, headers: owner });
  expect((await openCase(trashedId)).values.domain).toBe('Banking');
});

it('keeps example cases erasable when an industry is renamed', async () => {
  await changeIndustries({ industries });
  const { db } = site.services();
  const [exampleId, ownId] = [await createCase('FinTech'), await createCase('FinTech')];
  await markExample(db, 'case', exampleId);
  await renameIndustry('FinTech', 'Banking', ['Banking', 'EdTech', 'Ports']);
  expect([await getDomain(exampleId), await getDomain(ownId)]).toEqual(['Banking', 'Banking']);
  expect(await listUntouchedExamples(db)).toEqual([{ kind: 'case', id: exampleId }]);
  const versions = await db
    .selectFrom('versions')
    .select(['revision', 'note'])
    .where('item_id', '=', ownId)
    .execute();
  expect(versions).toContainEqual({ revision: 2, note: 'FinTech was renamed to Banking' });
});

it('hides an industry without changing its cases', async () => {
  await changeIndustries({ industries });
  const id = await createCase('EdTech');
  await changeIndustries({ industries, hidden: ['EdTech'] });
  expect(getSite().industries).toEqual(['FinTech', 'Ports']);
  expect(await getDomain(id)).toBe('EdTech');
  expect(await listCases('?domain=EdTech')).toMatchObject({ total: 1 });
  await changeIndustries({ industries });
  expect(getSite().industries).toEqual(industries);
});

it('rejects removing an industry only when it has cases', async () => {
  await changeIndustries({ industries });
  await createCase('EdTech');
  expect((await countUses()).industries).toEqual({ FinTech: 0, EdTech: 1, Ports: 0 });
  const rejection = await changeIndustries({ industries: ['FinTech', 'Ports'] });
  expect([rejection.status, rejection.error.message]).toEqual([
    400,
    'EdTech has 1 case. Merge it with another industry instead.',
  ]);
  expect((await changeIndustries({ industries: ['FinTech', 'EdTech'] })).status).toBe(200);
  expect(getSite().industries).toEqual(['FinTech', 'EdTech']);
});

it('uses the built-in industries when no facts are stored', () => {
  expect(getSite().industries).toEqual(builtInFacts.industries);
});
