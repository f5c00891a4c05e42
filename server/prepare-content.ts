import type { Services } from '../trpc/context';
import type { Config } from './config';
import { makeFirstUser } from './first-user';
import type { Log } from './log';
import { seedDatabase } from './seed';

/**
 * Fills an empty database with the demo content unless told not to, and makes the first user.
 * @returns lines for the person who started the process.
 */
export async function prepareContent(config: Config, services: Services, log: Log): Promise<string[]> {
  if (config.seed === 'demo') await seedDatabase({ ...services, log, onProgress: printProgress });
  return makeFirstUser(services.db, config);
}

function printProgress(done: number, total: number): void {
  if (process.stdout.isTTY)
    process.stdout.write(`\r  Drawing the pictures of the demo content: ${done} of ${total}`);
  else if (done % 20 === 0 || done === total)
    console.log(`  Drawing the pictures of the demo content: ${done} of ${total}`);
  if (process.stdout.isTTY && done === total) process.stdout.write('\n');
}
