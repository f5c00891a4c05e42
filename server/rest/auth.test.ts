import { beforeAll, describe, expect, it, vi } from 'vitest';
import { messages } from '../../domain/messages';
import { PASSWORD, type RequestOptions, testSite } from '../app.test-kit';
import { caseInput } from './items.test-kit';

const site = testSite({ RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' });
const LOGIN = '/api/v1/users/login';

let staff: Awaited<ReturnType<typeof site.staff>>;
beforeAll(async () => {
  staff = await site.staff({ password: PASSWORD });
});

let addressCount = 0;
/** Creates a new IP address, so that tests don’t share a rate limit. */
const createAddress = () => `198.51.100.${++addressCount}`;

const logIn = (email: string, password: string, ip = createAddress()) =>
  site.send('POST', LOGIN, { json: { email, password }, headers: { 'x-forwarded-for': ip } });

const renameItem = (token: string | undefined) =>
  site.send('PATCH', '/api/v1/projects/none', { json: {}, token });

describe('signing in', () => {
  it('returns a token and the user in an uncached response when the password is right', async () => {
    for (const path of [LOGIN, `${LOGIN}/`]) {
      const { status, headers, data } = await site.send('POST', path, {
        json: { email: ` ${staff.email.toUpperCase()} `, password: PASSWORD },
        headers: { 'x-forwarded-for': createAddress() },
      });
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(headers['set-cookie']).toBeUndefined();
      expect(data).toEqual({
        status: 'success',
        token: expect.stringMatching(/^\S{30,}$/),
        data: { user: { _id: staff.id, name: 'Staff 1', email: staff.email, photo: '' } },
      });
      expect((await renameItem(data.token)).status).toBe(404);
    }
  });

  it('returns the same response to sign-in with an unknown email address or a wrong password', async () => {
    const wrongPasswordResponse = await logIn(staff.email, 'not the password');
    const unknownMemberResponse = await logIn('nobody@northlight.test', PASSWORD);
    for (const { status, headers, data } of [wrongPasswordResponse, unknownMemberResponse]) {
      expect([status, headers['cache-control']]).toEqual([401, 'no-store']);
      expect(data).toEqual({ status: 'fail', message: 'Incorrect email or password' });
    }
    const listHeaderNames = ({ headers }: typeof wrongPasswordResponse) => Object.keys(headers).sort();
    expect(listHeaderNames(wrongPasswordResponse)).toEqual(listHeaderNames(unknownMemberResponse));
    expect(wrongPasswordResponse.headers['content-length']).toBe(
      unknownMemberResponse.headers['content-length'],
    );
  });

  it.each([
    [{ password: PASSWORD }, 'email', messages.emailRequired],
    [{ email: ' ', password: PASSWORD }, 'email', messages.emailRequired],
    [{ email: 5, password: PASSWORD }, 'email', messages.emailRequired],
    [{ email: { $ne: '' }, password: PASSWORD }, 'email', messages.emailRequired],
    [{ email: 'a@b.example' }, 'password', messages.passwordRequired],
    [{ email: 'a@b.example', password: '' }, 'password', messages.passwordRequired],
    [{ email: 'a@b.example', password: ['x'] }, 'password', messages.passwordRequired],
  ])('rejects sign-in with %j, and names the invalid field', async (json, path, message) => {
    const { status, data } = await site.send('POST', LOGIN, { json });
    expect([status, data.message, data.errors]).toEqual([400, message, [{ path, message }]]);
  });

  it.each([
    ['nothing', {}, 400],
    ['broken JSON', { body: '{"email":', headers: { 'content-type': 'application/json' } }, 400],
    ['null', { json: null }, 400],
    ['a list', { json: [] }, 400],
    ['a text', { json: 'x' }, 400],
    [
      'prototype properties',
      { body: '{"__proto__":{}}', headers: { 'content-type': 'application/json' } },
      400,
    ],
    ['plain text', { body: 'email=a', headers: { 'content-type': 'text/plain' } }, 415],
    ['a form', { body: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
    ['JSON without a content type', { body: '{}' }, 415],
    ['a password that is too long', { json: { email: 'a', password: 'x'.repeat(2_000_000) } }, 413],
  ])('rejects REST sign-in with this body: %s', async (_description, request, expected) => {
    const { status, headers, data } = await site.send('POST', LOGIN, request);
    expect([status, data.status, typeof data.message]).toEqual([expected, 'fail', 'string']);
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('wrong passwords for one account and IP address', () => {
  it('blocks sign-in for ten minutes after five wrong passwords, but not from another IP address', async () => {
    const { email } = await site.staff({ password: PASSWORD });
    const ip = createAddress();
    for (let i = 0; i < 5; i++) expect((await logIn(email, 'wrong', ip)).status).toBe(401);
    for (const password of ['wrong', PASSWORD]) {
      const rejection = await logIn(email.toUpperCase(), password, ip);
      expect(rejection.status).toBe(429);
      expect(rejection.data).toEqual({ status: 'fail', message: messages.tooManySignIns });
      expect(Number(rejection.headers['retry-after'])).toBeGreaterThan(500);
      expect(Number(rejection.headers['retry-after'])).toBeLessThanOrEqual(600);
    }
    expect((await logIn(email, PASSWORD)).status).toBe(200);
    expect((await logIn('other@northlight.test', 'wrong', ip)).status).toBe(401);
    vi.useFakeTimers({ now: Date.now() + 10 * 60_000, toFake: ['Date'] });
    try {
      expect((await logIn(email, PASSWORD, ip)).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it('limits wrong passwords that arrive in parallel for one account', async () => {
    const { email } = staff;
    const ip = createAddress();
    const responses = await Promise.all(Array.from({ length: 12 }, () => logIn(email, 'wrong', ip)));
    expect(responses.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(401),
      ...Array(7).fill(429),
    ]);
  });

  it('resets the count of wrong passwords when a member signs in with the right password', async () => {
    const ip = createAddress();
    for (const password of ['a', 'b', 'c', 'd', PASSWORD, 'a', 'b', 'c', 'd', PASSWORD]) {
      const expected = password === PASSWORD ? 200 : 401;
      expect((await logIn(staff.email, password, ip)).status).toBe(expected);
    }
  });

  it('counts wrong passwords for unknown accounts like those for known ones', async () => {
    const ip = createAddress();
    const responses = [];
    for (let i = 0; i < 6; i++) responses.push((await logIn('ghost@northlight.test', 'x', ip)).status);
    expect(responses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe('signing out', () => {
  const LOGOUT = '/api/v1/users/logout';

  it('invalidates the bearer token immediately when a client signs out', async () => {
    const { token } = await site.staff();
    expect((await renameItem(token)).status).toBe(404);
    const { status, data, headers } = await site.send('GET', `${LOGOUT}/`, { token });
    expect([status, data, headers['cache-control']]).toEqual([200, { status: 'success' }, 'no-store']);
    const rejection = await renameItem(token);
    expect([rejection.status, rejection.data.message]).toEqual([401, messages.tokenInvalid]);
  });

  it('ignores session cookies when a REST client signs out', async () => {
    const { cookie, token } = await site.staff();
    const credentials: Record<string, string>[] = [{}, { cookie }, { authorization: 'Bearer gone' }];
    for (const headers of credentials) {
      const { status, data, headers: responseHeaders } = await site.send('GET', LOGOUT, { headers });
      expect([status, data]).toEqual([200, { status: 'success' }]);
      expect(responseHeaders['set-cookie']).toBeUndefined();
    }
    expect((await renameItem(token)).status).toBe(404);
  });
});

describe('writes without a session', () => {
  const writeRequests: [string, string][] = [
    ['POST', '/api/v1/projects'],
    ['POST', '/api/v1/projects/'],
    ['PATCH', '/api/v1/projects/x'],
    ['DELETE', '/api/v1/projects/x'],
    ['POST', '/api/v1/blogs/'],
    ['PATCH', '/api/v1/blogs/x/'],
    ['DELETE', '/api/v1/blogs/x'],
  ];

  it.each(writeRequests)(
    'returns “Token not found” to a write without a session, whatever the body: %s %s',
    async (method, path) => {
      const { cookie, token } = await site.staff();
      const type = { 'content-type': 'application/json' };
      const bodies: RequestOptions[] = [
        {},
        { json: caseInput() },
        { body: '{"title"', headers: type },
        { body: 'x', headers: { 'content-type': 'text/plain' } },
        { json: {}, headers: { cookie } },
        { json: {}, headers: { authorization: `Basic ${token}` } },
        { json: {}, headers: { authorization: 'Bearer ' } },
        { json: { token }, headers: { 'x-access-token': token } },
      ];
      for (const request of bodies) {
        const { status, data } = await site.send(method, path, request);
        expect([status, data]).toEqual([401, { status: 'fail', message: 'Token not found' }]);
      }
    },
  );

  it('returns 401 for a REST write without a session before reading the body', async () => {
    // Announces a body that never arrives.
    const { status, data } = await site.send('POST', '/api/v1/projects', {
      body: 'x',
      headers: { 'content-type': 'application/json', 'content-length': String(25_000_000) },
    });
    expect([status, data.message]).toEqual([401, 'Token not found']);
  });

  it.each(['nonsense', 'a'.repeat(4_000), '0'.repeat(40)])(
    'rejects a REST write with an unknown or malformed token',
    async token => {
      const { status, data } = await site.send('POST', '/api/v1/projects', { json: caseInput(), token });
      expect([status, data]).toEqual([401, { status: 'fail', message: 'Invalid or expired token' }]);
    },
  );

  it('rejects a REST write with an expired token', async () => {
    const { token } = await site.staff();
    vi.useFakeTimers({ now: Date.now() + 31 * 86_400_000, toFake: ['Date'] });
    try {
      const { status, data } = await renameItem(token);
      expect([status, data.message]).toEqual([401, 'Invalid or expired token']);
    } finally {
      vi.useRealTimers();
    }
    expect((await renameItem(token)).status).toBe(401);
  });
});

it('accepts a REST write with a bearer token from any origin', async () => {
  const { token } = await site.staff();
  const headers = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' };
  expect((await site.send('PATCH', '/api/v1/projects/none', { json: {}, token, headers })).status).toBe(404);
});
