import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '../../domain/messages';
import { SITE_URL, testSite } from '../app.test-kit';
import { createProcedureClient, expectError, type TrpcReply } from './trpc.test-kit';

const site = testSite();
const { call, callQuery } = createProcedureClient(site);
let cookie: string;
beforeAll(async () => {
  ({ cookie } = await site.staff());
});

const MUTATIONS = [
  'cases.create',
  'cases.update',
  'cases.remove',
  'articles.create',
  'articles.update',
  'articles.remove',
  'media.begin',
  'media.complete',
  'media.add',
  'media.change',
  'media.replace',
  'media.remove',
  'media.putBack',
  'cases.preview',
  'articles.preview',
  'enquiries.markSeen',
  'enquiries.update',
  'enquiries.addNote',
  'enquiries.removeNote',
  'enquiries.remove',
  'system.sendAgain',
  'system.sendTestMail',
  'system.checkDatabase',
  'members.signOut',
  'members.signOutElsewhere',
  'members.changeProfile',
  'members.changePassword',
];
const STAFF_QUERIES = [
  'cases.adminList',
  'articles.adminList',
  'members.me',
  'members.sessions',
  'enquiries.list',
  'enquiries.countNew',
  'enquiries.listOwners',
  'enquiries.byId?input=%7B%22id%22%3A%22x%22%7D',
  'system.state',
  'previews.byKey?input=%7B%22id%22%3A%22x%22%7D',
];

describe('calls without a session', () => {
  it.each(MUTATIONS)('rejects the write %s without a session, whatever the input', async procedure => {
    const { token } = await site.staff();
    const headerSets: Record<string, string>[] = [
      {},
      { cookie: 'staff_session=none' },
      { authorization: `Bearer ${token}` },
    ];
    for (const headers of headerSets) {
      const rejection = await call(procedure, { headers });
      expectError(rejection, 401, ['UNAUTHORIZED', 'unauthorized'], 'Token not found');
    }
    const brokenBody = { body: '{"x', headers: { 'content-type': 'application/json' } };
    expect((await site.send('POST', `/api/trpc/${procedure}`, brokenBody)).status).toBe(401);
  });

  it('rejects a write without a session, even when the same batch signs in', async () => {
    const rejection = await call('members.signIn,cases.create?batch=1', { headers: {} });
    expect(rejection.status).toBe(401);
  });

  it.each(STAFF_QUERIES)('rejects the query %s without a session', async procedure => {
    const rejection = await callQuery(procedure, {});
    expectError(rejection, 401, ['UNAUTHORIZED', 'unauthorized'], 'Token not found');
    expect((await callQuery(procedure, { cookie })).error?.message).not.toBe('Token not found');
  });
});

describe('writes', () => {
  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site', origin: SITE_URL },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://northlight.test' },
    { origin: `${SITE_URL}.evil.example` },
    { origin: 'http://evil.example', host: 'evil.example' },
    { origin: 'http://evil.example', host: 'evil.example', 'sec-fetch-site': 'same-origin' },
    { host: 'evil.example', 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost:9999', host: 'localhost:4000' },
    { origin: 'http://localhost.evil.example', host: 'localhost.evil.example' },
  ])('rejects a write from another origin: %j', async headers => {
    for (const procedure of [
      'members.signOutElsewhere',
      'members.signIn',
      'cases.create,articles.create?batch=1',
    ]) {
      const rejection = await call(procedure, { headers: { cookie, ...headers } });
      expectError(rejection, 403, ['FORBIDDEN', 'forbidden'], messages.crossOrigin);
    }
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin', host: new URL(SITE_URL).host },
    { 'sec-fetch-site': 'same-origin', origin: SITE_URL, host: 'behind-a-proxy' },
    { origin: SITE_URL },
    { origin: 'http://localhost:4000', host: 'localhost:4000' },
    { origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000', 'sec-fetch-site': 'same-origin' },
    { origin: 'http://[::1]:4000', host: '[::1]:4000' },
    {},
  ])("accepts a write from the site's own origin: %j", async headers => {
    const signOutReply = await call('members.signOutElsewhere', {
      headers: { cookie, ...headers },
    });
    expect(signOutReply.status).toBe(200);
  });
});

describe('bodies that are not JSON', () => {
  it.each([
    ['text/plain', '{}'],
    ['application/x-www-form-urlencoded', 'x=1'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n--b--\r\n',
    ],
    ['application/octet-stream', '{}'],
    ['application/json-seq', '{}'],
    ['', '{}'],
  ])('returns 415 for a procedure call with a body sent as %s', async (type, body) => {
    for (const procedure of ['members.signOutElsewhere', 'members.signIn']) {
      const response = await site.send('POST', `/api/trpc/${procedure}`, {
        body,
        headers: { cookie, ...(type ? { 'content-type': type } : {}) },
      });
      const reply: TrpcReply = { ...response, ...JSON.parse(response.text) };
      expectError(reply, 415, ['UNSUPPORTED_MEDIA_TYPE', 'unsupported'], messages.jsonOnly);
    }
  });

  it('rejects a procedure call when its JSON is broken or over the limit', async () => {
    const sendBody = (body: string) =>
      site.send('POST', '/api/trpc/cases.create', {
        body,
        headers: { cookie, 'content-type': 'application/json' },
      });
    expect((await sendBody('{"title":')).status).toBe(400);
    const response = await sendBody(`"${'x'.repeat(31 * 1_024 * 1_024)}"`);
    expectError(
      { ...response, ...JSON.parse(response.text) },
      413,
      ['PAYLOAD_TOO_LARGE', 'too_large'],
      messages.tooLarge,
    );
  });
});

it('returns 405 when GET is used for a procedure that writes', async () => {
  const { status } = await callQuery('members.signOutElsewhere', { cookie });
  expect(status).toBe(405);
});

it('returns 404 for an unknown procedure', async () => {
  expect((await callQuery('cases.steal', { cookie })).status).toBe(404);
  expect((await call('cases.steal', { headers: { cookie } })).status).toBe(404);
});

it.each(['content.open?input=%7B', 'members.nobody', 'members.changeProfile'])(
  'rejects an invalid call with a generic message: %s',
  async path => {
    const { status, error } = await callQuery(path, { cookie });
    expect(status).toBeLessThan(500);
    expect(error?.message).toBe(messages.callRefused);
  },
);
