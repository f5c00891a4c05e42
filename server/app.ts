import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { apiBase } from '../domain/paths';
import { anonymous, type Services } from '../trpc/context';
import { createCaller } from '../trpc/router';
import { sendContactRequest } from '../trpc/send-contact-request';
import { cookieAsker } from './asker';
import type { Config } from './config';
import { discovery } from './discovery';
import { securityHeaders } from './headers';
import { health } from './health';
import { uploadsFolder } from './media/folder-store';
import type { IncomingFolder } from './media/incoming-folder';
import { normaliser, pathOfRequest } from './normaliser';
import type { PageCache } from './page-cache';
import { loadPrerendered } from './prerendered';
import { countReads } from './read-counter';
import { docs } from './rest/docs';
import { emailSend } from './rest/email-send';
import { jsonErrors, unknownApiAddresses, unreadableAddress } from './rest/errors';
import { reads } from './rest/reads';
import { writes } from './rest/writes';
import { scriptOnIntent } from './script-on-intent';
import { staffFiles } from './staff-files';
import { staticFiles } from './static-files';
import { trpc } from './trpc';
import { uploads } from './uploads';
import { pages } from './vike';

export type AppOptions = {
  config: Config;
  services: Services;
  cache: PageCache;
  incomingFolder: IncomingFolder | undefined;
  /** Folder of the client build; undefined in development, where Vite serves it. */
  clientRoot: string | undefined;
  /** Silent when left out. */
  log?: FastifyBaseLogger;
};

/** Letters of the longest slug: a Ukrainian title of 200 letters, transliterated. */
const SLUG_MAX = 1_000;
/** Time (ms) a client may take to send its whole request. */
const REQUEST_TIMEOUT_MS = 120_000;

/** The whole site as a Fastify instance that does not listen yet. */
export async function buildApp({
  config,
  services,
  cache,
  incomingFolder,
  clientRoot,
  log,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...(log ? { loggerInstance: log } : {}),
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: config.trustProxy ?? false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: SLUG_MAX },
    forceCloseConnections: 'idle',
    frameworkErrors: unreadableAddress,
    rewriteUrl: request => pathOfRequest(request.url ?? '/'),
  });

  // One line a request, without query, address or agent: those may be personal data.
  app.addHook('onResponse', (request, reply, done) => {
    const [path] = request.url.split('?');
    request.log.info({
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });

  securityHeaders(app, config, clientRoot === undefined);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  normaliser(app);
  health(app, services);

  const { siteUrl } = config;
  const askerOf = cookieAsker(services, siteUrl);
  const visitor = createCaller({ ...services, ...anonymous });

  await app.register(
    async api => {
      jsonErrors(api);
      reads(api, visitor);
      writes(api, services);
      docs(api, siteUrl);
    },
    { prefix: apiBase },
  );
  unknownApiAddresses(app);

  await app.register(async scope => {
    jsonErrors(scope);
    await emailSend(scope, {
      send: input => sendContactRequest(services, input),
      rateLimit: config.rateLimit,
    });
  });

  await trpc(app, { services, siteUrl, askerOf });
  await staffFiles(app, { ...services, siteUrl, askerOf, incomingFolder });
  // Also beside a bucket: what was stored before there was one stays where its addresses point.
  await uploads(app, uploadsFolder(config.dataDir));
  discovery(app, { services, cache, siteUrl, cacheDir: `${config.dataDir}/cache` });
  countReads(app, services.db);
  if (clientRoot) await staticFiles(app, clientRoot);
  const onIntent = clientRoot ? scriptOnIntent(clientRoot) : undefined;
  pages(app, {
    cache,
    prerendered:
      clientRoot && onIntent
        ? await loadPrerendered(clientRoot, siteUrl, config.thirdParties, onIntent)
        : new Map(),
    onIntent,
    pageContext: async (request, reply) => {
      const asker = await askerOf(request, reply);
      return {
        api: asker.user ? createCaller({ ...services, ...asker }) : visitor,
        user: asker.user,
        siteUrl,
        settings: config.thirdParties,
      };
    },
  });
  return app;
}
