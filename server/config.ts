import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { isAccountEmail } from '../domain/account-email';
import { PASSWORD_LENGTH_MIN } from '../domain/limits';

const optionalText = z.string().optional();

const createAbsoluteUrlSchema = (name: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be an http or https URL` })
    .transform(url => url.replace(/\/+$/, ''));

export const isLocalHost = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Requires https except on localhost, because third-party resources could be changed in transit. */
const externalUrlSchema = (name: string) =>
  createAbsoluteUrlSchema(name).refine(url => {
    const { protocol, hostname } = new URL(url);
    return protocol === 'https:' || isLocalHost(hostname);
  }, `${name} must be an https URL`);

/** Normalises an origin to the spelling that browsers send. */
const createOriginSchema = (name: string) =>
  createAbsoluteUrlSchema(name)
    .refine(
      url => new URL(url).href === `${new URL(url).origin}/`,
      `${name} must be an origin without a path`,
    )
    .transform(url => new URL(url).origin);

const createNumberSchema = (pattern: RegExp, message: string) =>
  z.string().regex(pattern, message).transform(Number);

const createTokenSchema = (name: string) =>
  z.string().regex(/^\S{16,}$/, `${name} must have at least 16 characters, and no spaces`);

const createPrefixSchema = (name: string, example: string) =>
  z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)*\/?$/, `${name} must be a path in the bucket, like ${example}`)
    .transform(prefix => prefix.replace(/\/?$/, '/'));

const createMailboxSchema = (name: string) =>
  z.string().regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+[^\r\n]*$/, `${name} must contain an email address`);

/** Returns whether a text is an IP address, a range (`10.0.0.0/8`) or a named range. */
function isProxy(proxy: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(proxy)) return true;
  const [ip = '', bits, ...otherParts] = proxy.split('/');
  const version = isIP(ip);
  if (version === 0 || otherParts.length > 0) return false;
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environmentSchema = z.object({
  PORT: createNumberSchema(/^\d+$/, 'PORT must be a whole number')
    .pipe(z.number().max(65_535, 'PORT must be at most 65535'))
    .default(3000),
  HOST: z.string().default('localhost'),
  SITE_URL: createOriginSchema('SITE_URL').optional(),
  DATA_DIR: z.string().default('./data'),
  DISK_FLOOR_MB: createNumberSchema(/^\d{1,9}$/, 'DISK_FLOOR_MB must be a whole number of megabytes').default(
    500,
  ),
  BACKUP_DIR: optionalText,
  BACKUP_KEEP: createNumberSchema(/^[1-9]\d{0,3}$/, 'BACKUP_KEEP must be a whole number from 1').default(7),
  BACKUP_S3_PREFIX: createPrefixSchema('BACKUP_S3_PREFIX', 'backups/').optional(),
  SEED: z.enum(['demo', 'none'], 'SEED must be demo or none').default('demo'),
  ADMIN_EMAIL: z.string().refine(isAccountEmail, 'ADMIN_EMAIL must be an email address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(PASSWORD_LENGTH_MIN, `ADMIN_PASSWORD must have at least ${PASSWORD_LENGTH_MIN} characters`)
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'SMTP_URL must be an smtp or smtps URL' }).optional(),
  MAIL_FROM: createMailboxSchema('MAIL_FROM').optional(),
  MAIL_TO: createMailboxSchema('MAIL_TO').optional(),
  REPLY_TO: createMailboxSchema('REPLY_TO').optional(),
  IMAP_URL: z.url({ protocol: /^imaps?$/, error: 'IMAP_URL must be an imap or imaps URL' }).optional(),
  WEBHOOK_URL: externalUrlSchema('WEBHOOK_URL').optional(),
  WEBHOOK_SECRET: z.string().min(16, 'WEBHOOK_SECRET must have at least 16 characters').optional(),
  WEBHOOK_PRIVATE: z.enum(['allow', 'refuse'], 'WEBHOOK_PRIVATE must be allow or refuse').default('refuse'),
  S3_BUCKET: optionalText,
  S3_REGION: z.string().default('eu-central-1'),
  S3_ENDPOINT: createAbsoluteUrlSchema('S3_ENDPOINT').optional(),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  S3_PUBLIC_URL: createAbsoluteUrlSchema('S3_PUBLIC_URL').optional(),
  PURGE_URL: createAbsoluteUrlSchema('PURGE_URL').optional(),
  PURGE_TOKEN: createTokenSchema('PURGE_TOKEN').optional(),
  PATH: optionalText,
  REPLICA_PREFIX: createPrefixSchema('REPLICA_PREFIX', 'replica/').optional(),
  REPLICA_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, 'REPLICA_KEY must be 32 bytes in base64 (openssl rand -base64 32)')
    .transform(key => Buffer.from(key, 'base64'))
    .optional(),
  REPLICA_S3_BUCKET: optionalText,
  REPLICA_S3_REGION: optionalText,
  REPLICA_S3_ENDPOINT: createAbsoluteUrlSchema('REPLICA_S3_ENDPOINT').optional(),
  REPLICA_S3_ACCESS_KEY_ID: optionalText,
  REPLICA_S3_SECRET_ACCESS_KEY: optionalText,
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'GTM_ID must look like GTM-XXXX')
    .optional(),
  LIVE_CHAT_SRC: externalUrlSchema('LIVE_CHAT_SRC').optional(),
  REVIEWS_WIDGET_SRC: externalUrlSchema('REVIEWS_WIDGET_SRC').optional(),
  SCHEDULING_URL: externalUrlSchema('SCHEDULING_URL').optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      list => list.split(',').every(proxy => isProxy(proxy.trim())),
      'TRUST_PROXY must be a comma-separated list of proxy addresses',
    )
    .optional(),
  HSTS: z.enum(['host', 'subdomains'], 'HSTS must be host or subdomains').default('host'),
  SAVE_DELAY_MS: createNumberSchema(
    /^[1-9]\d{1,4}$/,
    'SAVE_DELAY_MS must be a whole number of milliseconds from 10',
  ).default(2_000),
  RATE_LIMIT: z.enum(['on', 'off'], 'RATE_LIMIT must be on or off').default('on'),
  METRICS_TOKEN: createTokenSchema('METRICS_TOKEN').optional(),
  LISTEN_FDS: optionalText,
  LISTEN_PID: optionalText,
  LOG_LEVEL: z.enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

/** The process’s settings (rule 50), read once at startup. */
export type Config = ReturnType<typeof readConfig>;

/** Invalid settings. The message is the first of `sentences`, each of which names a setting. */
export class ConfigError extends Error {
  constructor(readonly sentences: readonly string[]) {
    super(sentences[0]);
  }
}

/** Settings that are useless without each other. */
const PAIRS = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ['PURGE_URL', 'PURGE_TOKEN'],
] as const;

function findContradictions(settings: Partial<z.output<typeof environmentSchema>>): string[] {
  return [
    ...PAIRS.map(
      ([name, otherName]) =>
        Boolean(settings[name]) !== Boolean(settings[otherName]) &&
        `The settings ${name} and ${otherName} go together: set both or neither.`,
    ),
    settings.S3_BUCKET &&
      !(settings.S3_ACCESS_KEY_ID && settings.S3_SECRET_ACCESS_KEY) &&
      'The setting S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    settings.BACKUP_S3_PREFIX &&
      !(settings.S3_BUCKET && settings.BACKUP_DIR) &&
      'The setting BACKUP_S3_PREFIX needs S3_BUCKET and BACKUP_DIR.',
    settings.REPLICA_PREFIX &&
      !(settings.REPLICA_KEY && (settings.REPLICA_S3_BUCKET ?? settings.S3_BUCKET)) &&
      'The setting REPLICA_PREFIX needs REPLICA_KEY and REPLICA_S3_BUCKET or S3_BUCKET.',
    settings.REPLICA_PREFIX &&
      settings.REPLICA_S3_BUCKET &&
      !(
        (settings.REPLICA_S3_ACCESS_KEY_ID ?? settings.S3_ACCESS_KEY_ID) &&
        (settings.REPLICA_S3_SECRET_ACCESS_KEY ?? settings.S3_SECRET_ACCESS_KEY)
      ) &&
      'The setting REPLICA_S3_BUCKET needs REPLICA_S3_ACCESS_KEY_ID and REPLICA_S3_SECRET_ACCESS_KEY.',
  ].filter(sentence => typeof sentence === 'string');
}

/** Returns the replica’s bucket and key. Each setting of the bucket defaults to that of the image bucket. */
function readReplica(settings: z.output<typeof environmentSchema>) {
  if (!settings.REPLICA_PREFIX || !settings.REPLICA_KEY) return undefined;
  return {
    prefix: settings.REPLICA_PREFIX,
    /** Key that encrypts everything in the replica. Only the site’s owner has it. */
    key: settings.REPLICA_KEY,
    searchPath: settings.PATH ?? '',
    s3: {
      bucket: settings.REPLICA_S3_BUCKET ?? settings.S3_BUCKET ?? '',
      region: settings.REPLICA_S3_REGION ?? settings.S3_REGION,
      endpoint: settings.REPLICA_S3_ENDPOINT ?? settings.S3_ENDPOINT,
      accessKeyId: settings.REPLICA_S3_ACCESS_KEY_ID ?? settings.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: settings.REPLICA_S3_SECRET_ACCESS_KEY ?? settings.S3_SECRET_ACCESS_KEY ?? '',
    },
  };
}

export type ReplicaSettings = NonNullable<ReturnType<typeof readReplica>>;

/** Returns whether the socket is for this process. Child processes inherit systemd’s variables, but not the socket. */
const isOwnSocket = (pid: string | undefined) => pid === undefined || Number(pid) === process.pid;

/**
 * Reads and validates the settings. An empty setting counts as unset.
 * @throws ConfigError with a sentence for each invalid setting.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const nonEmpty = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => {
      // Whitespace is significant in a password.
      const trimmedValue = name === 'ADMIN_PASSWORD' ? value : value?.trim();
      return trimmedValue ? [[name, trimmedValue]] : [];
    }),
  );
  const result = environmentSchema.safeParse(nonEmpty);
  const errors = result.error?.issues.map(
    ({ path, message }) => `The setting ${path.join('.')} is invalid: ${message}.`,
  );
  const sentences = [...(errors ?? []), ...findContradictions(result.data ?? nonEmpty)];
  if (!result.success || sentences.length > 0) throw new ConfigError(sentences);
  const settings = result.data;
  const dataDir = path.resolve(settings.DATA_DIR);
  return {
    port: settings.PORT,
    host: settings.HOST,
    /** Public origin of canonical URLs and emails. Never taken from the Host header. */
    siteUrl: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    dataDir,
    databaseFile: path.join(dataDir, 'northlight.sqlite'),
    /** Bytes that must stay free on the disk. */
    diskFloor: settings.DISK_FLOOR_MB * 1_048_576,
    /** Daily backup folder and the number of backups to retain. */
    backups: settings.BACKUP_DIR
      ? {
          folder: path.resolve(settings.BACKUP_DIR),
          keep: settings.BACKUP_KEEP,
          s3Prefix: settings.BACKUP_S3_PREFIX,
        }
      : undefined,
    seed: settings.SEED,
    admin:
      settings.ADMIN_EMAIL && settings.ADMIN_PASSWORD
        ? { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD }
        : undefined,
    smtpUrl: settings.SMTP_URL,
    /** The sender of emails and the recipient for staff. Both default to the site’s email. */
    mailFrom: settings.MAIL_FROM,
    mailTo: settings.MAIL_TO,
    /** Recipient of visitors’ answers to replies. Defaults to the member who wrote the reply. */
    replyTo: settings.REPLY_TO,
    imapUrl: settings.IMAP_URL,
    /** Endpoint for events about requests and calls, and the secret that signs them. */
    webhook:
      settings.WEBHOOK_URL && settings.WEBHOOK_SECRET
        ? {
            url: settings.WEBHOOK_URL,
            secret: settings.WEBHOOK_SECRET,
            allowsPrivate: settings.WEBHOOK_PRIVATE === 'allow',
          }
        : undefined,
    s3: settings.S3_BUCKET
      ? {
          bucket: settings.S3_BUCKET,
          region: settings.S3_REGION,
          endpoint: settings.S3_ENDPOINT,
          accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
          publicUrl: settings.S3_PUBLIC_URL,
        }
      : undefined,
    replica: readReplica(settings),
    sharedCache:
      settings.PURGE_URL && settings.PURGE_TOKEN
        ? { url: settings.PURGE_URL, token: settings.PURGE_TOKEN }
        : undefined,
    thirdParties: {
      gtmId: settings.GTM_ID,
      liveChatSrc: settings.LIVE_CHAT_SRC,
      reviewsWidgetSrc: settings.REVIEWS_WIDGET_SRC,
      schedulingUrl: settings.SCHEDULING_URL,
    },
    trustProxy: settings.TRUST_PROXY,
    hstsSubdomains: settings.HSTS === 'subdomains',
    /** Socket that systemd or `npm run serve` opened. Inherited sockets start at descriptor 3. */
    socket: settings.LISTEN_FDS === '1' && isOwnSocket(settings.LISTEN_PID) ? { fd: 3 } : undefined,
    saveDelayMs: settings.SAVE_DELAY_MS,
    rateLimit: settings.RATE_LIMIT === 'on',
    /** Token for `/metrics`. Without it, only this machine can read the metrics. */
    metricsToken: settings.METRICS_TOKEN,
    logLevel: settings.LOG_LEVEL,
  };
}
