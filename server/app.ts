import { createServer, type RequestListener } from 'node:http';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { findMediaUrl } from '../db/media';
import { getStoredPaths } from '../db/pages';
import { isSlugGone } from '../db/slugs';
import { CALL_MAX_BYTES } from '../domain/limits';
import { apiBase, isPagePath } from '../domain/paths';
import { findVariantBase } from '../domain/responsive';
import { createCaller } from '../trpc/router';
import { anonymousActor } from '../use-cases/context';
import { sendEnquiry } from '../use-cases/enquiries/send';
import { EnquiryThrottle } from '../use-cases/enquiries/throttle';
import { AttachmentAllowance } from './attachments/allowance';
import { registerBrandedFiles } from './brand/branded-files';
import type { Composition } from './compose';
import type { Config } from './config';
import { registerDiscovery } from './discovery';
import { createCookieActor } from './http/actor';
import { BodyBudget } from './http/bodies/body-budget';
import { closeUnreadBody } from './http/bodies/unread';
import type { CachedResponse } from './http/cached-response';
import { type CompletedRequest, toCompletedRequest } from './http/completed-request';
import { createSecurityHeaders } from './http/headers';
import { registerHealth } from './http/health';
import { createTrust } from './http/network';
import { ignoreBadRanges } from './http/ranges';
import { createRequestId, createRequestLogger } from './http/request-line';
import { createRequestLog } from './http/request-log';
import { createSearchLimit } from './http/search-limit';
import { registerSharedCache, toSharedHeaders } from './http/shared-cache';
import { registerStaffFiles } from './http/staff-files';
import { registerStaffMedia } from './http/staff-media';
import { registerStaticFiles } from './http/static-files';
import { registerTrpc } from './http/trpc';
import { registerUploads } from './http/uploads';
import { getUploadsFolder } from './media/folder-store';
import { registerMetrics } from './metrics';
import { RequestCounts } from './metrics/request-counts';
import { getRequestPath, registerCanonicalRedirects } from './pages/canonical-redirects';
import { createErrorPages } from './pages/failure';
import { PageQueue } from './pages/page-queue';
import { loadPrerendered } from './pages/prerendered';
import { createReadyResponder } from './pages/ready-responses';
import { registerRedirects } from './pages/redirects';
import { createIntentLoader } from './pages/script-on-intent';
import { registerPages } from './pages/vike';
import { registerVisits } from './pages/visit-counter';
import { registerBookings } from './rest/bookings';
import { registerCallFeed } from './rest/call-feed';
import { createRestCaller } from './rest/caller';
import { registerDocs } from './rest/docs';
import { registerEmailSend } from './rest/email-send';
import { registerJsonErrors, registerUnknownApiPaths, sendUnreadablePath } from './rest/errors';
import { registerReadRoutes } from './rest/reads';
import { registerSearch } from './rest/search';
import { registerWriteRoutes } from './rest/writes';
import { DrainingResponse } from './stop';

type AppOptions = Omit<Composition, 'stopJobs' | 'close'> & {
  config: Config;
  /** Client build folder, or undefined in development, where Vite serves the files. */
  clientRoot: string | undefined;
  /** Silent by default. */
  log?: FastifyBaseLogger;
};

/** Long enough for a transliterated Ukrainian title of 200 letters. */
const SLUG_MAX = 1_000;
/** Timeout (ms) for receiving a whole request. */
const REQUEST_TIMEOUT_MS = 120_000;
/** Idle connection timeout (ms), longer than that of common proxies. */
const KEEP_ALIVE_MS = 72_000;

/** Builds the site as a Fastify instance that isn’t listening yet. */
export async function buildApp({
  config,
  services,
  cache,
  disk,
  replica,
  minutes,
  imageProcesses,
  incomingFolder,
  clientRoot,
  log,
}: AppOptions): Promise<FastifyInstance> {
  const isTrusted = createTrust(config.trustProxy);
  let sendReadyResponse = (..._exchange: Parameters<RequestListener>): boolean => false;
  const app = Fastify({
    serverFactory: handler =>
      createServer(
        {
          ServerResponse: DrainingResponse,
          requestTimeout: REQUEST_TIMEOUT_MS,
          keepAliveTimeout: KEEP_ALIVE_MS,
        },
        (request, response) => sendReadyResponse(request, response) || handler(request, response),
      ),
    ...(log ? { loggerInstance: log } : {}),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: CALL_MAX_BYTES,
    trustProxy: isTrusted,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: SLUG_MAX },
    forceCloseConnections: 'idle',
    // Keeps serving connected clients while the site stops.
    return503OnClosing: false,
    genReqId: createRequestId,
    childLoggerFactory: createRequestLog,
    frameworkErrors: sendUnreadablePath,
    rewriteUrl: request => getRequestPath(request.url ?? '/'),
  });

  const counts = new RequestCounts();
  const logRequest = createRequestLogger(app.log);
  const onResponse = (request: CompletedRequest) => {
    const { method, url, ms } = request;
    counts.count(request);
    logRequest(request);
    const [path = '/'] = url.split('?', 1);
    minutes.countRequest(method === 'GET' && isPagePath(path) ? ms : undefined);
  };
  app.addHook('onResponse', (request, reply, done) => {
    onResponse(toCompletedRequest(request, reply));
    done();
  });

  closeUnreadBody(app);
  registerJsonErrors(app);
  ignoreBadRanges(app);
  const headers = createSecurityHeaders(config, clientRoot === undefined);
  const deferScript = clientRoot ? createIntentLoader(clientRoot) : undefined;
  const prerenderedFiles =
    clientRoot && deferScript
      ? await loadPrerendered(clientRoot, config.siteUrl, config.thirdParties, deferScript)
      : { responses: new Map<string, CachedResponse>(), pages: new Map<string, string>() };
  sendReadyResponse = createReadyResponder({
    cache,
    prerendered: prerenderedFiles.responses,
    headers,
    toSharedHeaders: config.sharedCache && toSharedHeaders,
    isTrusted,
    onResponse,
  });
  if (config.sharedCache) registerSharedCache(app);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  registerCanonicalRedirects(app, services.db);
  const writeGuard = {
    async assertSpace() {
      replica?.lease.assertHeld();
      await disk.assertSpace();
    },
  };
  const bodyGuards = { budget: new BodyBudget(), disk: writeGuard };
  registerHealth(app, { ...services, disk, replica });
  const queue = new PageQueue<CachedResponse>();
  registerMetrics(app, config.metricsToken, { services, counts, cache, renders: queue, replica });

  registerVisits(app, services.db, config.siteUrl);
  const allowSearch = config.rateLimit ? createSearchLimit(app) : async () => {};

  const { siteUrl } = config;
  const findActor = createCookieActor(services, siteUrl);
  const visitor = createCaller({ ...services, ...anonymousActor });

  await app.register(
    async api => {
      registerJsonErrors(api);
      registerReadRoutes(api, createRestCaller({ ...services, ...anonymousActor }), cache);
      registerSearch(api, visitor, allowSearch);
      registerWriteRoutes(api, services, bodyGuards);
      registerDocs(api, siteUrl);
    },
    { prefix: apiBase },
  );
  registerUnknownApiPaths(app);

  const throttle = new EnquiryThrottle(services.clock, config.rateLimit);
  const isBookable = !config.thirdParties.schedulingUrl;
  const changeThrottle = new EnquiryThrottle(services.clock, config.rateLimit);
  await registerBookings(app, { services, guards: bodyGuards, throttle, changeThrottle, isBookable });
  const allowance = new AttachmentAllowance(services.clock, config.rateLimit);
  await app.register(async scope => {
    registerJsonErrors(scope);
    await registerEmailSend(scope, {
      send: input => sendEnquiry(services, input),
      receive: (bytes, network) => services.attachments.receive(allowance.limitBytes(network, bytes)),
      guards: bodyGuards,
      throttle,
      siteUrl,
    });
  });

  await app.register(async scope => {
    registerJsonErrors(scope);
    registerCallFeed(scope, services);
  });
  await registerTrpc(app, { services, siteUrl, findActor, guards: bodyGuards, allowCall: allowSearch });
  await registerStaffFiles(app, { ...services, siteUrl, findActor, guards: bodyGuards, incomingFolder });
  const { dataDir } = config;
  const findFallback = async (key: string) => {
    const baseKey = findVariantBase(key);
    const url = baseKey === undefined ? baseKey : await findMediaUrl(services.db, baseKey);
    return url?.slice(url.lastIndexOf('/') + 1);
  };
  await registerStaffMedia(app, {
    ...services,
    findActor,
    dataDir,
    hasBucket: config.s3 !== undefined,
    findFallback,
  });
  // Registered even with a bucket, because files from before the bucket keep their URLs.
  await registerUploads(app, getUploadsFolder(dataDir), findFallback);
  registerDiscovery(app, { services, cache, imageProcesses, siteUrl, cacheDir: `${dataDir}/cache` });
  registerBrandedFiles(app, { root: clientRoot, cache, imageProcesses });
  if (clientRoot) await registerStaticFiles(app, clientRoot);
  registerPages(app, {
    cache,
    queue,
    failures: createErrorPages(clientRoot),
    allowSearch,
    respondWithRedirect: registerRedirects(app, { ...services, getGeneration: () => cache.generation }),
    wasUnpublished: (kind, slug) => isSlugGone(services.db, kind, slug),
    getStoredPaths: () => getStoredPaths(services.db),
    visitor,
    prerendered: prerenderedFiles,
    deferScript,
    createPageContext: async (request, reply) => {
      const actor = await findActor(request, reply);
      return {
        api: actor.user ? createCaller({ ...services, ...actor }) : visitor,
        user: actor.user,
        siteUrl,
        settings: config.thirdParties,
        saveDelayMs: config.saveDelayMs,
      };
    },
  });
  return app;
}
