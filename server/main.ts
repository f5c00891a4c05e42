import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { screens } from '../domain/paths';
import { buildApp } from './app';
import { compose } from './compose';
import { readConfig } from './config';
import { prepareContent } from './prepare-content';
import { closeServer, stopOnSignal } from './stop';

const clientRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../client');

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  const { services, cache, incomingFolder, stopJobs, close } = await compose(config, log);
  const announcements = await prepareContent(config, services, log);
  const app = await buildApp({
    config,
    services,
    cache,
    incomingFolder,
    clientRoot: existsSync(clientRoot) ? clientRoot : undefined,
    log,
  });
  await app.listen({ port: config.port, host: config.host }).catch((error: Error) => {
    throw new Error(`The settings HOST and PORT are not usable: ${error.message}.`);
  });

  stopOnSignal(async signal => {
    log.info({ signal }, 'stopping');
    await Promise.all([closeServer(app), stopJobs()]);
    await close();
  });
  process.on('unhandledRejection', error => {
    log.fatal({ err: error }, 'unhandled rejection');
    process.exit(1);
  });

  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  console.log(`\n  The site is up at http://${config.host}:${port}${screens.home.path}`);
  for (const line of announcements) console.log(`  ${line}`);
  console.log('');
}

main().catch((error: Error) => {
  console.error(`\n  The site could not start. ${error.message}\n`);
  process.exit(1);
});
