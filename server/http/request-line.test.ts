import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FORM_FIELD_NAMES } from '../../domain/contact-form';
import { emailSendPath, getBookingPath, getPreviewPath } from '../../domain/paths';
import { REQUEST_TYPE } from '../../site-data/site.test-kit';
import { testSite } from '../app.test-kit';
import { redactPath } from './request-line';

const site = testSite({ LOG_LEVEL: 'info', TRUST_PROXY: 'loopback' });

beforeEach(() => {
  site.lines.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

/** Waits until `count` requests are logged and returns their lines. */
async function waitForLines(count: number) {
  const listRequestLines = () => site.lines.filter(({ method }) => method);
  await expect.poll(() => listRequestLines().length).toBe(count);
  return listRequestLines();
}

const sendFromIp = (ip: string, target = '/robots.txt') => site.get(target, { 'x-forwarded-for': ip });

it('logs one line per HTTP request, cached or not', async () => {
  const expectedLine = {
    level: 30,
    time: expect.any(Number),
    pid: process.pid,
    hostname: expect.any(String),
    reqId: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
    method: 'GET',
    path: '/blog/rss.xml',
    status: 200,
    ms: expect.any(Number),
    network: expect.stringMatching(/^[\w-]{10}$/),
  };
  for (const _ of ['made', 'ready']) await site.get('/blog/rss.xml');
  expect(await waitForLines(2)).toEqual([expectedLine, expectedLine]);
});

it("logs a client's network identifier that stays the same all day and changes the next day", async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T23:00:00Z'), toFake: ['Date'] });
  for (const ip of ['192.0.2.1', '192.0.2.1', '192.0.2.2', '2001:db8::1', '2001:db8::2'])
    await sendFromIp(ip);
  vi.setSystemTime(Date.parse('2026-11-23T00:00:00Z'));
  await sendFromIp('192.0.2.1');
  const [firstLine, repeatedLine, otherLine, ipv6Line, sameNetworkLine, nextDayLine] = (
    await waitForLines(6)
  ).map(({ network }) => network);
  expect([repeatedLine, sameNetworkLine]).toEqual([firstLine, ipv6Line]);
  expect(new Set([firstLine, otherLine, ipv6Line, nextDayLine]).size).toBe(4);
});

describe('health checks', () => {
  it("doesn't log a health check when it succeeds", async () => {
    for (const path of ['/healthz', '/readyz', '/readyz?x=1', '/metrics'])
      expect((await site.get(path)).status).toBe(200);
    await site.get('/robots.txt');
    expect(await waitForLines(1)).toMatchObject([{ path: '/robots.txt' }]);
  });

  it('logs a health check when it fails or is denied', async () => {
    site.machine.freeBytes = 0;
    await site.get('/readyz');
    site.machine.freeBytes = Number.POSITIVE_INFINITY;
    await sendFromIp('192.0.2.1', '/metrics');
    expect(await waitForLines(2)).toMatchObject([
      { path: '/readyz', status: 503 },
      { path: '/metrics', status: 302 },
    ]);
  });
});

it('removes possible personal data from a logged path', () => {
  expect(redactPath('/blog?tag=QA&mail=ann@deltaquay.example')).toBe('/blog');
  expect(redactPath('/leave/ann.b+c@deltaquay.example/now')).toBe('/leave/…@…/now');
  expect(redactPath('/leave/ann%40deltaquay.example')).toBe('/leave/…@…');
  expect(redactPath(`${getPreviewPath('a1b2c3')}?x`)).toBe(getPreviewPath('…'));
  expect(redactPath(getBookingPath('a1b2c3'))).toBe(getBookingPath('…'));
  expect(redactPath(`/${'x'.repeat(9_000)}`)).toHaveLength(200);
});

it('never logs personal data or secrets of an HTTP request', async () => {
  const PASSWORD = 'a password of Hannah';
  const { email, token, cookie } = await site.staff({ password: PASSWORD });
  const secrets = [
    email,
    token,
    PASSWORD,
    'Whitlock',
    'deltaquay',
    'quay.txt',
    '192.0.2.77',
    'our board meets',
  ];
  const headers = { 'x-forwarded-for': '192.0.2.77', cookie };
  const sendRequest = () => {
    const form = new FormData();
    form.append(`${FORM_FIELD_NAMES.department}[0]`, REQUEST_TYPE);
    form.append(FORM_FIELD_NAMES.fullName, 'Hannah Whitlock');
    form.append(FORM_FIELD_NAMES.email, 'hannah@deltaquay.example');
    form.append(FORM_FIELD_NAMES.description, 'our board meets on 9 December');
    form.append(FORM_FIELD_NAMES.file, new File(['text'], 'quay.txt', { type: 'text/plain' }));
    return fetch(`http://127.0.0.1:${site.port()}${emailSendPath}?from=hannah@deltaquay.example`, {
      method: 'POST',
      body: form,
      headers: { ...headers, accept: 'application/json' },
    });
  };
  const signIn = (password: string) =>
    site.send('POST', '/api/v1/users/login', { json: { email, password }, headers });

  expect((await sendRequest()).status).toBe(200);
  expect((await signIn(PASSWORD)).status).toBe(200);
  expect((await signIn(`${PASSWORD}?`)).status).toBe(401);
  await site.get(`/unknown/hannah@deltaquay.example?token=${token}`, headers);
  await site.get(`/api/trpc/enquiries.byId?input=${encodeURIComponent(`"${email}"`)}`, headers);
  await site.send('GET', '/api/v1/projects?limit=1', { token });
  // Renames tables to cause errors, which are logged with their requests.
  for (const table of ['enquiries', 'members'])
    await site.services().db.schema.alterTable(table).renameTo(`${table}_lost`).execute();
  expect((await sendRequest()).status).toBe(500);
  expect((await signIn(PASSWORD)).status).toBe(500);
  await site.get('/api/trpc/members.me', headers);
  await waitForLines(9);

  const log = JSON.stringify(site.lines);
  expect(log).toContain('request failed');
  for (const secret of secrets) expect([secret, log.includes(secret)]).toEqual([secret, false]);
});
