import path from 'node:path';
import { z } from 'zod';
import { site } from '../content/site';
import { PASSWORD_MIN } from '../domain/limits';

const optional = z
  .string()
  .trim()
  .transform(value => value || undefined)
  .optional();

const origin = (name: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be an http or https address` })
    .transform(url => url.replace(/\/+$/, ''));

const environment = z.object({
  PORT: z.coerce
    .number('PORT must be a number')
    .int('PORT must be a whole number')
    .min(0)
    .max(65_535, 'PORT must be at most 65535')
    .default(3000),
  HOST: z.string().trim().min(1).default('localhost'),
  SITE_URL: origin('SITE_URL').optional(),
  DATA_DIR: z.string().trim().min(1).default('./data'),
  SEED: z.enum(['demo', 'none'], 'SEED must be demo or none').default('demo'),
  ADMIN_EMAIL: z.email('ADMIN_EMAIL must be an e-mail address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(PASSWORD_MIN, `ADMIN_PASSWORD must have at least ${PASSWORD_MIN} characters`)
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'SMTP_URL must be an smtp or smtps address' }).optional(),
  MAIL_FROM: z.string().trim().min(1).default(`${site.name} <${site.email}>`),
  MAIL_TO: z.string().trim().min(1).default(site.email),
  S3_BUCKET: optional,
  S3_REGION: z.string().trim().min(1).default('eu-central-1'),
  S3_ENDPOINT: origin('S3_ENDPOINT').optional(),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  S3_PUBLIC_URL: origin('S3_PUBLIC_URL').optional(),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'GTM_ID must look like GTM-XXXX')
    .optional(),
  LIVE_CHAT_SRC: origin('LIVE_CHAT_SRC').optional(),
  REVIEWS_WIDGET_SRC: origin('REVIEWS_WIDGET_SRC').optional(),
  SCHEDULING_URL: origin('SCHEDULING_URL').optional(),
  TRUST_PROXY: optional,
  RATE_LIMIT: z.enum(['on', 'off'], 'RATE_LIMIT must be on or off').default('on'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'LOG_LEVEL is not a known level')
    .default('info'),
});

/** Settings of one process (DECISIONS 9), read once at start. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads and checks the settings; a setting that is present but empty counts as unset.
 * @throws Error with one sentence that names the bad setting.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = environment.safeParse(given);
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new Error(`The setting ${issue?.path.join('.')} is not usable: ${issue?.message}.`);
  }
  const e = read.data;
  if (Boolean(e.ADMIN_EMAIL) !== Boolean(e.ADMIN_PASSWORD)) {
    throw new Error('The settings ADMIN_EMAIL and ADMIN_PASSWORD go together: give both or neither.');
  }
  if (e.S3_BUCKET && !(e.S3_ACCESS_KEY_ID && e.S3_SECRET_ACCESS_KEY)) {
    throw new Error('The setting S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  }
  const dataDir = path.resolve(e.DATA_DIR);
  return {
    port: e.PORT,
    host: e.HOST,
    /** Public origin of canonical links and mails; never taken from the Host header. */
    siteUrl: e.SITE_URL ?? `http://localhost:${e.PORT}`,
    dataDir,
    databaseFile: path.join(dataDir, 'northlight.sqlite'),
    seed: e.SEED,
    admin:
      e.ADMIN_EMAIL && e.ADMIN_PASSWORD ? { email: e.ADMIN_EMAIL, password: e.ADMIN_PASSWORD } : undefined,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    mailTo: e.MAIL_TO,
    s3: e.S3_BUCKET
      ? {
          bucket: e.S3_BUCKET,
          region: e.S3_REGION,
          endpoint: e.S3_ENDPOINT,
          accessKeyId: e.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: e.S3_SECRET_ACCESS_KEY ?? '',
          publicUrl: e.S3_PUBLIC_URL,
        }
      : undefined,
    thirdParties: {
      gtmId: e.GTM_ID,
      liveChatSrc: e.LIVE_CHAT_SRC,
      reviewsWidgetSrc: e.REVIEWS_WIDGET_SRC,
      schedulingUrl: e.SCHEDULING_URL,
    },
    trustProxy: e.TRUST_PROXY,
    rateLimit: e.RATE_LIMIT === 'on',
    logLevel: e.LOG_LEVEL,
  };
}
