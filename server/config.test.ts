import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ConfigError, readConfig } from './config';
import { openDataFolder } from './data-folder';
import { createMemoryLog } from './media/media.test-kit';

describe('default settings', () => {
  it.each([
    {},
    { PORT: '', SITE_URL: '', SEED: ' ', S3_BUCKET: '', TRUST_PROXY: ' ', ADMIN_EMAIL: '', LOG_LEVEL: '' },
  ])('uses the default when a setting is missing or empty: %j', environment => {
    expect(readConfig(environment)).toEqual({
      port: 3000,
      host: 'localhost',
      diskFloor: 500 * 1_024 * 1_024,
      socket: undefined,
      siteUrl: 'http://localhost:3000',
      dataDir: path.resolve('data'),
      databaseFile: path.resolve('data/northlight.sqlite'),
      seed: 'demo',
      admin: undefined,
      smtpUrl: undefined,
      mailFrom: undefined,
      mailTo: undefined,
      s3: undefined,
      thirdParties: {},
      trustProxy: undefined,
      hstsSubdomains: false,
      saveDelayMs: 2_000,
      rateLimit: true,
      metricsToken: undefined,
      logLevel: 'info',
    });
  });
});

it.each([{ PURGE_URL: 'http://127.0.0.1:6081/purge' }, { PURGE_TOKEN: 'a-long-purge-token' }])(
  'rejects settings with only one of PURGE_URL and PURGE_TOKEN: %j',
  environment => expect(() => readConfig(environment)).toThrow('PURGE_URL and PURGE_TOKEN'),
);

describe('the replica', () => {
  const key = Buffer.alloc(32, 1).toString('base64');
  const bucket = { S3_BUCKET: 'images', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

  it('uses the image bucket for the replica unless another bucket is set', () => {
    const replicaSettings = { REPLICA_PREFIX: 'replica', REPLICA_KEY: key, REPLICA_S3_BUCKET: 'copies' };
    expect(readConfig({ ...bucket, ...replicaSettings }).replica).toMatchObject({
      prefix: 'replica/',
      s3: { bucket: 'copies', accessKeyId: 'id' },
    });
    expect(readConfig({ ...bucket, ...replicaSettings, REPLICA_S3_BUCKET: '' }).replica?.s3.bucket).toBe(
      'images',
    );
  });

  it.each([
    [{ ...bucket, REPLICA_PREFIX: 'replica/' }, 'REPLICA_KEY'],
    [{ REPLICA_PREFIX: 'replica/', REPLICA_KEY: key }, 'REPLICA_S3_BUCKET'],
    [
      { REPLICA_PREFIX: 'replica/', REPLICA_KEY: key, REPLICA_S3_BUCKET: 'copies' },
      'REPLICA_S3_ACCESS_KEY_ID',
    ],
    [{ ...bucket, REPLICA_PREFIX: 'replica/', REPLICA_KEY: 'short' }, 'REPLICA_KEY must be 32 bytes'],
  ])('names the missing or invalid replica setting: %j', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(name);
  });
});

describe('given settings', () => {
  it('reads settings from the environment', () => {
    const s3 = { S3_BUCKET: 'case-pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      SEED: 'none',
      ADMIN_EMAIL: 'ann@northlight.example',
      ADMIN_PASSWORD: ' spaces are part of it ',
      SMTP_URL: 'smtps://user:pass@mail.example:465',
      MAIL_TO: 'a@x.example, Ben <b@x.example>',
      ...s3,
      S3_ENDPOINT: 'http://minio:9000/',
      S3_PUBLIC_URL: 'https://cdn.example/pictures/',
      TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::1',
      RATE_LIMIT: 'off',
      GTM_ID: 'GTM-AB12',
      LIVE_CHAT_SRC: 'https://chat.example/widget.js',
      SCHEDULING_URL: 'http://localhost:8090/book',
      HSTS: 'subdomains',
    });
    expect(config).toMatchObject({
      port: 8080,
      siteUrl: 'http://localhost:8080',
      admin: { email: 'ann@northlight.example', password: ' spaces are part of it ' },
      s3: {
        region: 'eu-central-1',
        endpoint: 'http://minio:9000',
        publicUrl: 'https://cdn.example/pictures',
      },
      trustProxy: 'loopback, 10.0.0.0/8,2001:db8::1',
      rateLimit: false,
      hstsSubdomains: true,
      thirdParties: {
        gtmId: 'GTM-AB12',
        liveChatSrc: 'https://chat.example/widget.js',
        schedulingUrl: 'http://localhost:8090/book',
      },
    });
  });

  it.each([
    ['https://Northlight.Example/', 'https://northlight.example'],
    ['https://northlight.example:443', 'https://northlight.example'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ])('reduces SITE_URL=%s to the origin %s', (SITE_URL, siteUrl) => {
    expect(readConfig({ SITE_URL }).siteUrl).toBe(siteUrl);
  });
});

const ADMIN = { ADMIN_EMAIL: 'ann@x.example', ADMIN_PASSWORD: 'long enough for us' };

it('uses a passed socket only when the socket is meant for this process', () => {
  expect(readConfig({ LISTEN_FDS: '1' }).socket).toEqual({ fd: 3 });
  expect(readConfig({ LISTEN_FDS: '1', LISTEN_PID: String(process.pid) }).socket).toEqual({ fd: 3 });
  expect(readConfig({ LISTEN_FDS: '1', LISTEN_PID: '1' }).socket).toBeUndefined();
});

it('lists the valid log levels when LOG_LEVEL is invalid', () => {
  expect(() => readConfig({ LOG_LEVEL: 'loud' })).toThrow(
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
  );
});

describe('invalid settings', () => {
  it.each([
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '3000.5' }],
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: '0x50' }],
    ['PORT', { PORT: '65536' }],
    ['SITE_URL', { SITE_URL: 'northlight.example' }],
    ['SITE_URL', { SITE_URL: 'ftp://northlight.example' }],
    ['SITE_URL', { SITE_URL: 'https://northlight.example/site' }],
    ['SITE_URL', { SITE_URL: 'https://northlight.example?x' }],
    ['SITE_URL', { SITE_URL: 'https://user@northlight.example' }],
    ['SEED', { SEED: 'full' }],
    ['ADMIN_EMAIL', { ...ADMIN, ADMIN_EMAIL: 'ann' }],
    ['ADMIN_EMAIL', { ADMIN_PASSWORD: ADMIN.ADMIN_PASSWORD }],
    ['ADMIN_PASSWORD', { ...ADMIN, ADMIN_PASSWORD: 'elevenchars' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: ADMIN.ADMIN_EMAIL }],
    ['SMTP_URL', { SMTP_URL: 'mail.example:25' }],
    ['WEBHOOK_URL', { WEBHOOK_URL: 'http://hooks.example', WEBHOOK_SECRET: 'a-long-random-text' }],
    ['WEBHOOK_SECRET', { WEBHOOK_URL: 'https://hooks.example', WEBHOOK_SECRET: 'short' }],
    ['WEBHOOK_SECRET', { WEBHOOK_URL: 'https://hooks.example' }],
    ['SMTP_URL', { SMTP_URL: 'https://mail.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'Northlight' }],
    ['MAIL_TO', { MAIL_TO: 'everybody' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 'minio' }],
    ['S3_PUBLIC_URL', { S3_PUBLIC_URL: '//cdn.example' }],
    ['S3_ACCESS_KEY_ID', { S3_BUCKET: 'b', S3_SECRET_ACCESS_KEY: 'x' }],
    ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'x' }],
    ['GTM_ID', { GTM_ID: "GTM-1');alert(1)" }],
    ['LIVE_CHAT_SRC', { LIVE_CHAT_SRC: 'javascript:alert(1)' }],
    ['REVIEWS_WIDGET_SRC', { REVIEWS_WIDGET_SRC: 'widget.js' }],
    ['SCHEDULING_URL', { SCHEDULING_URL: 'cal' }],
    ['SCHEDULING_URL', { SCHEDULING_URL: 'http:' }],
    ['SCHEDULING_URL', { SCHEDULING_URL: 'http://cal.example/northlight' }],
    ['SCHEDULING_URL', { SCHEDULING_URL: 'http://localhost.cal.example/northlight' }],
    ['LIVE_CHAT_SRC', { LIVE_CHAT_SRC: 'http://chat.example/widget.js' }],
    ['REVIEWS_WIDGET_SRC', { REVIEWS_WIDGET_SRC: 'http://reviews.example/widget.js' }],
    ['HSTS', { HSTS: 'on' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1, nginx' }],
    ['SAVE_DELAY_MS', { SAVE_DELAY_MS: '0' }],
    ['RATE_LIMIT', { RATE_LIMIT: 'false' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'elevenchars' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'sixteen and some spaces' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ])('names the setting %s when it is invalid: %j', (name, environment: Record<string, string>) => {
    const expected = new RegExp(`^The settings? .*\\b${name}\\b.*\\.$`);
    expect(() => readConfig(environment)).toThrow(expected);
    expect(() => readConfig(environment)).not.toThrow(/long enough for us|elevenchars/);
  });

  it('names every invalid setting when several are invalid', () => {
    const environment = { PORT: 'http', SEED: 'full', ADMIN_EMAIL: 'ann@x.example', S3_BUCKET: 'b' };
    const expected = [/PORT/, /SEED/, /ADMIN_EMAIL and ADMIN_PASSWORD go together/, /S3_BUCKET needs/];
    try {
      expect(readConfig(environment)).toBeUndefined();
    } catch (error) {
      expect((error as ConfigError).sentences).toEqual(expected.map(name => expect.stringMatching(name)));
    }
    expect.assertions(1);
  });

  it('names DATA_DIR when it is a file or a path below a file', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'northlight-config-'));
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    try {
      for (const DATA_DIR of [file, path.join(file, 'below')]) {
        await expect(openDataFolder(readConfig({ DATA_DIR }), createMemoryLog())).rejects.toThrow(
          /^The setting DATA_DIR /,
        );
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
