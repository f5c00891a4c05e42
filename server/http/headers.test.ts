import { describe, expect, it } from 'vitest';
import { PASSWORD, testSite } from '../app.test-kit';
import { readConfig } from '../config';
import { TRANSITIONS_SCRIPT_HASH } from '../pages/document-transitions';
import { createSecurityHeaders } from './headers';

function getHeaders(environment: Record<string, string>) {
  const headers = createSecurityHeaders(readConfig(environment), false);
  const policy = String(headers['content-security-policy']);
  return {
    headers,
    sources: Object.fromEntries(
      policy.split(';').map(part => {
        const [name = '', ...sources] = part.trim().split(/\s+/);
        return [name, sources];
      }),
    ),
  };
}

describe('the content security policy', () => {
  it('allows scripts and other resources only from this site by default', async () => {
    const { headers, sources } = getHeaders({});
    expect(sources).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'", TRANSITIONS_SCRIPT_HASH],
      'connect-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
    });
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('allows images from the bucket and uploads to it in the content security policy', async () => {
    const s3 = { S3_BUCKET: 'plans', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    const { sources } = getHeaders({ ...s3, S3_PUBLIC_URL: 'https://cdn.example/plans' });
    expect(sources['img-src']).toContain('https://cdn.example');
    expect(sources['connect-src']).toContain('https://plans.s3.eu-central-1.amazonaws.com');
    const ownHeaders = getHeaders({ ...s3, S3_ENDPOINT: 'http://minio:9000' });
    expect(ownHeaders.sources['img-src']).toContain('http://minio:9000');
    expect(ownHeaders.sources['script-src']).toEqual(["'self'", TRANSITIONS_SCRIPT_HASH]);
  });

  it('allows only configured third parties in the content security policy', () => {
    const { sources } = getHeaders({
      GTM_ID: 'GTM-TEST1',
      LIVE_CHAT_SRC: 'https://chat.example/chat.js',
      REVIEWS_WIDGET_SRC: 'https://reviews.example/reviews.js',
      SCHEDULING_URL: 'https://book.example/book',
    });
    const listOrigins = (name: string) => sources[name]?.filter(source => /^(https?|wss?):/.test(source));
    const manager = 'https://www.googletagmanager.com';
    const widgets = ['https://chat.example', 'https://reviews.example'];
    expect(listOrigins('script-src')).toEqual([manager, ...widgets]);
    expect(listOrigins('style-src')).toEqual(widgets);
    expect(listOrigins('connect-src')).toEqual([
      manager,
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      ...widgets,
      'wss://chat.example',
    ]);
    expect(listOrigins('frame-src')).toEqual(expect.arrayContaining([manager, 'https://book.example']));
  });
});

it('sends HSTS only over https', async () => {
  const SITE_URL = 'https://northlight.test';
  const getHstsHeader = async (environment: Record<string, string>) =>
    getHeaders(environment).headers['strict-transport-security'];
  expect(await getHstsHeader({ SITE_URL })).toBe('max-age=31536000');
  expect(await getHstsHeader({ SITE_URL, HSTS: 'subdomains' })).toBe('max-age=31536000; includeSubDomains');
  expect(await getHstsHeader({ HSTS: 'subdomains' })).toBeUndefined();
});

it('disables unused browser features, but allows full screen for embedded videos', async () => {
  const policy = String(getHeaders({}).headers['permissions-policy']);
  const rules = new Map(policy.split(', ').map(rule => rule.split('=') as [string, string]));
  for (const name of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture']) {
    expect([name, rules.get(name)]).toEqual([name, '()']);
  }
  expect(rules.get('fullscreen')).toBe(
    '(self "https://www.youtube-nocookie.com" "https://player.vimeo.com")',
  );
  expect(rules.get('clipboard-write')).toBe('(self)');
});

describe('https without a trusted proxy', () => {
  const site = testSite({ SITE_URL: 'https://northlight.test', RATE_LIMIT: 'on' });
  const signIn = (json: unknown, headers: Record<string, string> = {}) =>
    site.send('POST', '/api/trpc/members.signIn', { json, headers });

  const getCurrentMember = (cookie: string) => site.get('/api/trpc/members.me', { cookie });

  it("restricts the session cookie to https and to the site's host", async () => {
    const { email } = await site.staff({ password: PASSWORD });
    const { status, headers } = await signIn({ email, password: PASSWORD });
    const setCookie = headers['set-cookie'] ?? '';
    expect(status).toBe(200);
    expect(setCookie).toMatch(/^__Host-staff_session=\w{30,};.*; Path=\/;.*; Secure/);
    expect(setCookie).not.toMatch(/Domain/);
    const signedInResponse = await getCurrentMember(setCookie.split(';')[0] ?? '');
    expect([signedInResponse.status, signedInResponse.headers['set-cookie']]).toEqual([200, undefined]);
  });

  it('moves a session from the old cookie name to the new one', async () => {
    const { token } = await site.staff();
    const migratedResponse = await getCurrentMember(`staff_session=${token}`);
    expect(migratedResponse.status).toBe(200);
    const setCookie = migratedResponse.headers['set-cookie'] ?? '';
    expect(setCookie).toContain(`__Host-staff_session=${token}; Max-Age=7776000; Path=/; HttpOnly; Secure`);
    expect(setCookie).toMatch(/(^|,)staff_session=; [^,]*(Max-Age=0|Expires=Thu, 01 Jan 1970)/);
    const unknownSessionResponse = await getCurrentMember('staff_session=none');
    expect([unknownSessionResponse.status, unknownSessionResponse.headers['set-cookie']]).toEqual([
      401,
      undefined,
    ]);
  });

  it('deletes both session cookies and ends the session when a member signs out', async () => {
    const { token } = await site.staff();
    const cookie = `staff_session=${token}; __Host-staff_session=${token}`;
    const signOutResponse = await site.send('POST', '/api/trpc/members.signOut', {
      json: {},
      headers: { cookie },
    });
    expect(signOutResponse.headers['set-cookie']).toMatch(/__Host-staff_session=;/);
    expect(signOutResponse.headers['set-cookie']).toMatch(/(^|,)staff_session=;/);
    expect((await getCurrentMember(cookie)).status).toBe(401);
  });

  it('ignores a forwarded IP address when no proxy is trusted', async () => {
    const { email } = await site.staff({ password: PASSWORD });
    const statuses = [];
    for (let i = 0; i < 6; i++) {
      const headers = { 'x-forwarded-for': `198.51.100.${i}`, forwarded: `for=198.51.100.${i}` };
      statuses.push((await signIn({ email, password: 'wrong' }, headers)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});
