import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { buildApp } from './app';
import { compose } from './compose';
import { readConfig } from './config';
import { openDataFolder } from './data-folder';
import { openLog } from './log';
import { prepareContent } from './prepare-content';

/** Starts the development server, which has no client build and renders pages for every request. */
export async function startDevelopment() {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel === 'info' ? 'warn' : config.logLevel);
  const unlockFolder = await openDataFolder(config, log);
  const { stopJobs: _, close, ...parts } = await compose(config, log);
  await prepareContent(config, parts.services, log, path.resolve(import.meta.dirname, '../site-data/demo'));
  const app = await buildApp({ config, ...parts, clientRoot: undefined, log });
  await app.ready();
  return {
    handle(request: IncomingMessage, response: ServerResponse) {
      // Development caches responses other than pages, and an edit doesn’t clear them.
      parts.cache.clear();
      app.routing(request, response);
    },
    async close() {
      await app.close();
      await close();
      unlockFolder();
    },
  };
}
