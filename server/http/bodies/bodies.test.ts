import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../domain/messages';
import { testSite } from '../../app.test-kit';
import { BODY_WAIT_MS, BodyBudget } from './body-budget';
import { BODY_STALL_TIMEOUT_MS } from './meter';
import { createSlowClient } from './slow-client.test-kit';
import { UNREAD_LINGER_TIMEOUT_MS } from './unread';

const KB = 1_024;
const MB = 1_024 * KB;
const SIGN_INS = ['/api/trpc/members.signIn', '/api/trpc/members.signIn?batch=1', '/api/v1/users/login'];

const site = testSite();
let cookie: string;
let token: string;
beforeAll(async () => {
  ({ cookie, token } = await site.staff());
});
afterEach(() => vi.useRealTimers());

const reserve = vi.spyOn(BodyBudget.prototype, 'reserve');
beforeEach(() => void reserve.mockClear());
/** Resolves once `count` bodies have requested memory. */
async function waitForBodies(count: number): Promise<void> {
  while (reserve.mock.calls.length < count) await new Promise(setImmediate);
  await new Promise(setImmediate);
}

const JSON_TYPE = 'content-type: application/json';
const openRequest = (target: string, ...headers: string[]) =>
  createSlowClient(site.port(), [`POST ${target} HTTP/1.1`, JSON_TYPE, ...headers]);
const openAsStaff = (target: string, ...headers: string[]) =>
  openRequest(target, `cookie: ${cookie}`, ...headers);

describe('declared body size', () => {
  it.each([
    ...SIGN_INS.map(target => [target, 8 * KB] as const),
    ['/api/trpc/enquiries.update', 64 * KB] as const,
    ['/api/trpc/media.begin', 64 * KB] as const,
    ['/api/trpc/cases.remove,cases.remove?batch=1', 64 * KB] as const,
    ['/api/trpc/cases.create', 30 * MB] as const,
    ['/api/trpc/cases.create,articles.update?batch=1', 30 * MB] as const,
    ['/api/v1/projects', 30 * MB] as const,
  ])('rejects a declared body over the size limit before reading it: %s', async (target, limit) => {
    const headers = { cookie, authorization: `Bearer ${token}` };
    const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const client = openRequest(target, ...headerLines, `content-length: ${limit + 1}`);
    expect(await client.status()).toBe(413);
    expect(await client.responded).toContain(messages.tooLarge);
    expect((await client.responded).toLowerCase()).toContain('connection: close');
    client.hangUp();
  });
});

it.each(SIGN_INS)('accepts a body of exactly the size limit: %s', async target => {
  const json = { headers: { 'content-type': 'application/json' } };
  expect((await site.send('POST', target, { body: '{}'.padStart(8 * KB), ...json })).status).toBe(400);
});

/** Expects a response and a closed connection for a client that never stops sending. */
async function expectCutOff(client: ReturnType<typeof createSlowClient>, status: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sendPromise = client.sendWithoutEnd();
  expect(await client.status()).toBe(status);
  vi.advanceTimersByTime(UNREAD_LINGER_TIMEOUT_MS);
  // Allows for socket buffers on both sides, and for bytes sent while the client reads the response.
  expect(await sendPromise).toBeLessThan(24 * MB);
}

describe('bodies without a length', () => {
  it.each([
    [413, '/api/trpc/members.signIn'],
    [413, '/api/v1/users/login'],
    [413, '/api/trpc/enquiries.update'],
    [401, '/api/trpc/cases.none'],
    [404, '/api/v1/nothing'],
    [415, '/email/send'],
    [404, '/contact-us'],
  ])('returns %i when an endless body is sent to %s', async (status, target) => {
    const headers = status === 413 ? [`cookie: ${cookie}`] : [];
    await expectCutOff(openRequest(target, ...headers, 'transfer-encoding: chunked'), status);
  });

  it('cuts off the endless body of a GET request without a declared length', async () => {
    const head = ['GET /robots.txt HTTP/1.1', 'transfer-encoding: chunked'];
    await expectCutOff(createSlowClient(site.port(), head), 200);
  });
});

describe('stalled bodies', () => {
  it('returns 408 when a request body stalls, even if single bytes arrive', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stalledClients = [
      openRequest('/api/trpc/members.signIn', 'content-length: 8000'),
      openRequest('/api/v1/users/login', 'content-length: 8000'),
      openAsStaff('/api/trpc/cases.create', 'content-length: 8000000'),
    ];
    for (const client of stalledClients) await client.send('{');
    await waitForBodies(stalledClients.length);
    vi.advanceTimersByTime(BODY_STALL_TIMEOUT_MS - 1);
    for (const client of stalledClients) await client.send('"');
    vi.advanceTimersByTime(1);
    for (const stalledClient of stalledClients) {
      expect(await stalledClient.status()).toBe(408);
      expect(await stalledClient.responded).toContain(messages.tooSlow);
      stalledClient.hangUp();
    }
  });
});

it('closes the connection when a request body has an unsupported type', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const type = 'content-type: text/plain';
  const head = [
    'POST /api/v1/projects HTTP/1.1',
    type,
    `authorization: Bearer ${token}`,
    'content-length: 8000',
  ];
  const client = createSlowClient(site.port(), head);
  expect(await client.status()).toBe(415);
  vi.advanceTimersByTime(BODY_STALL_TIMEOUT_MS);
  await client.closed;
});

describe('large bodies', () => {
  const openCreateRequest = () => openAsStaff('/api/trpc/cases.create', `content-length: ${20 * MB}`);

  it('queues a third large body until one of the first two ends', async () => {
    const [firstRequest, secondRequest] = [openCreateRequest(), openCreateRequest()];
    await waitForBodies(2);
    const thirdRequest = openAsStaff('/api/trpc/cases.create', 'content-length: 2');
    await thirdRequest.send('{}');
    firstRequest.hangUp();
    expect(await thirdRequest.status()).toBe(400);
    secondRequest.hangUp();
    thirdRequest.hangUp();
  });

  it('returns 503 when a large body waits too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const clients = [openCreateRequest(), openCreateRequest()];
    await waitForBodies(2);
    const thirdRequest = openAsStaff('/api/trpc/articles.preview', 'content-length: 2');
    await thirdRequest.send('{}');
    await waitForBodies(3);
    expect(
      (await site.send('POST', '/api/trpc/members.signOutElsewhere', { json: {}, headers: { cookie } }))
        .status,
    ).toBe(200);
    vi.advanceTimersByTime(BODY_WAIT_MS);
    expect(await thirdRequest.status()).toBe(503);
    expect((await thirdRequest.responded).toLowerCase()).toContain('retry-after: 10');
    for (const client of [...clients, thirdRequest]) client.hangUp();
  });
});

describe('batches', () => {
  const buildBatch = (count: number) => {
    const input = JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [i, {}])));
    const calls = Array.from({ length: count }, () => 'articles.list').join(',');
    return `/api/trpc/${calls}?batch=1&input=${encodeURIComponent(input)}`;
  };

  it('accepts at most ten procedure calls in a batch, however their commas are encoded', async () => {
    expect((await site.get(buildBatch(10))).status).toBe(200);
    for (const target of [
      buildBatch(11),
      buildBatch(70),
      buildBatch(11).replaceAll('t,', 't%2C'),
      buildBatch(11).replaceAll('t,', 't%252C'),
    ]) {
      const { status, text } = await site.get(target);
      expect([status, JSON.parse(text).error.message]).toEqual([400, messages.batchTooLong]);
    }
  });

  it("returns 404 for a batch of procedure calls that can't be decoded", async () => {
    expect((await site.get('/api/trpc/%25zz')).status).toBe(404);
  });
});

describe('a full disk', () => {
  const STORING_CALLS = [
    'cases.create',
    'articles.update',
    'cases.preview',
    'media.begin',
    'media.complete',
    'media.add',
    'media.replace',
  ];
  beforeAll(() => {
    site.machine.freeBytes = 499 * MB;
    return () => {
      site.machine.freeBytes = Number.POSITIVE_INFINITY;
    };
  });

  it.each(STORING_CALLS)('rejects the call %s with a message when the disk is full', async procedure => {
    const { status, headers, text } = await site.send('POST', `/api/trpc/${procedure}`, {
      json: {},
      headers: { cookie },
    });
    expect([status, JSON.parse(text).error.message]).toEqual([503, messages.diskFull]);
    expect(headers['retry-after']).toBe('300');
  });

  it('rejects a REST write with a message when the disk is full', async () => {
    const { status, data } = await site.send('POST', '/api/v1/projects', { json: {}, token });
    expect([status, data]).toEqual([503, { status: 'error', message: messages.diskFull }]);
  });

  it('allows reading and deleting when the disk is full', async () => {
    expect((await site.get('/api/v1/projects')).status).toBe(200);
    expect((await site.send('DELETE', '/api/v1/projects/none', { token })).status).toBe(404);
    const readiness = await site.get('/readyz');
    expect([readiness.status, readiness.data]).toEqual([503, { status: 'not ready', failed: ['disk'] }]);
  });
});
