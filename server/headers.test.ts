import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { PASSWORD, testSite } from './app.test-kit';
import { readConfig } from './config';
import { securityHeaders } from './headers';

async function headersWith(environment: Record<string, string>) {
  const app = Fastify();
  securityHeaders(app, readConfig(environment), false);
  app.get('/', async () => 'x');
  const { headers } = await app.inject('/');
  await app.close();
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

describe('the content policy', () => {
  it('lets in our own and nothing else that could run', async () => {
    const { headers, sources } = await headersWith({});
    expect(sources).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'connect-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
    });
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('lets in the pictures of the bucket, and staff send them there', async () => {
    const s3 = { S3_BUCKET: 'plans', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    const { sources } = await headersWith({ ...s3, S3_PUBLIC_URL: 'https://cdn.example/plans' });
    expect(sources['img-src']).toContain('https://cdn.example');
    expect(sources['connect-src']).toContain('https://plans.s3.eu-central-1.amazonaws.com');
    const own = await headersWith({ ...s3, S3_ENDPOINT: 'http://minio:9000' });
    expect(own.sources['img-src']).toContain('http://minio:9000');
    expect(own.sources['script-src']).toEqual(["'self'"]);
  });
});

it('browsers are told to stay with https where the site is https', async () => {
  const https = await headersWith({ SITE_URL: 'https://northlight.test' });
  expect(https.headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  expect((await headersWith({})).headers['strict-transport-security']).toBeUndefined();
});

describe('behind https, without a trusted proxy', () => {
  const site = testSite({ SITE_URL: 'https://northlight.test', RATE_LIMIT: 'on' });
  const signIn = (json: unknown, headers: Record<string, string> = {}) =>
    site.send('POST', '/api/trpc/users.signIn', { json, headers });

  it('the session cookie is never sent in clear', async () => {
    const { email } = await site.staff({ password: PASSWORD });
    const { status, headers } = await signIn({ email, password: PASSWORD });
    expect([status, headers['set-cookie']]).toEqual([200, expect.stringMatching(/; Secure/)]);
  });

  it('nobody names another address than their own', async () => {
    const { email } = await site.staff({ password: PASSWORD });
    const statuses = [];
    for (let i = 0; i < 6; i++) {
      const headers = { 'x-forwarded-for': `198.51.100.${i}`, forwarded: `for=198.51.100.${i}` };
      statuses.push((await signIn({ email, password: 'wrong' }, headers)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  }, 20_000);
});
