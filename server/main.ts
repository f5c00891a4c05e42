import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { screens } from '../domain/paths';
import { buildApp } from './app';
import { compose } from './compose';
import { readConfig } from './config';
import { openDataFolder } from './data-folder';
import { assertPortFree, listenOnPort } from './listen';
import { openBatchedOutput, openLog } from './log';
import { prepareContent } from './prepare-content';
import { closeServer, stopOnSignal } from './stop';

/** The message that `npm run serve` waits for. */
const READY_MESSAGE = 'ready';
const folder = path.dirname(fileURLToPath(import.meta.url));
const clientRoot = path.resolve(folder, '../client');

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel, openBatchedOutput());
  const leaveFolder = await openDataFolder(config, log);
  await assertPortFree(config);
  const { replica: settings } = config;
  // Loaded only if needed. Nothing is written before this machine has the lease.
  const replica =
    settings &&
    (await import('./replica').then(({ openReplica }) => openReplica({ ...config, replica: settings }, log)));
  const { stopJobs, close, ...parts } = await compose(config, log, replica);
  await prepareContent(config, parts.services, log, path.resolve(folder, '../site-data/demo'));
  const app = await buildApp({
    config,
    ...parts,
    clientRoot: existsSync(clientRoot) ? clientRoot : undefined,
    log,
  });
  replica?.start();
  await listenOnPort(app, config);
  process.send?.(READY_MESSAGE);

  stopOnSignal(async signal => {
    log.info({ signal }, 'stopping');
    await Promise.all([closeServer(app, { shouldDrain: config.socket !== undefined }), stopJobs()]);
    await close();
    leaveFolder();
  });
  // Node would log all properties that libraries add to their errors.
  for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error, event }, 'the site failed and exits');
      process.exit(1);
    });
  }

  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  console.log(`\n  The site is up at http://${config.host}:${port}${screens.home.path}\n`);
}

main().catch((error: Error) => {
  console.error(`\n  The site could not start. ${error.message}\n`);
  process.exit(1);
});
