import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createProjectBody } from '../db/items.test-kit';
import { getSite } from '../domain/current-site';
import { messages } from '../domain/messages';
import { emailSendPath, getIndustryPath } from '../domain/paths';
import { fillFacts } from '../domain/site-tokens';
import { builtInFacts } from '../site-data';
import { builtInPages } from '../site-data/shown';
import { testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';
import { createContactFields } from './rest/email-send.test-kit';

const site = testSite();
const { call, callQuery } = createProcedureClient(site);
let owner: { cookie: string };
let token: string;
beforeAll(async () => {
  const { cookie, token: session } = await site.staff();
  owner = { cookie };
  token = session;
});

const change = (facts: object) => call('site.changeFacts', { json: facts, headers: owner });
const { industries, requestTypes } = builtInFacts;
afterEach(() => change({ industries, requestTypes }));

async function send(types: readonly string[], accept = 'application/json') {
  const form = createContactFields({ 'department[0]': undefined });
  for (const [index, type] of types.entries()) form.append(`department[${index}]`, type);
  const multipartResponse = new Response(form);
  return site.send('POST', emailSendPath, {
    body: Buffer.from(await multipartResponse.arrayBuffer()),
    headers: { accept, 'content-type': multipartResponse.headers.get('content-type') ?? '' },
  });
}

type Inbox = {
  items: { departments: string[] }[];
  total: number;
  counts: { byDepartment: { department: string; count: number }[] };
};
const listRequests = async (input: object = {}) =>
  (await callQuery(`enquiries.list?input=${encodeURIComponent(JSON.stringify(input))}`, owner)).result
    .data as unknown as Inbox;

describe('request types', () => {
  it("accepts a request only when its request types are in the site's list", async () => {
    expect((await change({ requestTypes: ['Audit', 'Other'] })).status).toBe(200);
    expect((await send(['Audit', 'Other'])).status).toBe(200);
    const rejection = await send(['Training', 'Other']);
    expect(rejection).toMatchObject({
      status: 400,
      data: {
        message: messages.departmentRequired,
        errors: [{ path: 'department', message: messages.departmentRequired }],
      },
    });
    const openApiResponse = await site.get('/api/v1/openapi.json');
    expect(openApiResponse.text).toContain('"enum":["Audit","Other"]');
  });

  it('lists the request types when a visitor without JavaScript sends a removed request type', async () => {
    await change({ requestTypes: ['Audit', 'Training & talks'] });
    const { status, text } = await send(['Training'], 'text/html');
    expect(status).toBe(400);
    expect(text).toContain(`${messages.departmentRequired}. You can choose: Audit, Training &amp; talks.`);
  });

  it('keeps a removed request type in existing requests', async () => {
    await change({ requestTypes: ['Partnership'] });
    await send(['Partnership']);
    await change({ requestTypes: ['Audit'] });
    const { items, total } = await listRequests({ department: 'Partnership' });
    expect([total, items[0]?.departments]).toEqual([1, ['Partnership']]);
    expect((await listRequests()).counts.byDepartment).toContainEqual({
      department: 'Partnership',
      count: 1,
    });
  });

  it("rejects a manually added request when its request type isn't in the site's list", async () => {
    await change({ requestTypes: ['Audit'] });
    const request = { fullName: 'Ruth Okafor', email: 'ruth@fjordmark.example', description: '' };
    const addRequest = (department: string[]) =>
      call('enquiries.add', { json: { ...request, department }, headers: owner });
    expect((await addRequest(['Audit'])).status).toBe(200);
    const { status, error } = await addRequest(['Training']);
    expect([status, error.data.errors]).toEqual([
      400,
      [{ path: 'department', message: messages.departmentRequired }],
    ]);
  });
});

describe('industries', () => {
  it('shows edited industries in the built-in menu, on the home page and in image sections', async () => {
    await change({ industries: ['Ports', 'EdTech'] });
    const links = getSite().menus.header.flatMap(item => ('entries' in item ? item.entries : [item]));
    expect(links).toContainEqual({ title: 'Ports', href: getIndustryPath('Ports') });
    expect(links.map(({ title }) => title)).not.toContain('HealthTech');
    const pages = fillFacts(builtInPages);
    const rows = pages.home?.sections.find(({ kind }) => kind === 'rows');
    expect(rows).toMatchObject({
      items: [
        { title: 'Ports', text: 'See what we built and what it changed.' },
        { title: 'EdTech', text: expect.stringContaining('Live lessons') },
      ],
    });
    const pictures = pages.javascript?.sections.find(({ variant }) => variant === 'touching');
    expect(pictures).toMatchObject({ items: [{ title: 'EdTech' }] });
  });

  it('keeps a removed industry in existing cases', async () => {
    const create = (title: string, domain: string) =>
      site.send('POST', '/api/v1/projects', { json: createProjectBody({ title, domain }), token });
    await create('Wallet', 'FinTech');
    const createResponse = await create('Tram depot', 'Transportation');
    await change({ industries: ['Ports'] });
    const path = `/api/v1/projects/${createResponse.data.data.data._id}`;
    const patchResponse = await site.send('PATCH', path, { json: { heading: 'On time' }, token });
    expect([patchResponse.status, patchResponse.data.data.data.domain]).toEqual([200, 'Transportation']);
    const input = JSON.stringify({ filters: ['transportation'] });
    const { result } = await callQuery(`cases.list?input=${encodeURIComponent(input)}`);
    expect(result.data.items).toMatchObject([{ title: 'Tram depot' }]);
  });
});

it.each([
  [{ industries: [] }, 'An industry is missing. Enter at least one.'],
  [{ requestTypes: ['Audit', 'audit'] }, '“audit” is listed twice. Remove one.'],
  [{ requestTypes: [''] }, 'A request type is missing'],
])('rejects the facts %j with a message, and changes nothing', async (facts, message) => {
  const { status, error } = await change(facts);
  expect([status, error.message]).toEqual([400, message]);
  expect((await send(requestTypes)).status).toBe(200);
});
