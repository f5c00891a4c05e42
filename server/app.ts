import { createServer, type RequestListener } from 'node:http';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { findMediaUrl } from '../db/media';
import { getStoredPaths } from '../db/pages';
import { isGone } from '../db/slugs';
import { CALL_MAX_BYTES } from '../domain/limits';
import { apiBase, isPagePath } from '../domain/paths';
import { findVariantBase } from '../domain/responsive';
import { createCaller } from '../trpc/router';
import { anonymousActor } from '../use-cases/context';
import { sendEnquiry } from '../use-cases/enquiries/send';
import { EnquiryThrottle } from '../use-cases/enquiries/throttle';
import { AttachmentAllowance } from './attachments/allowance';
import { brandedFiles } from './brand/branded-files';
import type { Composition } from './compose';
import type { Config } from './config';
import { discovery } from './discovery';
import { cookieActor } from './http/actor';
import { type Answered, answeredBy } from './http/answered';
import { BodyRoom } from './http/bodies/body-room';
import { closeUnread } from './http/bodies/unread';
import type { Answer } from './http/cached-response';
import { securityHeaders } from './http/headers';
import { health } from './http/health';
import { trustOf } from './http/network';
import { ignoreBadRanges } from './http/ranges';
import { requestId, requestLine } from './http/request-line';
import { requestLog } from './http/request-log';
import { searchAllowance } from './http/search-allowance';
import { staffFiles } from './http/staff-files';
import { staffMedia } from './http/staff-media';
import { staticFiles } from './http/static-files';
import { trpc } from './http/trpc';
import { uploads } from './http/uploads';
import { uploadsFolder } from './media/folder-store';
import { metrics } from './metrics';
import { EnquiryCounts } from './metrics/request-counts';
import { failures } from './pages/failure';
import { normaliser, pathOfRequest } from './pages/normaliser';
import { PageQueue } from './pages/page-queue';
import { loadPrerendered } from './pages/prerendered';
import { countReads } from './pages/read-counter';
import { readyAnswers } from './pages/ready-responses';
import { redirects } from './pages/redirects';
import { scriptOnIntent } from './pages/script-on-intent';
import { pages } from './pages/vike';
import { createRestCaller } from './rest/caller';
import { docs } from './rest/docs';
import { emailSend } from './rest/email-send';
import { jsonErrors, unknownApiAddresses, unreadableAddress } from './rest/errors';
import { reads } from './rest/reads';
import { search } from './rest/search';
import { writes } from './rest/writes';
import { DrainingResponse } from './stop';

export type AppOptions = Omit<Composition, 'stopJobs' | 'close'> & {
  config: Config;
  /** Folder of the client build; undefined in development, where Vite serves it. */
  clientRoot: string | undefined;
  /** Silent when left out. */
  log?: FastifyBaseLogger;
};

/** Letters of the longest slug: a Ukrainian title of 200 letters, transliterated. */
const SLUG_MAX = 1_000;
/** Time (ms) a client may take to send its whole request. */
const REQUEST_TIMEOUT_MS = 120_000;
/** Time (ms) a connection stays open between two requests: longer than proxies keep theirs. */
const KEEP_ALIVE_MS = 72_000;

/** The whole site as a Fastify instance that does not listen yet. */
export async function buildApp({
  config,
  services,
  cache,
  disk,
  minutes,
  pictures,
  incomingFolder,
  clientRoot,
  log,
}: AppOptions): Promise<FastifyInstance> {
  const isTrusted = trustOf(config.trustProxy);
  let answerReady = (..._exchange: Parameters<RequestListener>): boolean => false;
  const app = Fastify({
    serverFactory: handler =>
      createServer(
        {
          ServerResponse: DrainingResponse,
          requestTimeout: REQUEST_TIMEOUT_MS,
          keepAliveTimeout: KEEP_ALIVE_MS,
        },
        (request, response) => answerReady(request, response) || handler(request, response),
      ),
    ...(log ? { loggerInstance: log } : {}),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: CALL_MAX_BYTES,
    trustProxy: isTrusted,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: SLUG_MAX },
    forceCloseConnections: 'idle',
    // Whoever is still connected while the site stops gets an answer like everybody else.
    return503OnClosing: false,
    genReqId: requestId,
    childLoggerFactory: requestLog,
    frameworkErrors: unreadableAddress,
    rewriteUrl: request => pathOfRequest(request.url ?? '/'),
  });

  const counts = new EnquiryCounts();
  const line = requestLine(app.log);
  const addRead = countReads(app, services.db);
  const onAnswer = (answered: Answered) => {
    const { method, url, ms } = answered;
    counts.count(answered);
    line(answered);
    addRead(answered);
    const [path = '/'] = url.split('?', 1);
    minutes.answered(method === 'GET' && isPagePath(path) ? ms : undefined);
  };
  app.addHook('onResponse', (request, reply, done) => {
    onAnswer(answeredBy(request, reply));
    done();
  });

  closeUnread(app);
  jsonErrors(app);
  ignoreBadRanges(app);
  const headers = securityHeaders(config, clientRoot === undefined);
  const onIntent = clientRoot ? scriptOnIntent(clientRoot) : undefined;
  const prerendered =
    clientRoot && onIntent
      ? await loadPrerendered(clientRoot, config.siteUrl, config.thirdParties, onIntent)
      : { answers: new Map<string, Answer>(), pages: new Map<string, string>() };
  answerReady = readyAnswers({ cache, prerendered: prerendered.answers, headers, isTrusted, onAnswer });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  normaliser(app, services.db);
  const guards = { room: new BodyRoom(), disk };
  health(app, { ...services, disk });
  const queue = new PageQueue<Answer>();
  metrics(app, config.metricsToken, { services, counts, cache, renders: queue });

  const allowSearch = config.rateLimit ? searchAllowance(app) : async () => {};

  const { siteUrl } = config;
  const actorOf = cookieActor(services, siteUrl);
  const visitor = createCaller({ ...services, ...anonymousActor });

  await app.register(
    async api => {
      jsonErrors(api);
      reads(api, createRestCaller({ ...services, ...anonymousActor }), cache);
      search(api, visitor, allowSearch);
      writes(api, services, guards);
      docs(api, siteUrl);
    },
    { prefix: apiBase },
  );
  unknownApiAddresses(app);

  const allowance = new AttachmentAllowance(services.clock, config.rateLimit);
  await app.register(async scope => {
    jsonErrors(scope);
    await emailSend(scope, {
      send: input => sendEnquiry(services, input),
      receive: (bytes, network) => services.attachments.receive(allowance.within(network, bytes)),
      guards,
      throttle: new EnquiryThrottle(services.clock, config.rateLimit),
    });
  });

  await trpc(app, { services, siteUrl, actorOf, guards, allowSearch });
  await staffFiles(app, { ...services, siteUrl, actorOf, guards, incomingFolder });
  const { dataDir } = config;
  const standInFor = async (key: string) => {
    const base = findVariantBase(key);
    const url = base === undefined ? base : await findMediaUrl(services.db, base);
    return url?.slice(url.lastIndexOf('/') + 1);
  };
  await staffMedia(app, { ...services, actorOf, dataDir, hasBucket: config.s3 !== undefined, standInFor });
  // Also beside a bucket: what was stored before there was one stays where its addresses point.
  await uploads(app, uploadsFolder(dataDir), standInFor);
  discovery(app, { services, cache, pictures, siteUrl, cacheDir: `${dataDir}/cache` });
  brandedFiles(app, { root: clientRoot, cache, pictures });
  if (clientRoot) await staticFiles(app, clientRoot);
  pages(app, {
    cache,
    queue,
    failures: failures(clientRoot),
    allowSearch,
    askRedirects: redirects(app, { ...services, generation: () => cache.generation }),
    wasTaken: (kind, slug) => isGone(services.db, kind, slug),
    storedAddresses: () => getStoredPaths(services.db),
    visitor,
    prerendered,
    onIntent,
    pageContext: async (request, reply) => {
      const actor = await actorOf(request, reply);
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
