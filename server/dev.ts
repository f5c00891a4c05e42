import type { IncomingMessage, ServerResponse } from 'node:http';
import { pino } from 'pino';
import { buildApp } from './app';
import { compose } from './compose';
import { readConfig } from './config';
import { prepareContent } from './prepare-content';

/** The server behind the development command: no client build, pages fresh at every request. */
export async function startDevelopment() {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel === 'info' ? 'warn' : config.logLevel });
  const { services, cache, incomingFolder, close } = await compose(config, log);
  await prepareContent(config, services, log);
  const app = await buildApp({ config, services, cache, incomingFolder, clientRoot: undefined, log });
  // An edit of a page empties nothing on the server: in development no page is kept.
  app.addHook('onRequest', async () => cache.clear());
  await app.ready();
  return {
    handle: (request: IncomingMessage, response: ServerResponse) => app.routing(request, response),
    async close() {
      await app.close();
      await close();
    },
  };
}
